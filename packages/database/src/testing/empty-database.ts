import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Tables } from '../open-database.ts';
import { cachedFile } from './cached-file.ts';

const loaded = new Map<string, Promise<Blob>>();

/**
 * Returns the dump of an embedded database with its tables and no rows. The dump is cached, because loading it is
 * faster than running the migrations.
 */
export const emptyDatabase = (tables: Tables): Promise<Blob> => {
  const { migrationsFolder } = tables;
  const known = loaded.get(migrationsFolder) ?? readOrMake(tables);
  loaded.set(migrationsFolder, known);
  return known;
};

const readOrMake = async (tables: Tables): Promise<Blob> => {
  const { migrationsFolder, migrationsTable = 'empty', extensions = {} } = tables;
  const file = cachedFile(`${migrationsTable}-database.tar`, madeOf(migrationsFolder));
  const kept = file.read();
  if (kept !== undefined) return new Blob([kept]);
  const client = await PGlite.create({ extensions });
  await migrate(drizzle(client), tables);
  const dump = await client.dumpDataDir('none');
  await client.close();
  file.write(Buffer.from(await dump.arrayBuffer()));
  return dump;
};

/**
 * Returns the files that the dump depends on: the migrations, their journal and the version of the embedded database.
 */
const madeOf = (migrationsFolder: string): string[] => {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  return [
    join(dirname(program), '..', 'package.json'),
    // the journal has the timestamps by which the database recognizes applied migrations
    join(migrationsFolder, 'meta', '_journal.json'),
    ...migrations.sort().map((name) => join(migrationsFolder, name)),
  ];
};
