import type { Database } from '@backoffice/database';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { bulkRunOutcomes as outcomes, bulkRuns as runs } from './bulk-run.table.ts';
import type { NewRun } from './new-run.ts';
import { isOwned, SILENCE, type Owned } from './owned-run.ts';
import { outcomesAfter, type Report, type StoredOutcome } from './run-report.ts';

/** Milliseconds after the last report and after the end until a run is deleted: a week. */
const REMEMBERED = 7 * 24 * 3_600_000;
/** Maximum number of stored runs of one person. */
const MOST_KEPT = 100;

/**
 * Reason for not storing a run. `taken`: another person's run has the identifier. `full`: the person has too many
 * unfinished runs.
 */
export type NotKept = 'taken' | 'full';

/** Thrown to roll back a transaction. */
class Undone extends Error {}

/** Deletes the oldest ended runs of a person above the maximum. @throws Undone when unfinished runs exceed it */
const makeRoom = async (db: Database, personId: string): Promise<void> => {
  const ended = await db
    .select({ id: runs.id })
    .from(runs)
    .where(eq(runs.ownerId, personId))
    // unfinished runs first, then those that ended last
    .orderBy(sql`${runs.endedAt} desc nulls first`, desc(runs.beganAt))
    .offset(MOST_KEPT);
  const removed = await db
    .delete(runs)
    .where(
      and(
        inArray(
          runs.id,
          ended.map(({ id }) => id),
        ),
        isNotNull(runs.endedAt),
      ),
    )
    .returning({ id: runs.id });
  if (removed.length < ended.length) throw new Undone();
};

/**
 * Inserts a new run. A run of the same person with this identifier stays unchanged.
 * @returns the reason why it is not stored; null when it is
 */
export const insertRun = async (
  db: Database,
  { personId, name }: { readonly personId: string; readonly name: string },
  { id, action, holder, arguments: given, items }: NewRun,
  now: Date,
): Promise<NotKept | null> => {
  const run = {
    id,
    ownerId: personId,
    ownerName: name,
    action,
    arguments: given,
    items,
    size: items.length,
    begun: 0,
    holder,
    paused: false,
    beganAt: now,
    toldAt: now,
  };
  try {
    return await db.transaction(async (transaction) => {
      const inserted = await transaction.insert(runs).values(run).onConflictDoNothing().returning({ id: runs.id });
      if (inserted.length > 0) await makeRoom(transaction, personId);
      const own = await transaction.select({ id: runs.id }).from(runs).where(isOwned({ personId, id }));
      return own.length > 0 ? null : 'taken';
    });
  } catch (error) {
    if (error instanceof Undone) return 'full';
    throw error;
  }
};

/** Stores the outcomes of a report, in the place of earlier ones. */
const storeOutcomes = async (db: Database, runId: string, told: readonly StoredOutcome[]): Promise<void> => {
  if (told.length === 0) return;
  await db
    .insert(outcomes)
    .values(told.map((outcome) => ({ runId, ...outcome })))
    .onConflictDoUpdate({
      target: [outcomes.runId, outcomes.place],
      set: {
        state: sql`excluded.state`,
        key: sql`excluded.key`,
        message: sql`excluded.message`,
        nextStep: sql`excluded.next_step`,
        requestId: sql`excluded.request_id`,
      },
    });
};

/**
 * Stores a report of an application. A report that is not newer than the last one is ignored.
 * @returns false when the application does not hold the run any more, or the run has ended
 * @throws GatewayError that names a key that may not change
 */
export const storeReport = async (db: Database, owned: Owned, report: Report, now: Date): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const { holder, state, begun, number } = report;
    const [run] = await transaction
      .select({ reported: runs.reported, items: runs.items })
      .from(runs)
      .where(and(isOwned(owned), eq(runs.holder, holder), isNull(runs.endedAt)))
      .for('update');
    if (run === undefined) return false;
    if (number <= run.reported) return true;
    const stored = await transaction.select().from(outcomes).where(eq(outcomes.runId, owned.id));
    const byPlace = new Map(stored.map((outcome) => [outcome.place, outcome]));
    const told = outcomesAfter(
      report.outcomes,
      (place) => byPlace.get(place) ?? { state: 'WAITING', key: run.items[place]?.key ?? '' },
    );
    await storeOutcomes(transaction, owned.id, told);
    await transaction
      .update(runs)
      .set({
        begun: sql`greatest(${runs.begun}, ${begun})`,
        reported: number,
        paused: state === 'PAUSED',
        toldAt: now,
        // the arguments may be personal data, and are not needed any more
        ...(state === 'ENDED' ? { endedAt: now, arguments: null } : {}),
      })
      .where(isOwned(owned));
    return true;
  });

const isFree = (now: Date) => or(eq(runs.paused, true), lt(runs.toldAt, new Date(now.getTime() - SILENCE)));

/** Makes an application the holder of a run. @returns false when another one is running it, or it has ended */
export const takeRun = async (db: Database, owned: Owned, holder: string, now: Date): Promise<boolean> => {
  const taken = await db
    .update(runs)
    .set({
      holder,
      paused: false,
      toldAt: now,
      // the reports of each application are numbered from 1
      reported: sql`case when ${runs.holder} = ${holder} then ${runs.reported} else 0 end`,
    })
    .where(and(isOwned(owned), isNull(runs.endedAt), or(eq(runs.holder, holder), isFree(now))))
    .returning({ id: runs.id });
  return taken.length > 0;
};

/** Ends a run. @returns false when an application is running it, or it has ended already */
export const endRun = async (db: Database, owned: Owned, now: Date): Promise<boolean> => {
  const ended = await db
    .update(runs)
    .set({ endedAt: now, arguments: null })
    .where(and(isOwned(owned), isNull(runs.endedAt), isFree(now)))
    .returning({ id: runs.id });
  return ended.length > 0;
};

/** Deletes runs without a report for a week. A run that a person ended within this week stays. */
export const forgetRuns = async (db: Database, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - REMEMBERED);
  await db.delete(runs).where(and(lt(runs.toldAt, since), or(isNull(runs.endedAt), lt(runs.endedAt, since))));
};
