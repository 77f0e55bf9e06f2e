import type { Database } from '@backoffice/database';
import { and, desc, eq } from 'drizzle-orm';
import { followedRecords as followed, personSettings } from './personal.table.ts';

/** Record that a person follows, or may follow. */
export interface Followable {
  /** Type in the schema. */
  readonly type: string;
  readonly id: string;
}

/** Record with the time from which the person follows it. */
export interface FollowedSince extends Followable {
  readonly since: Date;
}

/** Maximum number of records that a person follows. */
const MOST_FOLLOWED = 100;

const ofPerson = (personId: string) => eq(followed.personId, personId);
const isRecord = (personId: string, { type, id }: Followable) =>
  and(ofPerson(personId), eq(followed.type, type), eq(followed.recordId, id));

/** Reads the records that a person follows, the newest first. */
export const readFollowed = (db: Database, personId: string): Promise<FollowedSince[]> =>
  db
    .select({ type: followed.type, id: followed.recordId, since: followed.since })
    .from(followed)
    .where(ofPerson(personId))
    .orderBy(desc(followed.since));

export const isFollowed = async (db: Database, personId: string, record: Followable): Promise<boolean> => {
  const rows = await db.select({ since: followed.since }).from(followed).where(isRecord(personId, record));
  return rows.length > 0;
};

/** Ends the following of a record. */
export const unfollow = async (db: Database, personId: string, record: Followable): Promise<void> => {
  await db.delete(followed).where(isRecord(personId, record));
};

/**
 * Follows a record from now on. A record that is followed already keeps its time.
 * @returns the record that is dropped for it; null when there was room
 */
export const follow = (
  db: Database,
  personId: string,
  { type, id, since }: FollowedSince,
): Promise<FollowedSince | null> =>
  db.transaction(async (transaction) => {
    // the deletion of inactive people finds a person by the settings
    await transaction
      .insert(personSettings)
      .values({ personId, version: 0, settings: {}, seenAt: since })
      .onConflictDoUpdate({ target: personSettings.personId, set: { seenAt: since } });
    await transaction.insert(followed).values({ personId, type, recordId: id, since }).onConflictDoNothing();
    const [dropped] = await transaction
      .select({ type: followed.type, id: followed.recordId, since: followed.since })
      .from(followed)
      .where(ofPerson(personId))
      .orderBy(desc(followed.since))
      .offset(MOST_FOLLOWED)
      .limit(1);
    if (dropped === undefined) return null;
    await unfollow(transaction, personId, dropped);
    return dropped;
  });
