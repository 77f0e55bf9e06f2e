// Prints, exports or erases what the gateway's own store has of a person: `npm run person`, or in an image
// `node apps/gateway/dist/person.js`.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Database } from '@backoffice/database';
import { createStore } from './activity/open-store.ts';
import { erasePerson, idsOfUsername, recordsOf, type PersonRecords } from './personal/person-records.ts';

const usage = `Says what the store of the gateway has of a person, what would be erased and what stays.

  person <user name or identifier>                        prints the table and changes nothing
  person <user name or identifier> --export <file.json>   writes all of it to a file, too
  person <user name or identifier> --erase                erases what the table says, and prints it as it is then

ACTIVITY_DATABASE_URL or ACTIVITY_DATA_DIR names the store. docs/drills.md says what else there is of a person.`;

const ERASED = 'erased';
const STAYS = 'stays';

/** End of each kind of records, and its reason (Ley 25.326, article 16). */
const KINDS: readonly (readonly [kind: keyof PersonRecords, what: string, end: string, why: string])[] = [
  ['settings', 'Settings', ERASED, 'preferences of the person alone'],
  ['views', 'Saved views', ERASED, 'shared ones, too: their owner is named beside them'],
  ['followed', 'Followed records', ERASED, 'a choice of the person alone'],
  ['runs', 'Bulk runs that ended', ERASED, 'a convenience for a week; each change has its event'],
  ['runsUnderWay', 'Bulk runs under way', STAYS, 'changes of money must end; erase again afterwards'],
  ['events', 'Events of the activity', STAYS, 'evidence of who moved money, owed by law; sealed in a chain'],
  ['edits', 'Edits for two people', STAYS, 'who changed an account may not send its money'],
];

const widthOf = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));

const tableOf = (records: PersonRecords): string => {
  const rows = [
    ['What', 'Number', 'End', 'Why'],
    ...KINDS.map(([kind, what, end, why]) => [what, String(records[kind].length), end, why]),
    ['Audit trail (files)', 'not here', STAYS, 'the evidence itself, kept as long as the law asks'],
    ['Account in Keycloak', 'not here', 'by hand', 'disable it first: docs/drills.md'],
  ];
  const widths = [0, 1, 2].map((column) => widthOf(rows.map((row) => row[column] ?? '')));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
};

const isEmpty = (records: PersonRecords): boolean => KINDS.every(([kind]) => records[kind].length === 0);

/** Finds one person by identifier or user name. @throws where there is none, or several had that name */
const findPerson = async (db: Database, name: string): Promise<string> => {
  if (!isEmpty(await recordsOf(db, name))) return name;
  const ids = await idsOfUsername(db, name);
  const [id, ...others] = ids;
  if (id === undefined)
    throw new Error(`The store has nothing of ${name}. Who never acted is known by identifier alone.`);
  if (others.length > 0) throw new Error(`Several people had the user name ${name}; give one of ${ids.join(', ')}.`);
  return id;
};

const actOn = async (db: Database, name: string, { file, erase }: { file: string | undefined; erase: boolean }) => {
  const id = await findPerson(db, name);
  const records = await recordsOf(db, id);
  console.log(`${id}\n\n${tableOf(records)}\n`);
  if (file !== undefined) {
    await writeFile(file, `${JSON.stringify({ id, ...records }, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    console.log(`All of it is in ${file}.`);
  }
  if (!erase) {
    console.log('Nothing was changed. --erase erases what the table says.');
    return;
  }
  await erasePerson(db, id);
  const left = await recordsOf(db, id);
  console.log(`${new Date().toISOString()}: erased. Keep this as the answer to the person.\n\n${tableOf(left)}`);
};

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { export: { type: 'string' }, erase: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { ACTIVITY_DATABASE_URL: databaseUrl, ACTIVITY_DATA_DIR: dataDir } = process.env;
  const [name, ...more] = positionals;
  if (values.help === true) {
    console.log(usage);
    return;
  }
  if (name === undefined || more.length > 0 || (!databaseUrl && !dataDir)) throw new Error(usage);
  const store = createStore({ databaseUrl: databaseUrl || undefined, dataDir });
  try {
    await actOn(await store.db(), name, { file: values.export, erase: values.erase === true });
  } finally {
    await store.close();
  }
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
