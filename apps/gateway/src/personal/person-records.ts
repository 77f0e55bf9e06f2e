import type { Database } from '@backoffice/database';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { activityEvents } from '../activity/activity.table.ts';
import { activityEdits } from '../activity/edits.table.ts';
import { bulkRunOutcomes, bulkRuns } from '../bulk-runs/bulk-run.table.ts';
import { followedRecords, personSettings, savedViews } from './personal.table.ts';

/** Data of a person in the store, by kind: what the person owns or did. */
export interface PersonRecords {
  readonly settings: readonly object[];
  readonly views: readonly object[];
  readonly followed: readonly object[];
  /** Bulk runs that have ended, with the outcome of each item. */
  readonly runs: readonly object[];
  /** Bulk runs that are under way. */
  readonly runsUnderWay: readonly object[];
  /** Lines of the audit trail, as the activity has them. */
  readonly events: readonly unknown[];
  /** Edits that the rule of two people reads. */
  readonly edits: readonly object[];
}

const endedRunsOf = (id: string) => and(eq(bulkRuns.ownerId, id), isNotNull(bulkRuns.endedAt));

/**
 * Reads what a person owns or did. Events of others that mention the person are left out.
 * @param id `sub` of the token
 */
export const recordsOf = async (db: Database, id: string): Promise<PersonRecords> => {
  const outcomes = await db
    .select({ outcome: bulkRunOutcomes })
    .from(bulkRunOutcomes)
    .innerJoin(bulkRuns, eq(bulkRuns.id, bulkRunOutcomes.runId))
    .where(endedRunsOf(id));
  const ended = await db.select().from(bulkRuns).where(endedRunsOf(id));
  const lines = await db
    .select({ line: activityEvents.line })
    .from(activityEvents)
    .where(eq(activityEvents.userId, id))
    .orderBy(asc(activityEvents.at));
  return {
    settings: await db.select().from(personSettings).where(eq(personSettings.personId, id)),
    views: await db.select().from(savedViews).where(eq(savedViews.ownerId, id)),
    followed: await db.select().from(followedRecords).where(eq(followedRecords.personId, id)),
    runs: ended.map((run) => ({
      ...run,
      outcomes: outcomes.filter(({ outcome }) => outcome.runId === run.id).map(({ outcome }) => outcome),
    })),
    runsUnderWay: await db
      .select()
      .from(bulkRuns)
      .where(and(eq(bulkRuns.ownerId, id), isNull(bulkRuns.endedAt))),
    events: lines.map(({ line }): unknown => JSON.parse(line)),
    edits: await db.select().from(activityEdits).where(eq(activityEdits.editor, id)),
  };
};

/**
 * Erases settings, views, followed records, and bulk runs that have ended. Events stay because the law demands them. Edits stay because
 * the rule of two people reads them. Runs under way stay because their changes must end.
 */
export const erasePerson = (db: Database, id: string): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.delete(personSettings).where(eq(personSettings.personId, id));
    await transaction.delete(savedViews).where(eq(savedViews.ownerId, id));
    await transaction.delete(followedRecords).where(eq(followedRecords.personId, id));
    await transaction.delete(bulkRuns).where(endedRunsOf(id));
  });

/** Returns the identifiers (`sub`) of all persons whose events have the user name. */
export const idsOfUsername = async (db: Database, username: string): Promise<readonly string[]> => {
  const rows = await db
    .selectDistinct({ id: activityEvents.userId })
    .from(activityEvents)
    .where(eq(activityEvents.username, username));
  return rows.flatMap(({ id }) => id ?? []);
};
