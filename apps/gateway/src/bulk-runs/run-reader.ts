import type { Database } from '@backoffice/database';
import { NOTICE_LIFETIME } from '@backoffice/validators';
import { and, count, desc, eq, getTableColumns, gt, gte, inArray, isNull, ne } from 'drizzle-orm';
import type { BulkRun, BulkRunItem } from '../api/schema-types.generated.ts';
import { bulkRunOutcomes as outcomes, bulkRuns as runs } from './bulk-run.table.ts';
import type { StoredItem } from './new-run.ts';
import { isOwned, SILENCE, type Owned } from './owned-run.ts';

/** Milliseconds after its beginning in which a run can be resumed: the lifetime of its idempotency keys. */
const RESUMABLE = 24 * 3_600_000;
/** Maximum number of the person's runs in an answer, and also of the runs of others. */
const MOST_RUNS = 20;

/** Columns without the items, which may be large. `readItems` reads the items. */
const { items: storedItems, ...columns } = getTableColumns(runs);

type Row = Omit<typeof runs.$inferSelect, 'items'>;

/** Run without its items. */
export type ReadRun = Omit<BulkRun, '__typename' | 'type' | 'items'>;

interface Counts {
  readonly DONE: number;
  readonly FAILED: number;
  readonly UNKNOWN: number;
}

const none: Counts = { DONE: 0, FAILED: 0, UNKNOWN: 0 };

const isSilent = ({ paused, toldAt }: Row, now: Date): boolean => paused || now.getTime() - toldAt.getTime() > SILENCE;

const stateOf = (row: Row, now: Date): BulkRun['state'] => {
  if (row.endedAt !== null) return 'ENDED';
  return isSilent(row, now) ? 'PAUSED' : 'RUNNING';
};

const runFrom = (row: Row, { DONE, FAILED, UNKNOWN }: Counts, personId: string, now: Date): ReadRun => {
  const { id, ownerId, ownerName, action, size, beganAt, toldAt, endedAt } = row;
  const isOwn = ownerId === personId;
  const isYoung = now.getTime() - beganAt.getTime() < RESUMABLE;
  return {
    id,
    action,
    owner: ownerName,
    isOwn,
    state: stateOf(row, now),
    size,
    done: DONE,
    failed: FAILED,
    unknown: UNKNOWN,
    beganAt: beganAt.toISOString(),
    toldAt: toldAt.toISOString(),
    isResumable: isOwn && endedAt === null && isYoung && row.arguments !== null,
    arguments: isOwn ? row.arguments && [...row.arguments] : null,
  };
};

const withCounts = async (
  db: Database,
  rows: readonly Row[],
  { personId, now }: { readonly personId: string; readonly now: Date },
): Promise<ReadRun[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ runId: outcomes.runId, state: outcomes.state, size: count() })
    .from(outcomes)
    .where(inArray(outcomes.runId, ids))
    .groupBy(outcomes.runId, outcomes.state);
  return rows.map((row) => {
    const own = counted.filter(({ runId }) => runId === row.id).map(({ state, size }) => [state, size] as const);
    return runFrom(row, { ...none, ...Object.fromEntries(own) }, personId, now);
  });
};

/** Person who reads, and filters of the runs. */
export interface RunReader {
  readonly personId: string;
  readonly now: Date;
  /** Actions that the person may do. */
  readonly actions: readonly string[];
  /** Identifier of a single run; null for all. */
  readonly id: string | null;
}

/** Reads the unfinished runs of a person, then the runs of others that are running now; of both the newest first. */
export const readRuns = async (db: Database, { actions, id, ...reader }: RunReader): Promise<ReadRun[]> => {
  const { personId, now } = reader;
  const isOpen = and(
    isNull(runs.endedAt),
    inArray(runs.action, [...actions]),
    id === null ? undefined : eq(runs.id, id),
  );
  const newest = desc(runs.beganAt);
  const own = await db
    .select(columns)
    .from(runs)
    .where(and(eq(runs.ownerId, personId), isOpen))
    .orderBy(newest)
    .limit(MOST_RUNS);
  const others = await db
    .select(columns)
    .from(runs)
    .where(
      and(
        ne(runs.ownerId, personId),
        isOpen,
        eq(runs.paused, false),
        gt(runs.toldAt, new Date(now.getTime() - SILENCE)),
      ),
    )
    .orderBy(newest)
    .limit(MOST_RUNS);
  return withCounts(db, [...own, ...others], reader);
};

/** Reads a run of a person; null where the person has none with this identifier. */
export const readRun = async (db: Database, owned: Owned, now: Date): Promise<ReadRun | null> => {
  const rows = await db.select(columns).from(runs).where(isOwned(owned));
  const [run] = await withCounts(db, rows, { personId: owned.personId, now });
  return run ?? null;
};

const itemFrom = (
  { id, version, key, arguments: own }: StoredItem,
  outcome: typeof outcomes.$inferSelect | undefined,
  mayHaveLeft: boolean,
): BulkRunItem => {
  const state = outcome?.state ?? 'WAITING';
  return {
    id,
    version,
    idempotencyKey: outcome?.key ?? key,
    arguments: [...own],
    state,
    mayBeMade: state === 'UNKNOWN' || (state === 'WAITING' && mayHaveLeft),
    message: outcome?.message ?? null,
    nextStep: outcome?.nextStep ?? null,
    requestId: outcome?.requestId ?? null,
  };
};

/** Reads the items of a run of a person, in order; null when the person has no such run. */
export const readItems = async (db: Database, owned: Owned): Promise<BulkRunItem[] | null> => {
  const [row] = await db.select({ items: storedItems, begun: runs.begun }).from(runs).where(isOwned(owned));
  if (row === undefined) return null;
  const told = await db.select().from(outcomes).where(eq(outcomes.runId, owned.id));
  const byPlace = new Map(told.map((outcome) => [outcome.place, outcome]));
  return row.items.map((item, place) => itemFrom(item, byPlace.get(place), place < row.begun));
};

/** Reads the runs of a person that ended within a week, the last one first. */
export const readEndedRuns = async (
  db: Database,
  reader: { readonly personId: string; readonly now: Date },
): Promise<ReadRun[]> => {
  const since = new Date(reader.now.getTime() - NOTICE_LIFETIME);
  const rows = await db
    .select(columns)
    .from(runs)
    .where(and(eq(runs.ownerId, reader.personId), gte(runs.endedAt, since)))
    .orderBy(desc(runs.endedAt))
    .limit(MOST_RUNS);
  return withCounts(db, rows, reader);
};
