import type { Tone } from '@/shared/theme';

interface StatusText {
  readonly label: string;
  readonly tone: Tone;
}

const known: Readonly<Record<string, StatusText>> = {
  approved: { label: 'Aprobado', tone: 'success' },
  rejected: { label: 'Rechazado', tone: 'error' },
  pending: { label: 'Pendiente', tone: 'warning' },
  sent: { label: 'Enviado', tone: 'success' },
  error: { label: 'Error', tone: 'error' },
};

/** A state that is free text of a service (refund, gateway, notification); one that is not known stays as it came. */
export const serviceStatus = (code: string): StatusText => known[code] ?? { label: code, tone: 'neutral' };
