import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, type StatusDisplay } from '@/shared/status';

/** Label and tone of each status of a payment (A108, CON-32). An unknown status shows its code. */
export const paymentStatus: Readonly<Record<PaymentStatus, StatusDisplay>> = {
  PENDING: { label: 'Pendiente', tone: 'info' },
  ISSUED: { label: 'Emitido', tone: 'info' },
  APPROVED: { label: 'Aprobado', tone: 'success' },
  PARTIAL: { label: 'Parcial', tone: 'warning' },
  REJECTED: { label: 'Rechazado', tone: 'error' },
  REFUNDED: { label: 'Devuelto', tone: 'neutral' },
  OBJECTED: { label: 'Objetado', tone: 'warning' },
  CANCELLED: { label: 'Cancelado', tone: 'neutral' },
  EXPIRED: { label: 'Expirado', tone: 'neutral' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** Statuses of payments. */
export const paymentStatuses = statusCatalogue(paymentStatus);
