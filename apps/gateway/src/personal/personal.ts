import type { Database } from '@backoffice/database';
import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Store } from '../activity/open-store.ts';
import { createAccess, withoutStore } from '../activity/store-access.ts';
import type {
  NewViewInput,
  Personal as PersonalParent,
  PersonSettings,
  PersonSettingsInput,
  SavedView,
} from '../api/schema-types.generated.ts';
import { deleteInactivePeople, recordVisit } from './inactive-people.ts';
import { follow, isFollowed, readFollowed, unfollow, type Followable, type FollowedSince } from './followed.ts';
import { personSettings } from './personal.table.ts';
import { storeTexts as texts } from './personal.texts.ts';
import { checkSettings, settingsFrom, withChange } from './settings.ts';
import * as views from './views.ts';

/** Signed-in person, with the fields that the store needs. */
export type Person = views.ViewReader;

/** Audience of a shared view. */
export interface SharedWith {
  /** Permission required of readers; null for everybody who may see the list. */
  readonly permission: string | null;
  readonly ownerName: string;
}

/** Result of a change of settings: the changed settings, or the current ones after a conflict. */
export interface ChangedSettings {
  readonly settings: PersonSettings;
  readonly isMade: boolean;
}

/**
 * Store of the settings and views of people. Without a store, methods that read or write reject with a GatewayError.
 */
