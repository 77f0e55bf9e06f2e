// Guards: Verification finds changed, removed, reordered and added events, and reports the first fault of a chain.
import { sql, type SQL } from 'drizzle-orm';
import { testSecret } from '../testing/activity-store.ts';
import { activityEvents } from './activity.table.ts';
import { createChainKey } from './chain.ts';
import { createSixEvents } from './testing/six-events.ts';
import { writerOver } from './testing/test-writer.ts';
import { monthEnd, verifyActivity } from './verify.ts';

const { made, change, remove, verified } = await createSixEvents();

test('an untouched store is whole', async () => {
  expect(await verified()).toEqual({ chains: [{ number: 1, events: 6 }], problems: [] });
});

test.each([
  ['removed', sql`delete from activity_event where seq = 3`, 3, 'missing'],
  ['removed at the end', sql`delete from activity_event where seq > 4`, 5, 'missing'],
  ['all removed', sql`delete from activity_event`, 1, 'missing'],
  ['changed', sql`update activity_event set line = replace(line, 'pay-4', 'pay-9') where seq = 4`, 4, 'changed'],
  ['changed in what is searched', sql`update activity_event set username = 'auditor' where seq = 2`, 2, 'changed'],
  ['given a mention', sql`update activity_event set mentioned = '{auditor}' where seq = 2`, 2, 'changed'],
  ['given other words', sql`update activity_event set words = 'otra' where seq = 2`, 2, 'changed'],
  ['moved to another day', sql`update activity_event set at = at - interval '1 day' where seq = 2`, 2, 'changed'],
  ['moved to an earlier month', sql`update activity_event set month = '2020-01' where seq = 2`, 2, 'changed'],
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

describe('added events', () => {
  /** Writes a copy of a stored event under another number. */
  const plant = async (from: number, values: Partial<typeof activityEvents.$inferInsert>) => {
    const db = await made.store.db();
    const [row] = await db
      .select()
      .from(activityEvents)
      .where(sql`seq = ${from}`);
    if (row === undefined) throw new Error(`Event ${from} is not stored.`);
    await db.insert(activityEvents).values({ ...row, ...values });
  };

  test('after the end of a chain are found', async () => {
    await plant(6, { seq: 7 });
    await plant(6, { seq: 9 });
    expect(await verified()).toEqual({
      chains: [{ number: 1, events: 6 }],
      problems: ['chain 1 has events after its end: 2'],
    });
  });

  test.each([
    ['of a kept month', { seq: 2 }],
    ['with the month of a removed event', { seq: 2, month: '2026-10' }],
    ['before the first event', { seq: -1, month: '2026-10', at: new Date('2026-10-01T12:00:00.000Z') }],
  ])('in the removed part, %s, are found', async (_which, values) => {
    await remove('2026-11');
    await plant(4, values);
    expect((await verified()).problems).toEqual(['chain 1 has events in its removed part: 1']);
  });

  test('of the current month are found in a chain without a kept event', async () => {
    const [row] = await (
      await made.store.db()
    )
      .select()
      .from(activityEvents)
      .where(sql`seq = 6`);
    await remove('2026-12');
    if (row) await (await made.store.db()).insert(activityEvents).values({ ...row, seq: 2, at: new Date() });
    expect((await verified()).problems).toEqual(['chain 1 has events in its removed part: 1']);
  });

  test('do not include events that a removal under way has still to delete', async () => {
    const db = await made.store.db();
    const removed = await db
      .select()
      .from(activityEvents)
      .where(sql`seq in (2, 3)`);
    await remove('2026-11');
    await db.insert(activityEvents).values(removed);
    expect(await verified()).toEqual({ chains: [{ number: 1, events: 3 }], problems: [] });
  });

  test('do not include events that a gateway writes during the verification', async () => {
    const writer = writerOver(made);
    for (let round = 0; round < 20; round += 1) {
      writer.tell({}, {});
      const [{ problems }] = await Promise.all([verified(), writer.flush()]);
      expect(problems).toEqual([]);
    }
    await writer.close();
  });
});
