// Guards: Events reach the store once and in order, even if the store is away or the gateway is killed. Events that
// find no room to wait, or leave their file, are reported as missing.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createTestStore, testSecret } from '../testing/activity-store.ts';
import { activityEvents } from './activity.table.ts';
import { createChainKey } from './chain.ts';
import { readEvents } from './event-reader.ts';
import type { Store } from './open-store.ts';
import { writerOver } from './testing/test-writer.ts';
import { verifyActivity } from './verify.ts';
import { queueInMemory } from './event-queue.ts';
import { queueInFile } from './file-event-queue.ts';

const { store, key, drop } = await createTestStore();
const folder = mkdtempSync(join(tmpdir(), 'gateway-waiting-'));
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

/** Store that a test can switch off. */
const createSwitched = () => {
  let away = false;
  const switched: Store = {
    db: () => (away ? Promise.reject(new Error('connection refused')) : store.db()),
    close: () => Promise.resolve(),
  };
  return {
    store: switched,
    switch: (to: 'away' | 'back') => {
      away = to === 'away';
    },
  };
};

const all = { offset: 0, limit: 100 };
const idsOf = async (action: string) => {
  const { rows } = await readEvents(store, { actions: [action] }, all);
  return rows.map(({ line }): unknown => JSON.parse(line)).map((event) => Reflect.get(Object(event), 'ids')[0]);
};

test('recorded events are stored, read newest first, and found by several of their fields', async () => {
  const writer = writerOver({ store, key });
  writer.tell({ ids: ['a'], action: 'first', time: '2026-11-20T12:00:00.000Z' });
  writer.tell(
    { ids: ['b', 'c'], action: 'first', time: '2026-11-20T12:00:01.000Z', username: 'tesoreria' },
    { ids: ['d'], action: 'first', type: 'Payer', kind: 'look', time: '2026-11-20T12:00:02.000Z' },
    { ids: ['e'], action: 'first', result: 'refused', requestId: 'request-9', time: '2026-11-20T12:00:03.000Z' },
  );
  await writer.close();
  expect(await idsOf('first')).toEqual(['e', 'd', 'b', 'a']);
  const sizeOf = async (conditions: Parameters<typeof readEvents>[1]) =>
    (await readEvents(store, conditions, all)).size;
  const actions = ['first'];
  expect(await sizeOf({ actions, username: 'tesoreria' })).toBe(1);
  expect(await sizeOf({ actions, userId: 'id-of-operador' })).toBe(3);
  expect(await sizeOf({ actions, type: 'Payer' })).toBe(1);
  expect(await sizeOf({ actions, id: 'c' })).toBe(1);
  expect(await sizeOf({ actions, result: 'refused' })).toBe(1);
  expect(await sizeOf({ actions, requestId: 'request-9' })).toBe(1);
  expect(await sizeOf({ actions, changesOnly: true })).toBe(3);
  expect(await sizeOf({ actions, from: new Date('2026-11-20T12:00:02.000Z') })).toBe(2);
  expect(await sizeOf({ actions, to: new Date('2026-11-20T12:00:02.000Z') })).toBe(3);
  expect(await sizeOf({ actions, records: [{ type: 'Payment', ids: ['a', 'd'] }] })).toBe(1);
  expect(await sizeOf({ actions, records: [{ type: 'Payment', ids: [] }] })).toBe(0);
});

test('the month of an event is that of its time, wherever the line has it', async () => {
  const writer = writerOver({ store, key });
  const event = { audit: true, kind: 'change', action: 'ordered', type: 'Payment', ids: ['1'], result: 'done' };
  writer.add(`${JSON.stringify({ ...event, requestId: 'request-1', time: '2026-11-30T23:59:59.999Z' })}\n`);
  writer.add(`${JSON.stringify({ time: '2026-12-01T00:00:00.000Z', ...event, requestId: 'request-2' })}\n`);
  writer.write();
  await writer.close();
  const db = await store.db();
  const { requestId, month } = activityEvents;
  const stored = await db.select({ requestId, month }).from(activityEvents).where(eq(activityEvents.action, 'ordered'));
  expect(stored).toEqual([
    { requestId: 'request-1', month: '2026-11' },
    { requestId: 'request-2', month: '2026-12' },
  ]);
});

test('an event with characters that a database rejects is stored', async () => {
  const writer = writerOver({ store, key });
  writer.tell({ action: 'strange', ids: ['strange'], reason: 'NUL \u0000, half \ud83d, "quoted"\n\\u0000 años 😀' });
  await writer.close();
  expect(await idsOf('strange')).toEqual(['strange']);
});

