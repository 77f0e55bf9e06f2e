import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import type { Tone } from '@/shared/theme';

interface StatusLook {
  readonly label: string;
  readonly tone: Tone;
}

/** How each status of a payment is shown (A108, CON-32); an unknown one shows its own code. */
export const paymentStatus: Readonly<Record<PaymentStatus, StatusLook>> = {
  PENDING: { label: 'Pendiente', tone: 'info' },
  ISSUED: { label: 'Emitido', tone: 'neutral' },
  APPROVED: { label: 'Aprobado', tone: 'success' },
  PARTIAL: { label: 'Parcial', tone: 'warning' },
  REJECTED: { label: 'Rechazado', tone: 'error' },
  REFUNDED: { label: 'Devuelto', tone: 'neutral' },
  OBJECTED: { label: 'Objetado', tone: 'warning' },
  CANCELLED: { label: 'Cancelado', tone: 'neutral' },
  EXPIRED: { label: 'Expirado', tone: 'neutral' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** A status that a list can be filtered by. */
export type KnownPaymentStatus = Exclude<PaymentStatus, 'UNKNOWN'>;

const isKnown = (status: string): status is KnownPaymentStatus =>
  status !== 'UNKNOWN' && Object.hasOwn(paymentStatus, status);

/** The statuses in the order in which a menu offers them. */
export const knownStatuses: readonly KnownPaymentStatus[] = Object.keys(paymentStatus).filter(isKnown);

/** A status as the address names it, which is as the service does: `approved`. */
export const statusOfCode = (code: string): KnownPaymentStatus | undefined => {
  const status = code.toUpperCase();
  return isKnown(status) ? status : undefined;
};
