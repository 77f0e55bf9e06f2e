import * as database from '@backoffice/database';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrationsFolder } from '../migrations-folder.ts';

export type { Database, DatabasePlace } from '@backoffice/database';

/**
 * Tables of the platform. To compile a query takes longer than to read a list; with 16 MB a search among a million
 * payments knows each row it found.
 */
export const platformTables: database.Tables = {
  migrationsFolder,
  extensions: { pg_trgm },
  serverSettings: '-c jit=off -c work_mem=16MB',
};

/** Opens the database and brings it to the newest migration. */
export const openDatabase = (place: database.DatabasePlace): Promise<database.OpenDatabase> =>
  database.openDatabase(place, platformTables);
