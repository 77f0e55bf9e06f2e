import { actionsOf } from '../../module-kit/change/action-rules.ts';
import type { TransferParent } from './transfer.mappers.ts';
import { reasons } from './transfer.texts.ts';

/** Rules of the actions of a transfer (B167). */
export const transferActions = actionsOf<TransferParent>()(reasons, {
  conciliate: {
    permission: 'TRANSFER_UPDATE',
    refusal: ({ status, paymentId }) => {
      if (status !== 'PENDING') return 'not_pending';
      return paymentId === null ? 'without_payment' : undefined;
    },
  },
});
