// Guards: npm run audit:verify says of a store whether it is whole, not whole or empty, with counts, and ends accordingly.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql, type SQL } from 'drizzle-orm';
import { activityChains } from './activity/activity.table.ts';
import { createChainKey } from './activity/chain.ts';
import { createStore } from './activity/open-store.ts';
import { toldLine, writerOver } from './activity/testing/told-lines.ts';

const AUDIT_SECRET = 'the-secret-of-the-audit-trail-of-the-tests';
/** Deletes all of it. */
const everything = [sql`delete from activity_gap`, sql`delete from activity_event`, sql`delete from activity_chain`];
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
      writer.tell(...ids.map((id) => ({ ids: [id], time: '2020-10-20T12:00:00.000Z' })));
      await writer.close();
    }
    for (const statement of changes) await db.execute(statement);
  } finally {
    await store.close(); // the command opens the folder by itself
  }
};

const command = fileURLToPath(new URL('../../../tools/audit-verify.mjs', import.meta.url));
const verify = (...words: readonly string[]) => {
  const env = { ACTIVITY_DATABASE_URL: '', ACTIVITY_DATA_DIR: folder, AUDIT_SECRET };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { env, encoding: 'utf8' });
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

describe('--month', () => {
  const line = /^2020-10 4 events [\da-f]{64}\n$/;

  test('says the end of a month of a whole store, with its count, and compares it with the one that was kept', async () => {
    await storeAfter();
    const kept = verify('--month', '2020-10');
    expect(kept).toEqual({ code: 0, output: expect.stringMatching(line) });
    const [, , , digest = ''] = kept.output.trim().split(' ');
    expect(verify('--month', '2020-10', '--is', digest).code).toBe(0);
    expect(verify('--month', '2020-10', '--is', kept.output).code).toBe(0);
    const other = verify('--month', '2020-10', '--is', kept.output.replace('4 events', '5 events'));
    expect(other).toMatchObject({ code: 1, output: expect.stringContaining('This is not the end that was kept.') });
  });

  test('says no end where an event before the last one of the month is gone', async () => {
    await storeAfter(sql`delete from activity_event where line like '%pay-2%'`);
    const { code, output } = verify('--month', '2020-10');
    expect(code).toBe(1);
    expect(output).toContain('Chain 1: not whole from event 2 on: it is missing.\n');
    expect(output).not.toContain('events ');
  });

  test('refuses what is no month, and a month that is not over', () => {
    for (const given of ['2026-13', 'october', '2026-1', ''])
      expect(verify('--month', given)).toEqual({ code: 1, output: expect.stringContaining('takes a month such as') });
    expect(verify('--month')).toMatchObject({ code: 1, output: expect.stringContaining('--month') });
    for (const given of [new Date().toISOString().slice(0, 7), '9999-12'])
      expect(verify('--month', given)).toEqual({ code: 1, output: `${given} is not over, in UTC.\n` });
  });

  test('says of a month without events that there is nothing to keep', async () => {
    await storeAfter();
    expect(verify('--month', '2020-09')).toMatchObject({
      code: 2,
      output: expect.stringContaining('There is no activity of 2020-09'),
    });
  });
});

describe('--bring-back', () => {
  const trail = join(folder, 'trail.log');
  /** Makes a store that has lost two of three events, which a gateway has noted, and the trail of that gateway. */
  const storeWithLoss = async (): Promise<void> => {
    await storeAfter(...everything);
    const store = createStore({ dataDir: folder });
    const key = createChainKey(AUDIT_SECRET);
    const lines = ['a', 'b', 'c'].map((id) => toldLine({ ids: [id], time: '2020-10-20T12:00:00.000Z' }));
    writeFileSync(trail, lines.join(''));
    try {
      const db = await store.db();
      const writer = writerOver({ store, key });
      writer.addLine(lines[0] ?? '');
      await writer.settle();
      const [chain] = await db.select().from(activityChains);
      for (const line of lines.slice(1)) writer.addLine(line);
      await writer.settle();
      await db.execute(sql`delete from activity_event where seq > 1`);
      await db.update(activityChains).set(chain ?? {});
      await writer.look();
      await writer.close();
    } finally {
      await store.close();
    }
  };

  test('a loss that is known is told apart, and the trail makes the activity whole', async () => {
    await storeWithLoss();
    const lost = verify();
    expect(lost).toMatchObject({ code: 3, output: expect.stringContaining('the store has lost events 2 to 3') });
    expect(lost.output).not.toContain('whole');
    expect(verify('--bring-back').code).toBe(1);
    expect(verify('--bring-back', trail)).toEqual({ code: 0, output: 'Chain 1: events 2 to 3 are back.\n' });
    expect(verify()).toMatchObject({
      code: 0,
      output: expect.stringContaining('The activity is whole: 1 chains, 4 events'),
    });
    expect(verify('--bring-back', trail)).toEqual({ code: 0, output: 'Nothing is known to be missing.\n' });
  });
});
