import type { DetailChange } from '@backoffice/contracts/distribution';
import { distributionDetailForm, receiptForm } from '@backoffice/validators';
import { changeArea } from '../../changes/change-keys.ts';
import type { Changed } from '../../changes/perform-once.ts';
import { checked } from '../../errors/checked.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import type { DistributionDetailInput } from '../../graphql/schema-types.generated.ts';
import type { ActionName } from '../action-rules.ts';
import { noBody, withStatusDetail } from '../change-bodies.ts';
import { createMutationRunner, createVersionedMutations } from '../domain-changes.ts';
import { detailActions, distributionActions } from './distribution.actions.ts';
import type { DistributionDetailParent, DistributionParent } from './distribution.mappers.ts';
import type { DetailId } from './distribution.source.ts';

type DistributionChanged = Changed<DistributionParent, null>;
type DetailChanged = Changed<DistributionDetailParent, null>;

const mutation = createVersionedMutations({
  keys: changeArea<DistributionChanged>('distribution'),
  read: ({ distribution }, id) => distribution.byId(id),
  actions: distributionActions,
  fieldNames: { status_detail: 'reason' },
  nothing: null,
  payload: ({ entity, error }: DistributionChanged) => ({ distribution: entity, error }),
});

const changeDetail = createMutationRunner<DistributionDetailParent, null, ActionName<typeof detailActions>, DetailId>({
  keys: changeArea<DetailChanged>('distribution-detail'),
  read: ({ distribution }, ids) => distribution.detail(ids),
  actions: detailActions,
  fieldNames: {
    'destination.type': 'detail.format',
    'destination.value': 'detail.account',
    'destination.cuit': 'detail.cuit',
    'destination.name': 'detail.name',
    amount: 'detail.amount',
    email: 'email',
  },
});

const payload = ({ entity, error }: DetailChanged) => ({ detail: entity, error });

/** The part as the service takes it: the type in lower case, and the status where success is forced (B152, B347). */
const bodyOf = (given: DistributionDetailInput, force: boolean): DetailChange => {
  const { format, account, cuit, name, amount } = checked('detail', distributionDetailForm, {
    ...given,
    format: given.format.toLowerCase(),
  });
  const destination = { type: format, value: account, cuit, name };
  return { destination, amount: Number(amount), ...(force ? { status: 'success' as const } : {}) };
};

/** The changes of distributions and of their parts (B206-B209, B347, B348). */
export const distributionMutations = {
  reprocessDistribution: mutation(
    'reprocessDistribution',
    'reprocess',
    noBody,
    ({ distribution }) => distribution.reprocess,
  ),
  approveDistribution: mutation('approveDistribution', 'approve', noBody, ({ distribution }) => distribution.approve),
  rejectDistribution: mutation(
    'rejectDistribution',
    'reject',
    withStatusDetail,
    ({ distribution }) => distribution.reject,
  ),
  updateDistributionDetail: async (_root, args, context) => {
    const { distributionId, id, detail, force } = args;
    const source = context.sources.distribution;
    return payload(
      await changeDetail('updateDistributionDetail', args, context, {
        id: { distributionId, id },
        action: force ? 'force' : 'edit',
        body: () => bodyOf(detail, force),
        send: async (body, headers) => ({
          entity: await source.update({ distributionId, id }, body, headers),
          result: null,
        }),
      }),
    );
  },
  sendDistributionReceipt: async (_root, args, context) => {
    const { distributionId, id, email } = args;
    const source = context.sources.distribution;
    return payload(
      await changeDetail('sendDistributionReceipt', args, context, {
        id: { distributionId, id },
        action: 'sendReceipt',
        body: () => checked('', receiptForm, { email }),
        send: async (body, headers) => ({
          entity: await source.sendReceipt({ distributionId, id }, body, headers),
          result: null,
        }),
      }),
    );
  },
} satisfies MutationResolvers;
