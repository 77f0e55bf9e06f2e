import { isMoney } from '../../module-kit/source/mapping.ts';
import { actionsOf } from '../../module-kit/change/action-rules.ts';
import type { WithdrawalParent } from './withdrawal.mappers.ts';
import { reasons } from './withdrawal.texts.ts';

/** Rules of the actions of a withdrawal (B176). */
export const withdrawalActions = actionsOf<WithdrawalParent>()(reasons, {
  authorize: {
    permission: 'WITHDRAWAL_AUTHORIZE',
    refusal: ({ status, amount, destination }) => {
      if (status !== 'PENDING_AUTHORIZATION') return 'not_pending';
      if (!isMoney(amount)) return 'amount_invalid';
      return destination.isValid ? undefined : 'destination_invalid';
    },
    barrier: ({ requestedBy, amount }, { fourEyes }) => fourEyes(requestedBy, amount),
  },
  reject: {
    permission: 'WITHDRAWAL_AUTHORIZE',
    refusal: ({ status }) => (status === 'PENDING_AUTHORIZATION' ? undefined : 'not_pending'),
  },
});
