// Guards: Expired months are removed, and the rest of each chain stays verifiable.
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { testSecret } from '../testing/activity-store.ts';
import { createActivity } from './activity.ts';
import { activityEvents } from './activity.table.ts';
import { createChainKey } from './chain.ts';
import { readEvents } from './event-reader.ts';
import { activityGaps } from './gaps.table.ts';
import { firstKeptMonth } from './retention.ts';
import { createSixEvents } from './testing/six-events.ts';
import { writerOver } from './testing/test-writer.ts';
import { verifyActivity } from './verify.ts';

/** Functions of time that stay real: database and test use them. */
const EVERYTHING_BUT_INTERVALS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

const { made, change, remove, verified } = await createSixEvents();

describe('expired months', () => {
  test('are counted back from the current month', () => {
    const now = new Date('2026-11-26T12:00:00.000Z');
    expect([1, 2, 12].map((months) => firstKeptMonth(now, months))).toEqual(['2026-11', '2026-10', '2025-12']);
  });

  test('are removed, and the rest stays verifiable', async () => {
    await remove('2026-11');
    expect((await readEvents(made.store, {}, { offset: 0, limit: 10 })).size).toBe(3);
    expect(await verified()).toEqual({ chains: [{ number: 1, events: 3 }], problems: [] });
    await remove('2026-11');
    await change('delete from activity_event where seq = 4');
    expect((await verified()).chains[0]?.firstFault).toMatchObject({ seq: 4 });
  });

  test('of a former secret are removed with the key of the next, and the rest stays verifiable', async () => {
    const db = await made.store.db();
    const next = createChainKey(`${testSecret} of the next year`);
    const writer = writerOver({ ...made, key: next });
    writer.tell({});
    await writer.close();
    await remove('2026-11', next);
    expect(await verifyActivity(db, [next, made.key])).toEqual({
      chains: [
        { number: 1, events: 3 },
        { number: 2, events: 1 },
      ],
      problems: [],
    });
  });

  test('are reported when the key of a former secret removed them from a chain of a later secret', async () => {
    const db = await made.store.db();
    const next = createChainKey(`${testSecret} of the next year`);
    const writer = writerOver({ ...made, key: next });
    writer.tell({}, {});
    await writer.close();
    await remove('2026-12');
    const { chains } = await verifyActivity(db, [next, made.key]);
    expect(chains).toEqual([
      { number: 1, events: 0 },
      { number: 2, events: 0, firstFault: { seq: 3, reason: 'its beginning was changed' } },
    ]);
  });

  test('are removed up to the newest event, and later events can be verified', async () => {
    await remove('2026-12');
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

test('a noted gap among the expired events of a chain does not prevent their removal', async () => {
  const db = await made.store.db();
  const [second] = await db
    .select()
    .from(activityEvents)
    .where(sql`seq = 2`);
  if (second === undefined) throw new Error('Event 2 is not stored.');
  const { writer, digest: lastDigest } = second;
  const seal = made.key.sealOf('gap', writer, 1, 2, lastDigest);
  await db.insert(activityGaps).values({ writer, afterSeq: 1, lastSeq: 2, lastDigest, foundAt: new Date(), seal });
  await change('delete from activity_event where seq = 2');
  expect(await remove('2026-11')).toEqual([]);
  expect(await verified()).toEqual({ chains: [{ number: 1, events: 3 }], problems: [] });
});

describe('a gateway', () => {
  afterEach(() => jest.useRealTimers());

  test('logs the chain that it leaves alone, and what to run', async () => {
    await change("update activity_event set line = replace(line, 'pay-2', 'pay-9') where seq = 2");
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const store = { db: made.store.db, close: () => Promise.resolve() };
    const config = { location: made.location, waitingFile: undefined, months: 1 };
    jest.useFakeTimers({ doNotFake: [...EVERYTHING_BUT_INTERVALS] });
    const activity = await createActivity({
      config,
      store,
      secret: testSecret,
      now: () => new Date('2026-11-26'),
      logger,
    });
    jest.advanceTimersByTime(3_600_000);
    for (let waits = 0; lines.length === 0 && waits < 100; waits += 1) await pause(50);
    await activity.close();
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, chain: 1, event: 2, msg: expect.stringContaining('npm run audit:verify') }),
    ]);
  });
});
