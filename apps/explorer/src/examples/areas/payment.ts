import type { Area } from '../area.ts';
import { first, listWithCollectors, one, selection } from '../question.ts';

const paymentParts = { withFees: true, withBatch: true, withNotifications: true };

export const area: Area<'payment'> = {
  title: 'Pagos',
  queries: {
    PaymentsPage: { title: 'Búsqueda', ...listWithCollectors },
    PaymentDetail: { title: 'Detalle', variables: paymentParts, found: { id: first('payments') } },
    PaymentHistory: { title: 'Versiones', ...one(first('payments', 'status: REFUNDED')) },
    PaymentComparison: {
      title: 'Comparación de dos versiones',
      variables: { older: 1, newer: 2, ...paymentParts },
      found: { id: first('payments', 'status: REFUNDED') },
    },
    PaymentHolders: { title: 'Titulares de las tarjetas', ...one(first('payments')), username: 'operador' },
    PaymentPayerProfile: { title: 'Ficha del pagador', ...one(first('payers')) },
    RelatedPayment: { title: 'Pago relacionado', ...one(first('payments')) },
    LatestPayments: { title: 'Últimos pagos', variables: { limit: 5, filter: { status: 'APPROVED' } } },
    PaymentRowActions: { title: 'Acciones de una fila', ...one(first('payments')) },
    PaymentForAction: { title: 'Diálogo de una acción', ...one(first('payments')) },
    PaymentCurrentVersion: { title: 'Versión actual', ...one(first('payments')) },
    PaymentSelection: {
      title: 'Selección de todos los que coinciden (escrita, supera el límite)',
      ...selection('payments', 'OBJECTED'),
      isTooCostly: true,
    },
  },
};
