import type { Area } from '../area.ts';
import { first, list, one } from '../question.ts';

export const area: Area<'service-payment'> = {
  title: 'Pago de servicios',
  queries: {
    TransactionBatchesPage: { title: 'Lotes de transacción', ...list },
    GatewayBatchesPage: { title: 'Lotes de gateway', ...list },
    GatewayBatchForAction: { title: 'Diálogo de una acción', ...one(first('gatewayBatches')) },
  },
};