test('events wait while the store is away, and are written in order when it is back', async () => {
  const { store: switched, switch: turn } = createSwitched();
  const writer = writerOver({ store: switched, key });
  turn('away');
  writer.tell({ action: 'waited', ids: ['1'] }, { action: 'waited', ids: ['2'] });
  await expect(writer.flush()).rejects.toThrow('refused');
  expect([writer.isUnavailable(), writer.waiting()]).toEqual([true, 2]);
  turn('back');
  writer.tell({ action: 'waited', ids: ['3'] });
  await writer.flush();
  expect([writer.isUnavailable(), writer.waiting(), writer.lost()]).toEqual([false, 0, 0]);
  await writer.close();
  expect(await idsOf('waited')).toEqual(['3', '2', '1']);
});

test('events that find no room are counted, and the chain records how many are missing', async () => {
  const { store: switched, switch: turn } = createSwitched();
  const writer = writerOver({ store: switched, key, waiting: queueInMemory(2) });
  turn('away');
  for (const id of ['1', '2', '3', '4', '5']) writer.tell({ action: 'crowded', ids: [id] });
  expect([writer.waiting(), writer.lost()]).toEqual([2, 3]);
  turn('back');
  await writer.flush();
  await writer.flush();
  await writer.close();
  expect(await idsOf('crowded')).toEqual(['2', '1']);
  const { rows } = await readEvents(store, { kind: 'gap' }, all);
  expect(rows.map(({ line }): unknown => JSON.parse(line))).toMatchObject([
    { kind: 'gap', count: 3, result: 'failed' },
  ]);
});

test('after an outage in which events were lost, an outage without a loss is not reported as lost', async () => {
  const { store: switched, switch: turn } = createSwitched();
  const writer = writerOver({ store: switched, key, waiting: queueInMemory(2) });
  expect(writer.state()).toBe('unreached');
  for (const [events, state] of [
    [3, 'lost'],
    [1, 'waiting'],
  ] as const) {
    turn('away');
    for (let event = 0; event < events; event += 1) writer.tell({ action: 'twice away' });
    await expect(writer.flush()).rejects.toThrow('refused');
    expect(writer.state()).toBe(state);
    turn('back');
    await writer.flush();
    await writer.flush();
    expect([writer.state(), writer.lost()]).toEqual(['written', 1]);
  }
  await writer.close();
});

