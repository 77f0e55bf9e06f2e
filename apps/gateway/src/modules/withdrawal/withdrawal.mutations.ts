import { changeArea } from '../../changes/change-keys.ts';
import { type Changed } from '../../changes/perform-once.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { noBody, withStatusDetail } from '../change-bodies.ts';
import { createVersionedMutations } from '../domain-changes.ts';
import { withdrawalActions } from './withdrawal.actions.ts';
import type { WithdrawalParent } from './withdrawal.mappers.ts';

type WithdrawalChanged = Changed<WithdrawalParent, null>;

const mutation = createVersionedMutations({
  keys: changeArea<WithdrawalChanged>('withdrawal'),
  read: ({ withdrawal }, id) => withdrawal.byId(id),
  actions: withdrawalActions,
  fieldNames: { status_detail: 'reason' },
  nothing: null,
  payload: ({ entity, error }: WithdrawalChanged) => ({ withdrawal: entity, error }),
});

/** The changes of a withdrawal (B176, B317). */
export const withdrawalMutations = {
  authorizeWithdrawal: mutation('authorizeWithdrawal', 'authorize', noBody, ({ withdrawal }) => withdrawal.authorize),
  rejectWithdrawal: mutation('rejectWithdrawal', 'reject', withStatusDetail, ({ withdrawal }) => withdrawal.reject),
} satisfies MutationResolvers;
