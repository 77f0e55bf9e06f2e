import { isMoney } from '../../module-kit/source/mapping.ts';
import { actionsOf } from '../../module-kit/change/action-rules.ts';
import type { WithdrawParent } from './withdraw.mappers.ts';
import { reasons, type ReasonCode } from './withdraw.texts.ts';

const fileRefusal = ({ status }: WithdrawParent): ReasonCode | undefined =>
  status === 'PENDING' || status === 'TRANSFERRED' ? undefined : 'without_files';

/** Rules of the actions of a withdraw (B171, B172). */
export const withdrawActions = actionsOf<WithdrawParent>()(reasons, {
  transfer: {
    permission: 'WITHDRAW_TRANSFER',
    refusal: ({ status, amount, destination }) => {
      if (status !== 'PENDING') return 'not_pending';
      if (!isMoney(amount)) return 'amount_invalid';
      if (destination === null) return 'destination_unknown';
      return destination.isValid ? undefined : 'destination_invalid';
    },
    barrier: ({ requestedBy, amount }, { fourEyes }) => fourEyes(requestedBy, amount),
  },
  reject: {
    permission: 'WITHDRAW_REJECTED',
    refusal: ({ status }) => (status === 'PENDING' ? undefined : 'not_pending'),
  },
  download: { permission: 'WITHDRAW_DOWNLOAD', refusal: fileRefusal },
  reexport: { permission: 'WITHDRAW_RE_EXPORT', refusal: fileRefusal },
});
