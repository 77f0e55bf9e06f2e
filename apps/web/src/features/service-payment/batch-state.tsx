import type { ServicePaymentBatchState } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, statusChip, type StatusDisplay } from '@/shared/status';

/** Label and tone of each state of a batch (B200). An unknown state shows its code. */
export const batchState: Readonly<Record<ServicePaymentBatchState, StatusDisplay>> = {
  OPEN: { label: 'Abierto', tone: 'info' },
  PENDING: { label: 'Pendiente', tone: 'info' },
  CONCILIATED: { label: 'Conciliado', tone: 'success' },
  CLOSE: { label: 'Cerrado', tone: 'neutral' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** States of batches. */
export const batchStates = statusCatalogue(batchState);

const Chip = statusChip(batchState);

interface BatchStateChipProps {
  readonly batch: { readonly state: ServicePaymentBatchState; readonly stateCode: string };
}

/** Chip with the state of a batch. */
export const BatchStateChip = ({ batch: { state, stateCode } }: BatchStateChipProps) => (
  <Chip of={{ status: state, statusCode: stateCode }} />
);
