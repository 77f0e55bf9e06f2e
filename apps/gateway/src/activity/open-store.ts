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
  readonly db: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

/** Creates a store without opening it. */
export const createStore = (place: DatabaseLocation): Store => {
  let opened: Promise<OpenDatabase> | undefined;
  const open = (): Promise<OpenDatabase> =>
    (opened ??= openDatabase(place, gatewayTables).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  return {
    db: async () => (await open()).db,
    close: async () => {
      const known = await opened?.catch(() => undefined);
      await known?.close();
    },
  };
};
