import type { MutationResolvers } from '../resolvers.generated.ts';
import { noBody, withStatusDetail } from '../../module-kit/change/change-bodies.ts';
import { versioned } from '../../module-kit/change/mutations.ts';
import { unlessOwnSchedule } from '../../module-kit/change/own-schedule.ts';
import { withdrawalActions } from './withdrawal.actions.ts';

const mutation = versioned({
  area: 'withdrawal',
  read: ({ withdrawal }, id) => withdrawal.byId(id),
  actions: withdrawalActions,
  fieldNames: { status_detail: 'reason' },
  payload: ({ entity, error }) => ({ withdrawal: entity, error }),
});

/** Mutations of withdrawals (B176, B317). */
export const withdrawalMutations = {
  authorizeWithdrawal: mutation('authorize', noBody, ({ withdrawal }) => withdrawal.authorize, {
    refusePerson: unlessOwnSchedule,
  }),
  rejectWithdrawal: mutation('reject', withStatusDetail, ({ withdrawal }) => withdrawal.reject),
} satisfies MutationResolvers;
