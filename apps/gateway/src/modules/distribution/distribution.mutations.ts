import type { DetailChange } from '@backoffice/contracts/distribution';
import { distributionDetailForm, reason as whyForced, receiptForm } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type * as api from '../../api/schema-types.generated.ts';
import { noBody, withStatusDetail } from '../../module-kit/change/change-bodies.ts';
import { versioned, versionedSteps } from '../../module-kit/change/mutations.ts';
import { detailActions, distributionActions } from './distribution.actions.ts';
import { unlessOwnEdit } from './edited-destinations.ts';
import type { DetailId } from './distribution.source.ts';

const mutation = versioned({
  area: 'distribution',
  read: ({ distribution }, id) => distribution.forChange(id),
  actions: distributionActions,
  fieldNames: { status_detail: 'reason' },
  payload: ({ entity, error }) => ({ distribution: entity, error }),
});

const detailMutation = versionedSteps({
  area: 'distribution-detail',
  actions: detailActions,
  read: ({ distribution }, ids: DetailId) => distribution.detail(ids),
  fieldNames: {
    'destination.type': 'detail.format',
    'destination.value': 'detail.account',
    'destination.cuit': 'detail.cuit',
    'destination.name': 'detail.name',
    amount: 'detail.amount',
    email: 'email',
  },
  payload: ({ entity, error }) => ({ detail: entity, error }),
});

const detailIdOf = ({ distributionId, id }: DetailId): DetailId => ({ distributionId, id });

/**
 * Converts a part for the service: account type in lower case, and status `success` when it is forced (B152, B347).
 * @throws GatewayError for an invalid part
 */
const bodyOf = (given: api.DistributionDetailInput, force: boolean): DetailChange => {
  const { format, account, cuit, name, amount } = checked('detail', distributionDetailForm, {
    ...given,
    format: given.format.toLowerCase(),
  });
  const destination = { type: format, value: account, cuit, name };
  return { destination, amount: Number(amount), ...(force ? { status: 'success' as const } : {}) };
};

const byTwo = { refusePerson: unlessOwnEdit };

/** Mutations of distributions and their parts (B206-B209, B347, B348). */
export const distributionMutations = {
  reprocessDistribution: mutation('reprocess', noBody, ({ distribution }) => distribution.reprocess, byTwo),
  approveDistribution: mutation('approve', noBody, ({ distribution }) => distribution.approve, byTwo),
  rejectDistribution: mutation('reject', withStatusDetail, ({ distribution }) => distribution.reject),
  updateDistributionDetail: detailMutation(
    ({ detail, force, reason }: api.MutationUpdateDistributionDetailArgs) => {
      // the service has no field for the reason; only the audit trail records it
      if (force || typeof reason === 'string') checked('reason', whyForced, reason ?? '');
      return bodyOf(detail, force);
    },
    ({ force, ...args }, { sources }) => ({
      id: detailIdOf(args),
      action: force ? 'force' : 'edit',
      send: async (body, headers) => ({ entity: await sources.distribution.update(detailIdOf(args), body, headers) }),
    }),
  ),
  sendDistributionReceipt: detailMutation(
    ({ email }: api.MutationSendDistributionReceiptArgs) => checked('', receiptForm, { email }),
    (args, { sources }) => ({
      id: detailIdOf(args),
      action: 'sendReceipt',
      send: async (body, headers) => ({
        entity: await sources.distribution.sendReceipt(detailIdOf(args), body, headers),
      }),
    }),
  ),
} satisfies MutationResolvers;
