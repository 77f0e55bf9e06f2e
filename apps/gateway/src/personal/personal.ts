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
import { forgetPeople, tellSeen } from './forgotten.ts';
import { personSettings } from './personal.table.ts';
import { storeTexts as texts } from './personal.texts.ts';
import { checkSettings, settingsFrom, withChange } from './settings.ts';
import * as views from './views.ts';

/** A signed-in person, as far as the store needs to know. */
export type Person = views.ViewReader;

/** People whom a view is to be shared with. */
export interface SharedWith {
  /** Null for everybody who may see the list. */
  readonly permission: string | null;
  readonly ownerName: string;
}

/** Settings, and whether they are the ones of a change or those that were in its way. */
export interface ChangedSettings {
  readonly settings: PersonSettings;
  readonly isMade: boolean;
}

/** Settings and views of people, as this installation keeps them. Methods throw GatewayError where it keeps nothing. */
export interface Personal {
  /** False where it keeps none. */
  readonly isKept: boolean;
  /** True while its store does not answer. */
  readonly isAway: () => boolean;
  readonly read: (person: Person) => Promise<PersonalParent>;
  readonly updateSettings: (person: Person, change: PersonSettingsInput, version: number) => Promise<ChangedSettings>;
  readonly createViews: (person: Person, given: readonly NewViewInput[]) => Promise<SavedView[]>;
  readonly view: (person: Person, id: string) => Promise<SavedView | null>;
  readonly isNameTaken: (person: Person, view: SavedView, name: string) => Promise<boolean>;
  /** Null when the view is another one by now. */
  readonly updateView: (person: Person, view: SavedView, change: views.ViewChange) => Promise<SavedView | null>;
  readonly shareView: (person: Person, view: SavedView, shared: SharedWith | null) => Promise<SavedView | null>;
  /** False when the view is another one by now. */
  readonly deleteView: (person: Person, view: SavedView) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface PersonalOptions {
  readonly store: Store;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Milliseconds between two looks for people who are long gone. */
const BETWEEN_REMOVALS = 3_600_000;

const none = withoutStore(texts);

/** Settings and views of an installation without a store. */
export const nothingPersonal: Personal = {
  isKept: false,
  isAway: () => false,
  read: none,
  updateSettings: none,
  createViews: none,
  view: none,
  isNameTaken: none,
  updateView: none,
  shareView: none,
  deleteView: none,
  close: () => Promise.resolve(),
};

const readSettings = async (db: Database, personId: string) => {
  const [row] = await db.select().from(personSettings).where(eq(personSettings.personId, personId));
  return row ?? { version: 0, settings: {}, seenAt: null };
};

/** Stores settings whose version was seen. @returns whether it still was that one */
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
  /** Version that was seen. */
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

/** Opens what is kept of people, in the store of the activity. */
export const createPersonal = ({ store, now, logger }: PersonalOptions): Personal => {
  const access = createAccess({
    ...{ store, logger, texts, table: personSettings },
    away: 'the store of settings and views is away',
    back: 'the store of settings and views is back',
  });
  const { within } = access;
  const forget = (): void => void within((db) => forgetPeople(db, now())).catch(() => undefined);
  const removal = setInterval(forget, BETWEEN_REMOVALS).unref();

  return {
    isKept: true,
    isAway: access.isAway,
    read: (person) =>
      within(async (db) => {
        const [{ version, settings, seenAt }, own, shared] = await Promise.all([
          readSettings(db, person.id),
          views.readOwn(db, person.id),
          views.readShared(db, person),
        ]);
        if (seenAt !== null) await tellSeen(db, person.id, { seenAt, now: now() });
        return { settings: settingsFrom(version, settings), views: own, sharedViews: shared };
      }),
    updateSettings: (person, change, version) =>
      within((db) => changeSettings(db, person.id, { change, version, now: now() })),
    createViews: (person, given) =>
      within(async (db) => {
        const checkedViews = views.checkNewViews(given);
        // with it, the views of who is long gone are found
        await db
          .insert(personSettings)
          .values({ personId: person.id, version: 0, settings: {}, seenAt: now() })
          .onConflictDoNothing();
        return views.insertViews(db, person.id, checkedViews, now());
      }),
    view: (person, id) => within((db) => views.readView(db, person.id, id)),
    isNameTaken: (person, view, name) => within((db) => views.isNameTaken(db, person.id, view, name)),
    updateView: (person, view, change) => within((db) => views.setView(db, person.id, view, views.columnsOf(change))),
    shareView: (person, view, shared) =>
      within((db) =>
        views.setView(db, person.id, view, {
          shared: shared !== null,
          permission: shared?.permission ?? null,
          ownerName: shared?.ownerName ?? null,
        }),
      ),
    deleteView: (person, view) => within((db) => views.removeView(db, person.id, view)),
    close: () => {
      clearInterval(removal);
      access.close();
      return Promise.resolve();
    },
  };
};
