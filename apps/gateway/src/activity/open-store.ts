import { setTimeout as pause } from 'node:timers/promises';
import {
  openDatabase,
  type Database,
  type DatabaseLocation,
  type OpenDatabase,
  type Tables,
} from '@backoffice/database';
import { migrationsFolder } from '../migrations-folder.ts';

/** Milliseconds after which a query is given up. */
const QUERY_TIMEOUT = 10_000;

/** Migrations of all gateway tables, and settings of the connections. Other tables of the database are not touched. */
export const gatewayTables: Tables = {
  migrationsFolder,
  migrationsTable: 'activity_migrations',
  serverSettings: `-c jit=off -c statement_timeout=${QUERY_TIMEOUT}`,
  queryTimeout: QUERY_TIMEOUT + 2_000, // 2 s after `statement_timeout`, so that the server cancels the query first
  connections: 4,
};

/** Store that is opened at its first use. When opening fails, the next use tries again. */
export interface Store {
  /** @throws MigrationsRunningError while the migrations of a server take longer than a query may */
  readonly db: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

/** Error of a store whose migrations still run, here or in another process. The log names it as the cause. */
class MigrationsRunningError extends Error {
  override readonly name = 'MigrationsRunningError';
}

/** Waits for the opening of a server as long as for a query, so that no request waits for long migrations. */
const openInTime = async (opening: Promise<OpenDatabase>): Promise<OpenDatabase> => {
  const limit = new AbortController();
  const late = pause(QUERY_TIMEOUT, undefined, { signal: limit.signal }).then(() => {
    throw new MigrationsRunningError('The migrations of the database are not done yet.');
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    limit.abort();
  }
};

/** Creates a store without opening it. */
export const createStore = (place: DatabaseLocation): Store => {
  let opening: Promise<OpenDatabase> | undefined;
  let opened: OpenDatabase | undefined;
  const open = (): Promise<OpenDatabase> =>
    (opening ??= openDatabase(place, gatewayTables).then(
      (database) => (opened = database),
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    ));
  return {
    db: async () => {
      const { db } = opened ?? (await (place.databaseUrl === undefined ? open() : openInTime(open())));
      return db;
    },
    close: async () => {
      const known = await opening?.catch(() => undefined);
      await known?.close();
    },
  };
};
