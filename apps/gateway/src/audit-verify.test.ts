// Guards: npm run audit:verify says of a store whether it is whole, not whole or empty, with counts, and ends accordingly.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql, type SQL } from 'drizzle-orm';
import { createChainKey } from './activity/chain.ts';
import { createStore } from './activity/open-store.ts';
import { writerOver } from './activity/testing/told-lines.ts';

const AUDIT_SECRET = 'the-secret-of-the-audit-trail-of-the-tests';
/** Deletes all of it. */
const everything = [sql`delete from activity_event`, sql`delete from activity_chain`];
const folder = mkdtempSync(join(tmpdir(), 'gateway-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a store in which two gateways, one after the other, wrote three events and one, and somebody changes it. */
const storeAfter = async (...changes: readonly SQL[]): Promise<void> => {
  const store = createStore({ dataDir: folder });
  try {
    const db = await store.db();
    for (const statement of everything) await db.execute(statement);
    for (const ids of [['pay-1', 'pay-2', 'pay-3'], ['pay-4']]) {
      const writer = writerOver({ store, key: createChainKey(AUDIT_SECRET) });
      writer.tell(...ids.map((id) => ({ ids: [id] })));
      await writer.close();
    }
    for (const statement of changes) await db.execute(statement);
  } finally {
    await store.close(); // the command opens the folder by itself
  }
};

const command = fileURLToPath(new URL('../../../tools/audit-verify.mjs', import.meta.url));
const verify = () => {
  const env = { ACTIVITY_DATABASE_URL: '', ACTIVITY_DATA_DIR: folder, AUDIT_SECRET };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { env, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
};

test('a whole store is told with its chains and events', async () => {
  await storeAfter();
  expect(verify()).toEqual({
    code: 0,
    output: 'Chain 1: whole, 3 events.\nChain 2: whole, 1 events.\nThe activity is whole: 2 chains, 4 events.\n',
  });
});

test('a deleted event is named, and nothing calls the store whole', async () => {
  await storeAfter(sql`delete from activity_event where line like '%pay-2%'`);
  const { code, output } = verify();
  expect(code).toBe(1);
  expect(output).toContain('Chain 1: not whole from event 2 on: it is missing.\n');
  expect(output).toContain('Chain 2: whole, 1 events.\n');
  expect(output).not.toContain('The activity is whole');
});

test('events that are all deleted are missing from their chains', async () => {
  await storeAfter(sql`delete from activity_event`);
  const { code, output } = verify();
  expect(code).toBe(1);
  expect(output).toMatch(/^Chain 1: not whole from event 1 on: it is missing\.\nChain 2: not whole from event 1 on/);
});

test('a store that was emptied is told as empty, which is not whole', async () => {
  await storeAfter(...everything);
  expect(verify()).toEqual({
    code: 2,
    output: 'There is no activity: 0 chains, 0 events. Is this the store, and was anything ever written?\n',
  });
});
