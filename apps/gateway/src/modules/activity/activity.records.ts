import { largestPage } from '@backoffice/validators';
import type { Activity, Permission } from '../../api/schema-types.generated.ts';
import type { GatewayContext } from '../../context.ts';
import { equal } from '../../module-kit/list/list-arguments.ts';
import type { ListMethod } from '../../module-kit/list/list-method.ts';

type Sources = Pick<
  GatewayContext['sources'],
  'payment' | 'subscription' | 'transfer' | 'withdrawal' | 'withdraw' | 'distribution'
>;

/** Payer and collector of an event's record. */
export interface KnownRecord {
  readonly payer: string | null;
  readonly collector: string | null;
}

/**
 * Reads payer and collector of the records of events, by identifier of the record.
 * @param types types whose records the person may see
 */
export type RecordsOf = (
  events: readonly Activity[],
  types: readonly string[],
) => Promise<ReadonlyMap<string, KnownRecord>>;

interface Row {
  readonly id: string;
  readonly collectorId: string | null;
}

interface Paid extends Row {
  readonly payer: { readonly name: string | null } | null;
}

interface RecordList {
  readonly permission: Permission;
  readonly find: (sources: Sources, ids: string[]) => Promise<readonly (readonly [string, KnownRecord])[]>;
}

const rowsOf = async <One extends Row>(list: ListMethod<One>, ids: string[]): Promise<readonly One[]> =>
  (await list({ filters: equal('id', ids), sorts: [], page: 1, limit: ids.length })).rows;

const paid =
  (listOf: (sources: Sources) => ListMethod<Paid>): RecordList['find'] =>
  async (sources, ids) =>
    (await rowsOf(listOf(sources), ids)).map(({ id, payer, collectorId }) => [
      id,
      { payer: payer?.name ?? null, collector: collectorId },
    ]);

const held =
  (listOf: (sources: Sources) => ListMethod<Row>): RecordList['find'] =>
  async (sources, ids) =>
    (await rowsOf(listOf(sources), ids)).map(({ id, collectorId }) => [id, { payer: null, collector: collectorId }]);

/** Lists that find records by identifier. The key is the type of the record in the activity. */
const lists: Readonly<Record<string, RecordList>> = {
  Payment: { permission: 'PAYMENT_SHOW', find: paid(({ payment }) => payment.list) },
  PaymentSubscription: { permission: 'SUBSCRIPTION_SHOW', find: paid(({ subscription }) => subscription.list) },
  Transfer: { permission: 'TRANSFER_SHOW', find: held(({ transfer }) => transfer.list) },
  Withdrawal: { permission: 'WITHDRAWAL_SEARCH', find: held(({ withdrawal }) => withdrawal.list) },
  Withdraw: { permission: 'WITHDRAW_SHOW', find: held(({ withdraw }) => withdraw.list) },
  Distribution: { permission: 'DISTRIBUTION_SHOW', find: held(({ distribution }) => distribution.list) },
};

/** Returns the types whose records a person may see. */
export const typesFor = (can: GatewayContext['can']): readonly string[] =>
  Object.entries(lists).flatMap(([type, { permission }]) => (can(permission) ? [type] : []));

const idsOf = (events: readonly Activity[], type: string): readonly string[] => [
  ...new Set(events.filter((event) => event.type === type && event.count <= 1).flatMap(({ ids }) => ids)),
];

/** Creates the reader of records. Records that a service does not return, or cannot return now, are left out. */
export const recordsFrom =
  (sources: Sources): RecordsOf =>
  async (events, types) => {
    const found = new Map<string, KnownRecord>();
    for (const type of types) {
      const ids = idsOf(events, type);
      for (let at = 0; at < ids.length; at += largestPage)
        for (const [id, record] of (await lists[type]
          ?.find(sources, ids.slice(at, at + largestPage))
          .catch(() => [])) ?? [])
          found.set(id, record);
    }
    return found;
  };
