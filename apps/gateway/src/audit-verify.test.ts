// Guards: `npm run audit:verify` reports a store as whole, not whole, empty or with a noted gap, each by an exit code. `--month` prints and compares the digest of a month. `--bring-back` fills a gap from an audit trail.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql, type SQL } from 'drizzle-orm';
import { activityChains } from './activity/activity.table.ts';
import { createChainKey } from './activity/chain.ts';
import { createStore } from './activity/open-store.ts';
import { anAuditLine, writerOver } from './activity/testing/test-writer.ts';

const AUDIT_SECRET = 'the-secret-of-the-audit-trail-of-the-tests';
/** Statements that empty the store. */
const everything = [sql`delete from activity_gap`, sql`delete from activity_event`, sql`delete from activity_chain`];
const folder = mkdtempSync(join(tmpdir(), 'gateway-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Fills a store with the chains of two gateways, of three events and one, then applies the changes. */
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
    await store.close(); // the command opens the folder in its own process
  }
};

const command = fileURLToPath(new URL('../../../tools/audit-verify.mjs', import.meta.url));
const verify = (...words: readonly string[]) => {
  const env = { ACTIVITY_DATABASE_URL: '', ACTIVITY_DATA_DIR: folder, AUDIT_SECRET };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { env, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
};

test('a whole store is reported with its chains and events', async () => {
  await storeAfter();
  expect(verify()).toEqual({
    code: 0,
    output: 'Chain 1: whole, 3 events.\nChain 2: whole, 1 events.\nThe activity is whole: 2 chains, 4 events.\n',
  });
});

test('a deleted event is reported, and the store is not called whole', async () => {
  await storeAfter(sql`delete from activity_event where line like '%pay-2%'`);
  const { code, output } = verify();
  expect(code).toBe(1);
  expect(output).toContain('Chain 1: not whole from event 2 on: it is missing.\n');
  expect(output).toContain('Chain 2: whole, 1 events.\n');
  expect(output).not.toContain('The activity is whole');
});

test('when all events are deleted, each chain is reported', async () => {
  await storeAfter(sql`delete from activity_event`);
  const { code, output } = verify();
  expect(code).toBe(1);
  expect(output).toMatch(/^Chain 1: not whole from event 1 on: it is missing\.\nChain 2: not whole from event 1 on/);
});

test('an emptied store is reported as empty, not as whole', async () => {
  await storeAfter(...everything);
  expect(verify()).toEqual({
    code: 2,
    output: 'There is no activity: 0 chains, 0 events. Is this the store, and was anything ever written?\n',
  });
});

describe('--month', () => {
  const line = /^2020-10 4 events [\da-f]{64}\n$/;

  test('prints the digest of a month with its count, and compares it with a printed one', async () => {
    await storeAfter();
    const kept = verify('--month', '2020-10');
    expect(kept).toEqual({ code: 0, output: expect.stringMatching(line) });
    const [, , , digest = ''] = kept.output.trim().split(' ');
    expect(verify('--month', '2020-10', '--is', digest).code).toBe(0);
    expect(verify('--month', '2020-10', '--is', kept.output).code).toBe(0);
    const other = verify('--month', '2020-10', '--is', kept.output.replace('4 events', '5 events'));
    expect(other).toMatchObject({ code: 1, output: expect.stringContaining('This is not the end that was kept.') });
  });

  test('prints no digest when an earlier event of the month is missing', async () => {
    await storeAfter(sql`delete from activity_event where line like '%pay-2%'`);
    const { code, output } = verify('--month', '2020-10');
    expect(code).toBe(1);
    expect(output).toContain('Chain 1: not whole from event 2 on: it is missing.\n');
    expect(output).not.toContain('events ');
  });

  test('refuses an invalid month, and one that is not over', () => {
    for (const given of ['2026-13', 'october', '2026-1', ''])
      expect(verify('--month', given)).toEqual({ code: 1, output: expect.stringContaining('takes a month such as') });
    expect(verify('--month')).toMatchObject({ code: 1, output: expect.stringContaining('--month') });
    for (const given of [new Date().toISOString().slice(0, 7), '9999-12'])
      expect(verify('--month', given)).toEqual({ code: 1, output: `${given} is not over, in UTC.\n` });
  });

  test('reports a month without events', async () => {
    await storeAfter();
    expect(verify('--month', '2020-09')).toMatchObject({
      code: 2,
      output: expect.stringContaining('There is no activity of 2020-09'),
    });
  });
});

describe('--bring-back', () => {
  const trail = join(folder, 'trail.log');
  /**
   * Creates a store that lost two of three events, with the gap that a gateway noted, and the trail of that gateway.
   */
  const storeWithLoss = async (): Promise<void> => {
    await storeAfter(...everything);
    const store = createStore({ dataDir: folder });
    const key = createChainKey(AUDIT_SECRET);
    const lines = ['a', 'b', 'c'].map((id) => anAuditLine({ ids: [id], time: '2020-10-20T12:00:00.000Z' }));
    writeFileSync(trail, lines.join(''));
    try {
      const db = await store.db();
      const writer = writerOver({ store, key });
      writer.addLine(lines[0] ?? '');
      await writer.flush();
      const [chain] = await db.select().from(activityChains);
      for (const line of lines.slice(1)) writer.addLine(line);
      await writer.flush();
      await db.execute(sql`delete from activity_event where seq > 1`);
      await db.update(activityChains).set(chain ?? {});
      await writer.look();
      await writer.close();
    } finally {
      await store.close();
    }
  };

  test('a noted gap has its own exit code, and the audit trail makes the activity whole', async () => {
    await storeWithLoss();
    const lost = verify();
    expect(lost).toMatchObject({ code: 3, output: expect.stringContaining('the store has lost events 2 to 3') });
    expect(lost.output).not.toContain('whole');
    expect(verify('--bring-back').code).toBe(1);
    expect(verify('--bring-back', trail)).toEqual({ code: 0, output: 'Chain 1: events 2 to 3 are back.\n' });
    expect(verify()).toMatchObject({
      code: 0,
      // the fourth is the writer's own event about the gap
      output: expect.stringContaining('The activity is whole: 1 chains, 4 events'),
    });
    expect(verify('--bring-back', trail)).toEqual({ code: 0, output: 'Nothing is known to be missing.\n' });
  });
});
