import type { Area } from '../area.ts';
import { first, list, one, selection } from '../question.ts';

export const area: Area<'withdraw'> = {
  title: 'Retiros a transferir',
  queries: {
    WithdrawsPage: { title: 'Búsqueda', ...list },
    WithdrawForAction: { title: 'Diálogo de una acción', ...one(first('withdraws')) },
    WithdrawSelection: { title: 'Selección de todos los que coinciden', ...selection('withdraws', 'PENDING') },
  },
};