export interface Personal {
  /** False when this installation has no store, or keeps no settings and views in it (`SETTINGS_AND_VIEWS`). */
  readonly isKept: boolean;
  /** True when the last use or check of the store failed. */
  readonly isUnavailable: () => boolean;
  readonly read: (person: Person) => Promise<PersonalParent>;
  readonly updateSettings: (person: Person, change: PersonSettingsInput, version: number) => Promise<ChangedSettings>;
  readonly createViews: (person: Person, given: readonly NewViewInput[]) => Promise<SavedView[]>;
  readonly view: (person: Person, id: string) => Promise<SavedView | null>;
  readonly isNameTaken: (person: Person, view: SavedView, name: string) => Promise<boolean>;
  /** Updates a view; resolves to null when its version has changed. */
  readonly updateView: (person: Person, view: SavedView, change: views.ViewChange) => Promise<SavedView | null>;
  /** Shares a view, or ends its sharing (`shared` null); resolves to null when its version has changed. */
  readonly shareView: (person: Person, view: SavedView, shared: SharedWith | null) => Promise<SavedView | null>;
  /** Deletes a view; resolves to false when its version has changed. */
  readonly deleteView: (person: Person, view: SavedView) => Promise<boolean>;
  /** Reads the records that a person follows, the newest first. */
  readonly followed: (person: Person) => Promise<readonly FollowedSince[]>;
  readonly isFollowed: (person: Person, record: Followable) => Promise<boolean>;
  /** Follows a record; resolves to the oldest one if it is dropped for it. */
  readonly follow: (person: Person, record: Followable) => Promise<FollowedSince | null>;
  readonly unfollow: (person: Person, record: Followable) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PersonalOptions {
  readonly store: Store;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Milliseconds between two deletions of the data of inactive people. */
const BETWEEN_REMOVALS = 3_600_000;

const none = withoutStore(texts);

/** Stub of an installation that keeps no settings and views. */
export const noPersonal: Personal = {
  isKept: false,
  isUnavailable: () => false,
  read: none,
  updateSettings: none,
  createViews: none,
  view: none,
  isNameTaken: none,
  updateView: none,
  shareView: none,
  deleteView: none,
  followed: none,
  isFollowed: none,
  follow: none,
  unfollow: none,
  close: () => Promise.resolve(),
};

const readSettings = async (db: Database, personId: string) => {
  const [row] = await db.select().from(personSettings).where(eq(personSettings.personId, personId));
  return row ?? { version: 0, settings: {}, seenAt: null };
};

/**
 * Stores settings with optimistic locking.
 * @returns false when the version has changed
 */
const writeSettings = async (
  db: Database,
  personId: string,
  seen: number,
  { settings, now }: { readonly settings: ReturnType<typeof withChange>; readonly now: Date },
): Promise<boolean> => {
  const row = { settings, version: seen + 1, seenAt: now };
  const isSeen = and(eq(personSettings.personId, personId), eq(personSettings.version, seen));
  const written =
    seen === 0
      ? await db
          .insert(personSettings)
          .values({ personId, ...row })
          .onConflictDoUpdate({ target: personSettings.personId, set: row, setWhere: eq(personSettings.version, 0) })
          .returning({ version: personSettings.version })
      : await db.update(personSettings).set(row).where(isSeen).returning({ version: personSettings.version });
  return written.length > 0;
};

interface SettingsChange {
  readonly change: PersonSettingsInput;
  /** Version that the person saw. */
  readonly version: number;
  readonly now: Date;
}

const changeSettings = async (
  db: Database,
  personId: string,
  { change, version, now }: SettingsChange,
): Promise<ChangedSettings> => {
  checkSettings(change);
  const before = await readSettings(db, personId);
  if (before.version === version) {
    const settings = withChange(before.settings, change);
    if (await writeSettings(db, personId, version, { settings, now }))
      return { settings: settingsFrom(version + 1, settings), isMade: true };
  }
  const current = await readSettings(db, personId);
  return { settings: settingsFrom(current.version, current.settings), isMade: false };
};

/** Creates the store of settings and views, in the database of the activity. */
export const createPersonal = ({ store, now, logger }: PersonalOptions): Personal => {
  const access = createAccess({
    ...{ store, logger, texts, table: personSettings },
    outageMessage: 'the store of settings and views is away',
    recoveryMessage: 'the store of settings and views is back',
  });
  const { withDatabase } = access;
  const forget = (): void => void withDatabase((db) => deleteInactivePeople(db, now())).catch(() => undefined);
  const removal = setInterval(forget, BETWEEN_REMOVALS).unref();

  return {
    isKept: true,
    isUnavailable: access.isUnavailable,
    read: (person) =>
      withDatabase(async (db) => {
        const [{ version, settings, seenAt }, own, shared] = await Promise.all([
          readSettings(db, person.id),
          views.readOwn(db, person.id),
          views.readShared(db, person),
        ]);
        if (seenAt !== null) await recordVisit(db, person.id, { seenAt, now: now() });
        return { settings: settingsFrom(version, settings), views: own, sharedViews: shared };
      }),
    updateSettings: (person, change, version) =>
      withDatabase((db) => changeSettings(db, person.id, { change, version, now: now() })),
    createViews: (person, given) =>
      withDatabase(async (db) => {
        const checkedViews = views.checkNewViews(given);
        const seenAt = now();
        return db.transaction(async (transaction) => {
          // `deleteInactivePeople` finds the views of a person by this row; the update locks it for the views below
          await transaction
            .insert(personSettings)
            .values({ personId: person.id, version: 0, settings: {}, seenAt })
            .onConflictDoUpdate({ target: personSettings.personId, set: { seenAt } });
          return views.insertViews(transaction, person.id, checkedViews, seenAt);
        });
      }),
    view: (person, id) => withDatabase((db) => views.readView(db, person.id, id)),
    isNameTaken: (person, view, name) => withDatabase((db) => views.isNameTaken(db, person.id, view, name)),
    updateView: (person, view, change) =>
      withDatabase((db) => views.setView(db, person.id, view, views.columnsOf(change))),
    shareView: (person, view, shared) =>
      withDatabase((db) =>
        views.setView(db, person.id, view, {
          shared: shared !== null,
          permission: shared?.permission ?? null,
          ownerName: shared?.ownerName ?? null,
        }),
      ),
    deleteView: (person, view) => withDatabase((db) => views.removeView(db, person.id, view)),
    followed: ({ id }) => withDatabase((db) => readFollowed(db, id)),
    isFollowed: (person, record) => withDatabase((db) => isFollowed(db, person.id, record)),
    follow: (person, { type, id }) => withDatabase((db) => follow(db, person.id, { type, id, since: now() })),
    unfollow: (person, record) => withDatabase((db) => unfollow(db, person.id, record)),
    close: () => {
      clearInterval(removal);
      access.close();
      return Promise.resolve();
    },
  };
};
