// npm run schema               prints what changed in the public schema since the last release
// npm run -s schema -- print      prints the schema for clients, without directives of the server
// npm run schema -- release    makes the current schema the released one, and records the application's operations
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { recordRelease, releasedOperations } from './run/released-operations.mjs';
import { currentSchema, printClientSchema, releasedSchema, schemaChanges } from './run/schema-changes.mjs';
import { root } from './run/command.mjs';

const readJson = async (/** @type {string} */ path) => JSON.parse(await readFile(root + path, 'utf8'));

const release = async () => {
  const { version } = await readJson('package.json');
  const operations = await readJson('apps/gateway/src/graphql/operations.generated.json');
  const released = recordRelease(await readJson(releasedOperations), version, operations);
  await writeFile(root + releasedOperations, `${JSON.stringify(released, null, 2)}\n`);
  await copyFile(root + currentSchema, root + releasedSchema);
  console.log(`The current schema and operations are those of ${version}. Name it in packages/schema/CHANGELOG.md.`);
};

if (process.argv[2] === 'release') {
  await release().catch((/** @type {Error} */ { message }) => {
    console.error(message);
    process.exitCode = 1;
  });
} else if (process.argv[2] === 'print') {
  console.log(await printClientSchema());
} else {
  const changes = await schemaChanges(new Date());
  for (const { kind, description } of changes) console.log(`${kind.padEnd(10)} ${description}`);
  if (changes.length === 0) console.log('Nothing changed since the last release.');
  process.exitCode = changes.some(({ kind }) => kind === 'breaking') ? 1 : 0;
}
