import type { Area } from '../area.ts';
import { first, listWithCollectors, one, selection } from '../question.ts';

export const area: Area<'transfer'> = {
  title: 'Transferencias',
  queries: {
    TransfersPage: { title: 'Búsqueda', ...listWithCollectors },
    TransferForAction: { title: 'Diálogo de una acción', ...one(first('transfers')) },
    TransferSelection: { title: 'Selección de todas las que coinciden', ...selection('transfers', 'PENDING') },
    PaymentOfTransfer: {
      title: 'Pago de una transferencia',
      ...one('{ transfers(filter: { status: CONCILIATED }, limit: 50) { rows { paymentId } } }'),
    },
  },
};
