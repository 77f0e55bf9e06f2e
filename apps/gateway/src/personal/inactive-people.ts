import type { Database } from '@backoffice/database';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { followedRecords, personSettings, savedViews } from './personal.table.ts';

const DAY = 24 * 3_600_000;
/** Milliseconds after which a visit is recorded again, so that most reads do not write. */
const BETWEEN_RECORDS = 30 * DAY;
/**
 * Milliseconds from the recorded visit to the deletion. The last visit may be up to `BETWEEN_RECORDS` later than the
 * recorded one. After it, two years with a leap day must pass.
 */
const RETENTION = 731 * DAY + BETWEEN_RECORDS;
/** Maximum number of people that one run deletes. */
const MOST_PEOPLE = 500;

/** Records a visit of a person, at most once every 30 days. */
export const recordVisit = async (
  db: Database,
  personId: string,
  { seenAt, now }: { readonly seenAt: Date; readonly now: Date },
): Promise<void> => {
  if (now.getTime() - seenAt.getTime() < BETWEEN_RECORDS) return;
  await db.update(personSettings).set({ seenAt: now }).where(eq(personSettings.personId, personId));
};

/** Deletes settings, views and followed records of people without a visit for two years, up to 30 days later than that. */
export const deleteInactivePeople = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (transaction) => {
    const isInactive = lt(personSettings.seenAt, new Date(now.getTime() - RETENTION));
    const { personId } = personSettings;
    const some = transaction.select({ personId }).from(personSettings).where(isInactive).limit(MOST_PEOPLE);
    // the settings go first: a visit then keeps both, or waits and finds neither
    const gone = await transaction
      .delete(personSettings)
      .where(and(inArray(personId, some), isInactive))
      .returning({ personId });
    const ids = gone.map((person) => person.personId);
    if (ids.length === 0) return;
    await transaction.delete(savedViews).where(inArray(savedViews.ownerId, ids));
    await transaction.delete(followedRecords).where(inArray(followedRecords.personId, ids));
  });
