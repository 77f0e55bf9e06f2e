// npm run schema               prints what changed in the public schema since the last release
// npm run schema -- release    makes the current schema the released one
import { copyFile } from 'node:fs/promises';
import { releasedSchema, currentSchema, schemaChanges } from './run/schema-changes.mjs';
import { root } from './run/command.mjs';

if (process.argv[2] === 'release') {
  await copyFile(root + currentSchema, root + releasedSchema);
  console.log('The current schema is the released one. Name the release in packages/schema/CHANGELOG.md.');
} else {
  const changes = await schemaChanges(new Date());
  for (const { kind, description } of changes) console.log(`${kind.padEnd(10)} ${description}`);
  if (changes.length === 0) console.log('Nothing changed since the last release.');
  process.exitCode = changes.some(({ kind }) => kind === 'breaking') ? 1 : 0;
}
