import * as database from '@backoffice/database';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrationsFolder } from '../migrations-folder.ts';

export type { Database, DatabaseLocation } from '@backoffice/database';

/**
 * Tables of the platform, with settings of the server. JIT compilation of a query may take longer than reading a list,
 * so it is off. With 16 MB of work memory, a search among a million payments keeps exact row positions.
 */
export const platformTables: database.Tables = {
  migrationsFolder,
  extensions: { pg_trgm },
  serverSettings: '-c jit=off -c work_mem=16MB',
};

/** Opens the database and applies the missing migrations. */
export const openDatabase = (place: database.DatabaseLocation): Promise<database.OpenDatabase> =>
  database.openDatabase(place, platformTables);
