import type { Database } from '@backoffice/database';
import type { Permission } from '@backoffice/schema/roles';
import { listGuards, listsFor } from '@backoffice/schema/view-lists';
import { viewName, viewSearch } from '@backoffice/validators';
import { and, asc, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { isPermission } from '../auth/viewer.ts';
import { checked } from '../errors/checked.ts';
import { inputError } from '../errors/gateway-error.ts';
import type { NewViewInput, SavedView } from '../api/schema-types.generated.ts';
import { viewTexts as texts } from './personal.texts.ts';
import { savedViews as views } from './personal.table.ts';

/** Maximum views of one person, in all lists. */
const MOST_VIEWS = 200;
/** Maximum views of one request. */
const MOST_AT_ONCE = 100;
/** Maximum shared views of others that a person gets. */
const MOST_SHARED = 500;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Person who reads views. */
export interface ViewReader {
  readonly id: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** Changed parts of a view. */
export interface ViewChange {
  readonly name?: string;
  readonly search?: string;
}

type Row = typeof views.$inferSelect;

const viewFrom = ({ id, version, list, name, search, shared, permission, ownerName }: Row): SavedView => ({
  id,
  version,
  list,
  name,
  search,
  sharing: shared
    ? { permission: permission !== null && isPermission(permission) ? permission : null, owner: ownerName ?? '' }
    : null,
});

const keyOf = (name: string): string => name.toLocaleLowerCase('es-AR');

/** Reads the views of a person, oldest first. */
export const readOwn = async (db: Database, ownerId: string): Promise<SavedView[]> =>
  (await db.select().from(views).where(eq(views.ownerId, ownerId)).orderBy(asc(views.savedAt), asc(views.id))).map(
    viewFrom,
  );

/** Reads the views that others share with this person, by name, up to `MOST_SHARED`. */
export const readShared = async (db: Database, { id, permissions }: ViewReader): Promise<SavedView[]> => {
  const lists = listsFor(permissions);
  if (lists.length === 0) return [];
  const rows = await db
    .select()
    .from(views)
    .where(
      and(
        eq(views.shared, true),
        ne(views.ownerId, id),
        inArray(views.list, [...lists]),
        or(isNull(views.permission), inArray(views.permission, [...permissions])),
      ),
    )
    .orderBy(asc(views.nameKey), asc(views.id))
    .limit(MOST_SHARED);
  return rows.map(viewFrom);
};

/** Reads a view of a person; null when the person owns no such view. */
export const readView = async (db: Database, ownerId: string, id: string): Promise<SavedView | null> => {
  const [row] = await db
    .select()
    .from(views)
    .where(and(eq(views.id, id), eq(views.ownerId, ownerId)));
  return row ? viewFrom(row) : null;
};

/**
 * Checks new views.
 * @throws GatewayError that names the first invalid argument
 */
export const checkNewViews = (given: readonly NewViewInput[]): readonly NewViewInput[] => {
  if (given.length === 0) throw inputError('views', texts.none, 'REQUIRED');
  if (given.length > MOST_AT_ONCE) throw inputError('views', texts.tooMany(MOST_AT_ONCE), 'TOO_LARGE');
  return given.map(({ id, list, name, search }, at) => {
    if (!UUID.test(id)) throw inputError(`views.${at}.id`, texts.badId);
    if (!Object.hasOwn(listGuards, list)) throw inputError(`views.${at}.list`, texts.noList);
    return {
      id,
      list,
      name: checked(`views.${at}.name`, viewName, name),
      search: checked(`views.${at}.search`, viewSearch, search),
    };
  });
};

/**
 * Saves all views or none. An existing view stays unchanged.
 * @throws GatewayError when a name is taken, or the person has too many views
 */
export const insertViews = async (
  db: Database,
  ownerId: string,
  given: readonly NewViewInput[],
  now: Date,
): Promise<SavedView[]> =>
  db.transaction(async (transaction) => {
    const ids = given.map(({ id }) => id);
    for (const [at, { id, list, name, search }] of given.entries())
      await transaction
        .insert(views)
        .values({
          id,
          ownerId,
          version: 1,
          list,
          name,
          nameKey: keyOf(name),
          search,
          shared: false,
          // keeps the order of the request
          savedAt: new Date(now.getTime() + at),
        })
        .onConflictDoNothing();
    const [all] = await transaction.select({ size: count() }).from(views).where(eq(views.ownerId, ownerId));
    if ((all?.size ?? 0) > MOST_VIEWS) throw inputError('views', texts.tooMany(MOST_VIEWS), 'TOO_LARGE');
    const kept = await transaction
      .select()
      .from(views)
      .where(and(eq(views.ownerId, ownerId), inArray(views.id, ids)));
    const missing = ids.findIndex((id) => kept.every((row) => row.id !== id));
    if (missing >= 0) throw inputError(`views.${missing}.name`, texts.nameTaken);
    return kept.map(viewFrom);
  });

/** Returns whether another view of the person has this name in the same list. */
export const isNameTaken = async (db: Database, ownerId: string, view: SavedView, name: string): Promise<boolean> => {
  const [other] = await db
    .select({ id: views.id })
    .from(views)
    .where(
      and(eq(views.ownerId, ownerId), eq(views.list, view.list), eq(views.nameKey, keyOf(name)), ne(views.id, view.id)),
    );
  return other !== undefined;
};

/** Returns the columns of a changed view. */
export const columnsOf = ({ name, search }: ViewChange): Partial<typeof views.$inferInsert> => ({
  ...(name === undefined ? {} : { name, nameKey: keyOf(name) }),
  ...(search === undefined ? {} : { search }),
});

/** Changes a view with optimistic locking; resolves to null when its version has changed, or it does not exist. */
export const setView = async (
  db: Database,
  ownerId: string,
  { id, version }: Pick<SavedView, 'id' | 'version'>,
  columns: Partial<typeof views.$inferInsert>,
): Promise<SavedView | null> => {
  const [row] = await db
    .update(views)
    .set({ ...columns, version: sql`${views.version} + 1` })
    .where(and(eq(views.id, id), eq(views.ownerId, ownerId), eq(views.version, version)))
    .returning();
  return row ? viewFrom(row) : null;
};

/**
 * Deletes a view with optimistic locking.
 * @returns false when its version has changed, or it does not exist
 */
export const removeView = async (
  db: Database,
  ownerId: string,
  { id, version }: Pick<SavedView, 'id' | 'version'>,
): Promise<boolean> => {
  const removed = await db
    .delete(views)
    .where(and(eq(views.id, id), eq(views.ownerId, ownerId), eq(views.version, version)))
    .returning({ id: views.id });
  return removed.length > 0;
};