describe('with a file', () => {
  test('the next gateway writes the events of a killed one, each once', async () => {
    const path = join(folder, 'killed');
    const { store: switched, switch: turn } = createSwitched();
    const killed = writerOver({ store: switched, key, waiting: queueInFile(path) });
    killed.tell({ action: 'killed', ids: ['1'] }, { action: 'killed', ids: ['2'] });
    const stored = readFileSync(path, 'utf8');
    await killed.flush();
    turn('away');
    killed.tell({ action: 'killed', ids: ['3'] }, { action: 'killed', ids: ['4'] });
    // killed after the store wrote the first events, and before they were removed from the file
    const left = readFileSync(path, 'utf8');
    writeFileSync(path, `${stored}${left}cut off in the midd`);

    const next = writerOver({ store, key, waiting: queueInFile(path) });
    next.tell({ action: 'killed', ids: ['5'], time: '2026-11-20T12:00:01.000Z' });
    await next.flush();
    await next.close();
    expect(await idsOf('killed')).toEqual(['5', '4', '3', '2', '1']);
    expect(statSync(path).size).toBe(0);
  });

  test('events that waited during a change of AUDIT_SECRET are stored once, and every chain is whole', async () => {
    const own = await createTestStore();
    const path = join(folder, 'rotated');
    const away: Store = { db: () => Promise.reject(new Error('away')), close: () => Promise.resolve() };
    let isAway = false;
    const former = writerOver({
      store: { ...own.store, db: () => (isAway ? away.db() : own.store.db()) },
      key: own.key,
      waiting: queueInFile(path),
    });
    former.tell({ ids: ['1'] });
    await former.flush();
    isAway = true;
    former.tell({ ids: ['2'] }, { ids: ['3'] });
    await former.close();
    const left = readFileSync(path, 'utf8');

    const key = createChainKey(`${testSecret} of the next year`);
    const next = writerOver({ store: own.store, key, waiting: queueInFile(path) });
    next.tell({ ids: ['4'], time: '2026-11-20T12:00:01.000Z' });
    await next.close();
    // killed after the store wrote the events, and before they were removed from the file
    writeFileSync(path, left);
    await writerOver({ store: own.store, key, waiting: queueInFile(path) }).close();

    const db = await own.store.db();
    const stored = await db.select({ ids: activityEvents.ids }).from(activityEvents).orderBy(activityEvents.at);
    expect(stored.flatMap(({ ids }) => ids).toSorted()).toEqual(['1', '2', '3', '4']);
    const { chains, problems } = await verifyActivity(db, [key, own.key]);
    expect([problems, chains.flatMap(({ firstFault }) => firstFault ?? [])]).toEqual([[], []]);
    await own.drop();
  });

  test('an event longer than one read of the file is stored, and so is the next one', async () => {
    const writer = writerOver({ store, key, waiting: queueInFile(join(folder, 'long')) });
    writer.tell({ action: 'long', ids: ['1'], reason: 'x'.repeat(2_500_000) });
    writer.tell({ action: 'long', ids: ['2'], time: '2026-11-20T12:00:01.000Z' });
    await writer.close();
    expect(await idsOf('long')).toEqual(['2', '1']);
  });

  test('a long event that was cut off is removed whole, so that the next one is not joined to it', () => {
    const path = join(folder, 'long and cut off');
    const [first, second] = [1, 2].map((seq) => ({ writer: 'w', seq, line: '{}' }));
    writeFileSync(path, `w 1 {}\nw 2 {"text":"${'x'.repeat(2_500_000)}`);
    const waiting = queueInFile(path);
    expect(second && waiting.add([second])).toBe(true);
    expect([waiting.count(), waiting.oldest(3)]).toEqual([2, [first, second]]);
    waiting.close();
  });

  test('events that were never stored wait over several starts', async () => {
    const path = join(folder, 'over starts');
    const away: Store = { db: () => Promise.reject(new Error('away')), close: () => Promise.resolve() };
    for (const id of ['1', '2', '3']) {
      const writer = writerOver({ store: away, key, waiting: queueInFile(path) });
      writer.tell({ action: 'starts', ids: [id] });
      await writer.close();
    }
    const writer = writerOver({ store, key, waiting: queueInFile(path) });
    expect(writer.waiting()).toBe(3);
    await writer.close();
    expect((await idsOf('starts')).length).toBe(3);
  });

  test('a closed file accepts no events, and returns none of another file', () => {
    const waiting = queueInFile(join(folder, 'closed'));
    const event = { writer: 'w', seq: 1, line: '{}' };
    expect(waiting.add([event])).toBe(true);
    waiting.close();
    const other = queueInFile(join(folder, 'other'));
    expect(other.add([event])).toBe(true);
    expect([waiting.add([event]), waiting.oldest(1)]).toEqual([false, []]);
    waiting.remove([event]);
    expect(other.oldest(2)).toEqual([event]);
    other.close();
  });

  test('the file has a size limit, and is rewritten without the events that were written', () => {
    const path = join(folder, 'bounded');
    const waiting = queueInFile(path, 20_000_000);
    const events = Array.from({ length: 100 }, (_, index) => ({
      writer: 'w',
      seq: index + 1,
      line: `{"number":${index + 1},"text":"${'x'.repeat(100_000)}"}`,
    }));
    expect(waiting.add(events)).toBe(true);
    expect(waiting.add(events)).toBe(false);
    for (let index = 0; index < 90; index += 1) waiting.remove(waiting.oldest(1));
    expect(statSync(path).size).toBeLessThan(2_500_000);
    expect(existsSync(`${path}.next`)).toBe(false);
    expect([waiting.count(), waiting.oldest(1)[0]?.seq]).toEqual([10, 91]);
    expect(waiting.oldest(50).map(({ seq }) => seq)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100]);
    waiting.close();
  });
});

test('two gateways on one store have a chain each, and both are whole', async () => {
  const [one, other] = [writerOver({ store, key }), writerOver({ store, key })];
  for (let round = 0; round < 20; round += 1) {
    one.tell({ action: 'two', ids: [`one-${round}`] });
    other.tell({ action: 'two', ids: [`other-${round}`] });
    if (round % 5 === 0) await Promise.all([one.flush(), other.flush()]);
  }
  await Promise.all([one.close(), other.close()]);
  expect((await idsOf('two')).length).toBe(40);
  const { chains, problems } = await verifyActivity(await store.db(), [key]);
  expect(problems).toEqual([]);
  expect(chains.filter(({ firstFault }) => firstFault)).toEqual([]);
});

test('events that another process took out of the file are given up, and reported as missing in the chain', async () => {
  const path = join(folder, 'taken');
  const { store: switched, switch: turn } = createSwitched();
  const writer = writerOver({ store: switched, key, waiting: queueInFile(path) });
  turn('away');
  writer.tell({ action: 'taken', ids: ['1'] }, { action: 'taken', ids: ['2'] });
  await expect(writer.flush()).rejects.toThrow('refused');
  writeFileSync(path, '');
  turn('back');
  await writer.flush();
  expect(writer.waiting()).toBe(0);
  writer.tell({ action: 'taken', ids: ['3'] });
  await writer.close();
  expect(await idsOf('taken')).toEqual(['3']);
  const { chains } = await verifyActivity(await store.db(), [key]);
  expect(chains.flatMap(({ firstFault }) => firstFault ?? [])).toEqual([{ seq: 1, reason: 'it is missing' }]);
});
