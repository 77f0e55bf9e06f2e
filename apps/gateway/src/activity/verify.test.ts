// Guards: Verification finds changed, removed and reordered events, and reports the first of them.
import { sql, type SQL } from 'drizzle-orm';
import { createTestStore, testSecret } from '../testing/activity-store.ts';
import { createChainKey } from './chain.ts';
import { readEvents } from './event-reader.ts';
import { firstKeptMonth, removeMonths } from './retention.ts';
import { writerOver } from './testing/test-writer.ts';
import { monthEnd, verifyActivity } from './verify.ts';

const made = await createTestStore();
afterAll(() => made.drop());
const change = async (statement: SQL) => {
  await (await made.store.db()).execute(statement);
};
beforeEach(async () => {
  await change(sql`delete from activity_event`);
  await change(sql`delete from activity_chain`);
  const writer = writerOver(made);
  for (let day = 1; day <= 6; day += 1)
    writer.tell({ ids: [`pay-${day}`], time: `2026-${day < 4 ? '10' : '11'}-0${day}T12:00:00.000Z` });
  await writer.close();
});

const verified = async () => verifyActivity(await made.store.db(), [made.key]);

test('an untouched store is whole', async () => {
  expect(await verified()).toEqual({ chains: [{ number: 1, events: 6 }], problems: [] });
});

test.each([
  ['removed', sql`delete from activity_event where seq = 3`, 3, 'missing'],
  ['removed at the end', sql`delete from activity_event where seq > 4`, 5, 'missing'],
  ['removed all', sql`delete from activity_event`, 1, 'missing'],
  ['changed', sql`update activity_event set line = replace(line, 'pay-4', 'pay-9') where seq = 4`, 4, 'changed'],
  ['changed in what is searched', sql`update activity_event set username = 'auditor' where seq = 2`, 2, 'changed'],
  ['given a mention', sql`update activity_event set mentioned = '{auditor}' where seq = 2`, 2, 'changed'],
  ['given other words', sql`update activity_event set words = 'otra' where seq = 2`, 2, 'changed'],
  ['moved to another day', sql`update activity_event set at = at - interval '1 day' where seq = 2`, 2, 'changed'],
  ['given another digest', sql`update activity_event set digest = repeat('0', 64) where seq = 5`, 5, 'changed'],
  [
    'exchanged',
    sql`update activity_event set seq = case seq when 2 then -3 else -2 end where seq in (2, 3);
        update activity_event set seq = -seq where seq < 0`,
    2,
    'changed',
  ],
])('events that were %s are found', async (_what, statement, seq, why) => {
  for (const one of splitStatements(statement)) await change(one);
  const { chains } = await verified();
  expect(chains).toEqual([
    { number: 1, events: expect.any(Number), firstFault: { seq, reason: expect.stringContaining(why) } },
  ]);
});

/** Splits a text of two statements: an embedded database takes one at a time. */
const splitStatements = (statement: SQL): readonly SQL[] =>
  statement.queryChunks.length === 1
    ? String(Reflect.get(Object(statement.queryChunks[0]), 'value'))
        .split(';')
        .map((one) => sql.raw(one))
    : [statement];

test.each([
  ['an end that was put back', sql`update activity_chain set last_seq = 4`, 'its end was changed'],
  ['a beginning that was moved', sql`update activity_chain set removed_seq = 2`, 'its beginning was changed'],
  ['a key of another name', sql`update activity_chain set key = 'other'`, 'another AUDIT_SECRET'],
])('%s is found', async (_what, statement, why) => {
  await change(statement);
  const { chains } = await verified();
  expect(chains[0]?.firstFault?.reason).toContain(why);
});

test('a removed chain is missed by its number, and by its events', async () => {
  const second = writerOver(made);
  second.tell({});
  await second.close();
  await change(sql`delete from activity_chain where number = 1`);
  expect((await verified()).problems).toEqual([
    'chain 1 is missing',
    expect.stringMatching(/^the chain of the events of .* is missing$/),
  ]);
});

test('a chain of another secret does not verify', async () => {
  const forged = await verifyActivity(await made.store.db(), [createChainKey(`${testSecret} of somebody else`)]);
  expect(forged.chains[0]?.firstFault).toMatchObject({ reason: expect.stringContaining('AUDIT_SECRET') });
});

test('the digest of a month stays the same until its last event is deleted', async () => {
  const end = async (month: string) => monthEnd(await made.store.db(), month);
  const october = await end('2026-10');
  expect(october).toEqual({ events: 3, digest: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(await end('2026-10')).toEqual(october);
  await change(sql`delete from activity_event where seq = 3`);
  expect((await end('2026-10')).digest).not.toBe(october.digest);
});

describe('expired months', () => {
  test('are counted back from the current month', () => {
    const now = new Date('2026-11-26T12:00:00.000Z');
    expect([1, 2, 12].map((months) => firstKeptMonth(now, months))).toEqual(['2026-11', '2026-10', '2025-12']);
  });

  test('are removed, and the rest stays verifiable', async () => {
    const db = await made.store.db();
    await removeMonths(db, made.key, '2026-11');
    expect((await readEvents(made.store, {}, { offset: 0, limit: 10 })).size).toBe(3);
    expect(await verified()).toEqual({ chains: [{ number: 1, events: 3 }], problems: [] });
    await removeMonths(db, made.key, '2026-11');
    await change(sql`delete from activity_event where seq = 4`);
    expect((await verified()).chains[0]?.firstFault).toMatchObject({ seq: 4 });
  });

  test('leave a chain of the former secret whole when a gateway of the next secret removes them', async () => {
    const db = await made.store.db();
    const next = createChainKey(`${testSecret} of the next year`);
    const writer = writerOver({ ...made, key: next });
    writer.tell({});
    await writer.close();
    await removeMonths(db, next, '2026-11');
    expect(await verifyActivity(db, [next, made.key])).toEqual({
      chains: [
        { number: 1, events: 3 },
        { number: 2, events: 1 },
      ],
      problems: [],
    });
  });

  test('are not excused by the seal of a former secret in a chain of a later one', async () => {
    const db = await made.store.db();
    const next = createChainKey(`${testSecret} of the next year`);
    const writer = writerOver({ ...made, key: next });
    writer.tell({}, {});
    await writer.close();
    await removeMonths(db, made.key, '2026-12');
    const { chains } = await verifyActivity(db, [next, made.key]);
    expect(chains).toEqual([
      { number: 1, events: 0 },
      { number: 2, events: 0, firstFault: { seq: 3, reason: 'its beginning was changed' } },
    ]);
  });

  test('are removed up to the newest event, and later events can be verified', async () => {
    const db = await made.store.db();
    await removeMonths(db, made.key, '2026-12');
    const writer = writerOver(made);
    writer.tell({ ids: ['later'] });
    await writer.close();
    expect(await verified()).toEqual({
      chains: [
        { number: 1, events: 0 },
        { number: 2, events: 1 },
      ],
      problems: [],
    });
  });
});
