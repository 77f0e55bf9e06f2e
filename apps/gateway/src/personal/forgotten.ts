import type { Database } from '@backoffice/database';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { personSettings, savedViews } from './personal.table.ts';

/** Milliseconds until it is recorded again that a person was seen: reading does not write each time. */
const TOLD_AGAIN = 30 * 24 * 3_600_000;
/** Milliseconds that a person is remembered who signs in no more: two years. */
const REMEMBERED = 730 * 24 * 3_600_000;
/** People whom one look removes. */
const AT_ONCE = 500;

/** Records that a person was seen, once a month. */
export const tellSeen = async (
  db: Database,
  personId: string,
  { seenAt, now }: { readonly seenAt: Date; readonly now: Date },
): Promise<void> => {
  if (now.getTime() - seenAt.getTime() < TOLD_AGAIN) return;
  await db.update(personSettings).set({ seenAt: now }).where(eq(personSettings.personId, personId));
};

/** Removes settings and views of those who were not seen for two years. */
export const forgetPeople = async (db: Database, now: Date): Promise<void> => {
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
