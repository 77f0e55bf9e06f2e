import { changeArea } from '../../changes/change-keys.ts';
import { gone, type Changed } from '../../changes/perform-once.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { linkToBankFile } from '../bank-file.ts';
import { noBody, withStatusDetail } from '../change-bodies.ts';
import { createVersionedMutations } from '../domain-changes.ts';
import { withdrawActions } from './withdraw.actions.ts';
import type { WithdrawParent } from './withdraw.mappers.ts';

type WithdrawChanged = Changed<WithdrawParent, null>;

const mutation = createVersionedMutations({
  keys: changeArea<WithdrawChanged>('withdraw'),
  read: ({ withdraw }, id) => withdraw.byId(id),
  actions: withdrawActions,
  fieldNames: { status_detail: 'reason' },
  nothing: null,
  payload: ({ entity, error }: WithdrawChanged) => ({ withdraw: entity, error }),
});

/** The changes of a withdraw, and links to its files (B171, B172, B316). */
export const withdrawMutations = {
  transferWithdraw: mutation('transferWithdraw', 'transfer', noBody, ({ withdraw }) => withdraw.transfer),
  rejectWithdraw: mutation('rejectWithdraw', 'reject', withStatusDetail, ({ withdraw }) => withdraw.reject),
  reexportWithdraw: mutation('reexportWithdraw', 'reexport', noBody, ({ withdraw }) => withdraw.reexport),
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
