import type { TaxDeadlineState, TaxFormStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, statusChip, type StatusDisplay } from '@/shared/status';
import { statusDetailTexts } from './tax-form.texts';

/** Label and tone of each status of a tax form (GAP-28). An unknown status shows its code. */
export const taxFormStatus: Readonly<Record<TaxFormStatus, StatusDisplay>> = {
  PENDING: { label: 'Pendiente', tone: 'info' },
  GENERATING: { label: 'Generando', tone: 'info' },
  CREATED: { label: 'Creada', tone: 'warning' },
  DELIVERED: { label: 'Presentada', tone: 'success' },
  REPROCESS: { label: 'Reprocesando', tone: 'info' },
  ERROR: { label: 'Con error', tone: 'error' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** Statuses of tax forms. */
export const taxFormStatuses = statusCatalogue(taxFormStatus);

/** Label and tone of each state of a due date. */
export const deadlineState: Readonly<Record<TaxDeadlineState, StatusDisplay>> = {
  PRESENTED: { label: 'Presentada', tone: 'success' },
  OVERDUE: { label: 'Vencida', tone: 'error' },
  DUE_SOON: { label: 'Vence pronto', tone: 'warning' },
  UPCOMING: { label: 'Por vencer', tone: 'neutral' },
};

/** Returns true while the file is being created, so that the status will change without an action. */
export const isUnderWay = ({ status }: { readonly status: TaxFormStatus }): boolean =>
  status === 'PENDING' || status === 'GENERATING' || status === 'REPROCESS';

/** Formats a period: `10/2026`. */
export const periodText = (period: string): string => period.replace(/^(\d{4})-(\d{2})$/, '$2/$1');

/** Chip with the status of a tax form, and the reason of an error. */
export const TaxFormStatusChip = statusChip(taxFormStatus, statusDetailTexts);
