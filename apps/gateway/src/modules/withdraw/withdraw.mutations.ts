import { gone } from '../../changes/change-error.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { linkToBankFile } from '../../module-kit/file/bank-file.ts';
import { noBody, withStatusDetail } from '../../module-kit/change/change-bodies.ts';
import { versioned } from '../../module-kit/change/mutations.ts';
import { unlessOwnSchedule } from '../../module-kit/change/own-schedule.ts';
import { withdrawActions } from './withdraw.actions.ts';

const mutation = versioned({
  area: 'withdraw',
  read: ({ withdraw }, id) => withdraw.byId(id),
  actions: withdrawActions,
  fieldNames: { status_detail: 'reason' },
  payload: ({ entity, error }) => ({ withdraw: entity, error }),
});

/** Mutations of withdraws, and links to their files (B171, B172, B316). */
export const withdrawMutations = {
  transferWithdraw: mutation('transfer', noBody, ({ withdraw }) => withdraw.transfer, {
    refusePerson: unlessOwnSchedule,
  }),
  rejectWithdraw: mutation('reject', withStatusDetail, ({ withdraw }) => withdraw.reject),
  reexportWithdraw: mutation('reexport', noBody, ({ withdraw }) => withdraw.reexport),
  createWithdrawDownload: async (_root, { id, format }, context) => {
    const source = context.sources.withdraw;
    const found = await source.byId(id);
    if (!found) return { download: null, error: gone };
    return linkToBankFile(
      {
        type: 'Withdraw',
        id,
        service: 'withdraw',
        format,
        addressOf: (extension) => source.fileOf(id, extension),
        name: `retiro_${found.collectorId}`,
      },
      withdrawActions.refusal('download', found, context.asker()),
      context,
    );
  },
} satisfies MutationResolvers;
