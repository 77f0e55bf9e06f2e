// npm run check:clients                checks the operations that clients have registered: clients/<name>/**/*.graphql
// npm run check:clients -- <folder>    checks those of one client, wherever they are
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { checkOperations } from './run/client-operations.mjs';
import { root } from './run/command.mjs';
import { readCurrentSchema } from './run/schema-changes.mjs';

const registered = join(root, 'clients');

/** Folders of the clients that are registered. */
const registeredFolders = async () =>
  (await readdir(registered, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(registered, name));

/** @param {string | undefined} given */
const check = async (given) => {
  if (given !== undefined && !existsSync(given)) throw new Error(`There is no folder ${given}.`);
  const folders = given === undefined ? await registeredFolders() : [resolve(given)];
  const schema = await readCurrentSchema();
  for (const folder of folders) {
    const { operations, errors, deprecated } = await checkOperations(folder, schema);
    for (const line of errors) console.error(line);
    for (const line of deprecated) console.log(line);
    const result = errors.length === 0 ? `${operations} operations are valid` : `${errors.length} errors`;
    console.log(`${basename(folder)}: ${operations + errors.length === 0 ? 'no operations' : result}`);
    if (errors.length > 0 || operations === 0) process.exitCode = 1;
  }
};

await check(process.argv[2]).catch((/** @type {Error} */ { message }) => {
  console.error(message);
  process.exitCode = 2;
});
