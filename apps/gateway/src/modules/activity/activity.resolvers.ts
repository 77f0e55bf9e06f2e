import { dayOf } from '@backoffice/validators';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { pageOf } from '../../module-kit/list/list-arguments.ts';
import { activityFilePath } from './activity.file.ts';
import { typesFor } from './activity.records.ts';
import { activityFrom } from './activity.mappers.ts';
import { conditionsOf, type ActivityConditions } from './activity.search.ts';

type Records = NonNullable<ActivityConditions['records']>;

interface Paging {
  readonly page: number;
  readonly limit: number;
}

const readPage = async ({ activity }: GatewayContext, conditions: ActivityConditions, given: Paging) => {
  const { page, limit } = pageOf(given);
  const { rows, size } = await activity.read(conditions, { offset: (page - 1) * limit, limit });
  return { rows: rows.map(activityFrom), page, limit, size };
};

/** Reads the activity of records. Without ACTIVITY_AUDIT it contains only changes and uploads. */
const ofRecords = (context: GatewayContext, records: Records, given: Paging) =>
  readPage(context, { records, changesOnly: !context.can('ACTIVITY_AUDIT') }, given);

/**
 * Creates the activity resolver of a record.
 * @param type type name in the audit trail
 */
const of =
  (type: string) =>
  ({ id }: { readonly id: string }, given: Paging, context: GatewayContext) =>
    ofRecords(context, [{ type, ids: [id] }], given);

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** Page of the parts of a distribution whose activity is included: the first 100. */
const MOST_PARTS = { page: 1, limit: 100 };

/** Resolvers of the activity: of records, of the person, and of everybody. */
export const activityResolvers: Resolvers = {
  Query: {
    activities: (_root, { filter, ...given }, context) => readPage(context, conditionsOf(filter ?? {}), given),
  },
  Mutation: {
    createActivityDownload: async (_root, { filter }, context) => {
      const { activity, viewer, now, issueDownloadLink, upstreamHeaders } = context;
      // refuses an invalid filter, or a missing store, before the person gets a link
      await activity.read(conditionsOf(filter ?? {}), { offset: 0, limit: 1 });
      const fileName = `actividad_${dayOf(now())}.csv`;
      const download = await issueDownloadLink({
        type: 'Activity',
        id: fileName,
        service: 'activity',
        address: {
          path: activityFilePath(filter ?? {}, typesFor(context.can)),
          headers: upstreamHeaders,
          personId: viewer.id,
        },
        fileName,
        size: null,
      });
      return { download, error: null };
    },
  },
  Viewer: {
    activity: (_viewer, given, context) => readPage(context, { userId: context.viewer.id }, given),
  },
  Collector: {
    activity: async ({ id }, given, context) => {
      const entries = await context.sources.collector.configurations(id).catch(() => []);
      const records = [
        { type: 'Collector', ids: [id] },
        { type: 'CollectorConfiguration', ids: idsOf(entries) },
      ];
      return ofRecords(context, records, given);
    },
  },
  Distribution: {
    activity: async (distribution, given, context) => {
      const parts = await context.sources.distribution.details(distribution, MOST_PARTS).catch(() => null);
      const records = [
        { type: 'Distribution', ids: [distribution.id] },
        { type: 'DistributionDetail', ids: idsOf(parts?.rows ?? []) },
      ];
      return ofRecords(context, records, given);
    },
  },
  Batch: { activity: of('Batch') },
  Bin: { activity: of('Bin') },
  Export: { activity: of('Export') },
  GatewayBatch: { activity: of('GatewayBatch') },
  Import: { activity: of('Import') },
  Notification: { activity: of('Notification') },
  Payer: { activity: of('Payer') },
  PayerReference: { activity: of('PayerReference') },
  Payment: { activity: of('Payment') },
  PaymentSubscription: { activity: of('PaymentSubscription') },
  SoftwareProviderReport: { activity: of('SoftwareProviderReport') },
  TaxForm: { activity: of('TaxForm') },
  Transfer: { activity: of('Transfer') },
  Withdraw: { activity: of('Withdraw') },
  Withdrawal: { activity: of('Withdrawal') },
};
