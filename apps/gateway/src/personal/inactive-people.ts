import type { Database } from '@backoffice/database';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { personSettings, savedViews } from './personal.table.ts';

/** Milliseconds after which a visit is recorded again, so that most reads do not write. */
const TOLD_AGAIN = 30 * 24 * 3_600_000;
/** Milliseconds of retention after the last visit: two years. */
const REMEMBERED = 730 * 24 * 3_600_000;
/** Maximum people that one run deletes. */
const AT_ONCE = 500;

/** Records a visit of a person, at most once every 30 days. */
export const recordVisit = async (
  db: Database,
  personId: string,
  { seenAt, now }: { readonly seenAt: Date; readonly now: Date },
): Promise<void> => {
  if (now.getTime() - seenAt.getTime() < TOLD_AGAIN) return;
  await db.update(personSettings).set({ seenAt: now }).where(eq(personSettings.personId, personId));
};

/** Deletes settings and views of people without a visit for two years. */
export const deleteInactivePeople = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - REMEMBERED);
  const gone = await db
    .select({ id: personSettings.personId })
    .from(personSettings)
    .where(lt(personSettings.seenAt, before))
    .limit(AT_ONCE);
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.delete(savedViews).where(inArray(savedViews.ownerId, ids));
  await db.delete(personSettings).where(and(inArray(personSettings.personId, ids), lt(personSettings.seenAt, before)));
};
