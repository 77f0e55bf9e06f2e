import type { Database } from '@backoffice/database';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { BulkRunReportInput } from '../api/schema-types.generated.ts';
import { bulkRunOutcomes as outcomes, bulkRuns as runs } from './bulk-run.table.ts';
import type { NewRun } from './new-run.ts';
import { isOwned, SILENCE, type Owned } from './owned-run.ts';

/** Milliseconds after the last word until a run is forgotten: a week. */
const REMEMBERED = 7 * 24 * 3_600_000;
/** Runs that are kept of one person. */
const MOST_KEPT = 100;

/** Keeps a run that begins; one that is there stays as it is. */
export const insertRun = async (
  db: Database,
  { personId, name }: { readonly personId: string; readonly name: string },
  { id, action, holder, arguments: given, items }: NewRun,
  now: Date,
): Promise<void> => {
  await db
    .insert(runs)
    .values({
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
    })
    .onConflictDoNothing();
  const oldest = db
    .select({ id: runs.id })
    .from(runs)
    .where(eq(runs.ownerId, personId))
    .orderBy(desc(runs.beganAt))
    .offset(MOST_KEPT);
  await db.delete(runs).where(inArray(runs.id, oldest));
};

/** Stores what an application reported. @returns whether it is still the one that makes the changes of the run */
export const storeReport = async (
  db: Database,
  owned: Owned,
  report: BulkRunReportInput,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const { holder, state, begun, outcomes: told } = report;
    const held = await transaction
      .update(runs)
      .set({
        begun: sql`greatest(${runs.begun}, ${begun})`,
        paused: state === 'PAUSED',
        toldAt: now,
        // what was typed is needed no longer
        ...(state === 'ENDED' ? { endedAt: now, arguments: null } : {}),
      })
      .where(and(isOwned(owned), eq(runs.holder, holder), isNull(runs.endedAt)))
      .returning({ id: runs.id });
    if (held.length === 0) return false;
    // of an item that was reported twice the last report counts
    const last = new Map(told.map((outcome) => [outcome.place, outcome]));
    if (last.size === 0) return true;
    await transaction
      .insert(outcomes)
      .values(
        [...last.values()].map(
          ({ idempotencyKey: key, message = null, nextStep = null, requestId = null, ...one }) => ({
            runId: owned.id,
            ...one,
            key,
            message,
            nextStep,
            requestId,
          }),
        ),
      )
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
    return true;
  });

const isFree = (now: Date) => or(eq(runs.paused, true), lt(runs.toldAt, new Date(now.getTime() - SILENCE)));

/** Gives a run that nobody makes to another application. @returns whether it was free */
export const takeRun = async (db: Database, owned: Owned, holder: string, now: Date): Promise<boolean> => {
  const taken = await db
    .update(runs)
    .set({ holder, paused: false, toldAt: now })
    .where(and(isOwned(owned), isNull(runs.endedAt), or(eq(runs.holder, holder), isFree(now))))
    .returning({ id: runs.id });
  return taken.length > 0;
};

/** Ends a run that nobody makes. @returns whether it was free */
export const endRun = async (db: Database, owned: Owned, now: Date): Promise<boolean> => {
  const ended = await db
    .update(runs)
    .set({ endedAt: now, arguments: null })
    .where(and(isOwned(owned), isNull(runs.endedAt), isFree(now)))
    .returning({ id: runs.id });
  return ended.length > 0;
};

/** Removes runs of which nobody reported anything for a week. */
export const forgetRuns = async (db: Database, now: Date): Promise<void> => {
  await db.delete(runs).where(lt(runs.toldAt, new Date(now.getTime() - REMEMBERED)));
};
