import type { Batch } from '@backoffice/contracts/batch';
import { isNotNull, sql } from 'drizzle-orm';
import { insertDocuments } from '../../database/insert-documents.ts';
import type { Database } from '../../database/open-database.ts';
import { later } from '../../seed/moments.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { seededCollectors } from '../collector/collector.names.seed.ts';
import { payments } from '../payment/payment.table.ts';
import { aBatch } from './batch.builder.ts';
import { withdrawalBatches } from './batch.table.ts';
import { seededBatchId, weekEnd, weekStart } from './batch.weeks.seed.ts';

const hour = 60;
const day = 24 * 3_600_000;
const causes = ['file_layout', 'balance_mismatch', 'bank_unavailable'] as const;

/**
 * Inserts the batches of the seeded payments: one for each collector and week. Some collectors also get an empty one.
 */
export async function seedBatches({ tx, now, random: generator, payments: count }: Seeding): Promise<void> {
  if (count === 0) return;
  const random = generator(20_261_128);
  const collected = await collectedBatches(tx);
  const made = collected.map((one) => batchOf(random, one, now));
  const empty = seededCollectors
    .filter((_, position) => position % 6 === 0)
    .map((collector) => emptyBatch(collector, now));
  const ids = new Set(collected.map(({ id }) => id));
  await insertDocuments(tx, withdrawalBatches, [...made, ...empty.filter(({ id }) => !ids.has(id))]);
}

/** Totals of the payments of one batch. */
interface Collected {
  readonly id: string;
  readonly collectorId: string;
  /** Timestamp at which one of the payments was paid. All were paid in the same week. */
  readonly paid: string;
  readonly balance: number;
  readonly count: number;
}

/** Sums up the payments in the database, because a million of them would not fit into memory. */
const collectedBatches = (tx: Database): Promise<Collected[]> =>
  tx
    .select({
      id: sql<string>`${payments.batchWithdrawal}`,
      collectorId: sql<string>`min(${payments.collectorId})`,
      paid: sql<string>`min(coalesce(${payments.document} ->> 'paid_date', ${payments.requestDate}))`,
      balance: sql<number>`sum(${payments.finalAmount})::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(payments)
    .where(isNotNull(payments.batchWithdrawal))
    .groupBy(payments.batchWithdrawal)
    .orderBy(payments.batchWithdrawal);

const nameOf = (collectorId: string): string =>
  seededCollectors.find(({ signature }) => signature === collectorId)?.name ?? collectorId;

/** Returns the version of the files. Some collectors still use the previous layout. */
const versionOf = (collectorId: string): string => (/^[A-F]/.test(collectorId) ? '00003' : '00004');

const statusOf = (random: Random, end: Date, now: Date): string => {
  if (end > now) return 'created';
  if (random.chance(0.12)) return 'error';
  return now.getTime() - end.getTime() > 20 * day ? 'in_withdrawn' : 'for_withdrawing';
};

function batchOf(random: Random, { id, collectorId, paid, balance, count }: Collected, now: Date): Batch {
  const start = weekStart(paid);
  const end = weekEnd(start);
  const status = statusOf(random, end, now);
  const created = later(start.toISOString(), random.between(1, 6 * hour));
  const hasFiles = status === 'for_withdrawing' || status === 'in_withdrawn';
  return aBatch({
    id,
    collector_id: collectorId,
    collector_detail: { name: nameOf(collectorId) },
    creation_date: created,
    start_date: start.toISOString(),
    end_date: end > now ? null : end.toISOString(),
    balance,
    record_count: count,
    version: versionOf(collectorId),
    file_date: hasFiles ? later(end.toISOString(), random.between(1, 3 * hour)) : null,
    status,
    status_detail: status === 'error' ? random.pick(causes) : null,
  });
}

/** Builds a batch of last week without payments. Reprocessing it ends in error. */
function emptyBatch({ signature, name }: { readonly signature: string; readonly name: string }, now: Date): Batch {
  const start = weekStart(new Date(now.getTime() - 7 * day).toISOString());
  return aBatch({
    id: seededBatchId(`${signature} empty`, start.toISOString()),
    collector_id: signature,
    collector_detail: { name },
    creation_date: later(start.toISOString(), hour),
    start_date: start.toISOString(),
    end_date: weekEnd(start).toISOString(),
    balance: 0,
    record_count: 0,
    version: versionOf(signature),
    file_date: null,
    status: 'error',
    status_detail: 'batch_empty',
  });
}
