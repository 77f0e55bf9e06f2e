import type { Area } from '../area.ts';
import { first, list, one, selection } from '../question.ts';

export const area: Area<'withdrawal'> = {
  title: 'Autorización de retiros',
  queries: {
    WithdrawalsPage: { title: 'Búsqueda', ...list },
    WithdrawalForAction: { title: 'Diálogo de una acción', ...one(first('withdrawals')) },
    WithdrawalCurrentVersion: { title: 'Versión actual', ...one(first('withdrawals')) },
    WithdrawalSelection: {
      title: 'Selección de todos los que coinciden',
      ...selection('withdrawals', 'PENDING_AUTHORIZATION'),
    },
  },
};
