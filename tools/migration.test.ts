// Guards: Each application with tables has only the snapshot of its last migration.
// Looks over: apps/gateway/migrations/**, apps/platform/migrations/**
import { readdir, readFile } from 'node:fs/promises';
import { root } from './run/command.mjs';

test.each(['gateway', 'platform'])('the %s has only the snapshot of its last migration', async (application) => {
  const meta = `${root}apps/${application}/migrations/meta`;
  const { entries }: { entries: readonly { tag: string }[] } = JSON.parse(
    await readFile(`${meta}/_journal.json`, 'utf8'),
  );
  const last = entries.at(-1)?.tag.slice(0, 4) ?? '';
  expect((await readdir(meta)).filter((file) => file !== '_journal.json')).toEqual([`${last}_snapshot.json`]);
});
