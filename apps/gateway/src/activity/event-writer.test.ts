// Guards: Events of the trail reach the store once and in their order, whatever is away or killed meanwhile.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createTestStore } from '../testing/activity-store.ts';
import { activityEvents } from './activity.table.ts';
import { readEvents } from './event-reader.ts';
import type { Store } from './open-store.ts';
import { writerOver } from './testing/told-lines.ts';
import { verifyActivity } from './verify.ts';
import { waitInMemory } from './waiting-events.ts';
import { waitInFile } from './waiting-file.ts';

const { store, key, drop } = await createTestStore();
const folder = mkdtempSync(join(tmpdir(), 'gateway-waiting-'));
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

/** A store that can be switched off. */
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

test('what is told is stored, newest first, and found by each of its parts', async () => {
  const writer = writerOver({ store, key });
  writer.tell({ ids: ['a'], action: 'first', time: '2026-11-20T12:00:00.000Z' });
  writer.tell(
    { ids: ['b', 'c'], action: 'first', time: '2026-11-20T12:00:01.000Z', username: 'tesoreria' },
    { ids: ['d'], action: 'first', type: 'Payer', kind: 'look', time: '2026-11-20T12:00:02.000Z' },
    { ids: ['e'], action: 'first', result: 'refused', requestId: 'request-9', time: '2026-11-20T12:00:03.000Z' },
  );
  await writer.close();
  expect(await idsOf('first')).toEqual(['e', 'd', 'b', 'a']);
  const sizeOf = async (wish: Parameters<typeof readEvents>[1]) => (await readEvents(store, wish, all)).size;
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
  expect(await sizeOf({ actions, things: [{ type: 'Payment', ids: ['a', 'd'] }] })).toBe(1);
  expect(await sizeOf({ actions, things: [{ type: 'Payment', ids: [] }] })).toBe(0);
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

test('a text that a database does not take is stored without what it does not take', async () => {
  const writer = writerOver({ store, key });
  writer.tell({ action: 'strange', ids: ['strange'], reason: 'NUL \u0000, half \ud83d, "quoted"\n\\u0000 años 😀' });
  await writer.close();
  expect(await idsOf('strange')).toEqual(['strange']);
});

test('while the store is away events wait, and are written in their order when it is back', async () => {
  const { store: switched, switch: turn } = createSwitched();
  const writer = writerOver({ store: switched, key });
  turn('away');
  writer.tell({ action: 'waited', ids: ['1'] }, { action: 'waited', ids: ['2'] });
  await expect(writer.settle()).rejects.toThrow('refused');
  expect([writer.isAway(), writer.waiting()]).toEqual([true, 2]);
  turn('back');
  writer.tell({ action: 'waited', ids: ['3'] });
  await writer.settle();
  expect([writer.isAway(), writer.waiting(), writer.lost()]).toEqual([false, 0, 0]);
  await writer.close();
  expect(await idsOf('waited')).toEqual(['3', '2', '1']);
});

test('events without room are counted, and the chain says how many are missing', async () => {
  const { store: switched, switch: turn } = createSwitched();
  const writer = writerOver({ store: switched, key, waiting: waitInMemory(2) });
  turn('away');
  for (const id of ['1', '2', '3', '4', '5']) writer.tell({ action: 'crowded', ids: [id] });
  expect([writer.waiting(), writer.lost()]).toEqual([2, 3]);
  turn('back');
  await writer.settle();
  await writer.settle();
  await writer.close();
  expect(await idsOf('crowded')).toEqual(['2', '1']);
  const { rows } = await readEvents(store, { kind: 'gap' }, all);
  expect(rows.map(({ line }): unknown => JSON.parse(line))).toMatchObject([
    { kind: 'gap', count: 3, result: 'failed' },
  ]);
});

describe('with a file', () => {
  test('a killed gateway leaves its events to the next one, which writes each once', async () => {
    const path = join(folder, 'killed');
    const { store: switched, switch: turn } = createSwitched();
    const killed = writerOver({ store: switched, key, waiting: waitInFile(path) });
    killed.tell({ action: 'killed', ids: ['1'] }, { action: 'killed', ids: ['2'] });
    const stored = readFileSync(path, 'utf8');
    await killed.settle();
    turn('away');
    killed.tell({ action: 'killed', ids: ['3'] }, { action: 'killed', ids: ['4'] });
    // it was killed after the store had the first, and before the file had forgotten them
    const left = readFileSync(path, 'utf8');
    writeFileSync(path, `${stored}${left}cut off in the midd`);

    const next = writerOver({ store, key, waiting: waitInFile(path) });
    next.tell({ action: 'killed', ids: ['5'], time: '2026-11-20T12:00:01.000Z' });
    await next.settle();
    await next.close();
    expect(await idsOf('killed')).toEqual(['5', '4', '3', '2', '1']);
    expect(statSync(path).size).toBe(0);
  });

  test('what was never stored waits over any number of starts', async () => {
    const path = join(folder, 'over starts');
    const away: Store = { db: () => Promise.reject(new Error('away')), close: () => Promise.resolve() };
    for (const id of ['1', '2', '3']) {
      const writer = writerOver({ store: away, key, waiting: waitInFile(path) });
      writer.tell({ action: 'starts', ids: [id] });
      await writer.close();
    }
    const writer = writerOver({ store, key, waiting: waitInFile(path) });
    expect(writer.waiting()).toBe(3);
    await writer.close();
    expect((await idsOf('starts')).length).toBe(3);
  });

  test('a file that is closed takes nothing, and gives nothing of another file', () => {
    const waiting = waitInFile(join(folder, 'closed'));
    const event = { writer: 'w', seq: 1, line: '{}' };
    expect(waiting.add([event])).toBe(true);
    waiting.close();
    const other = waitInFile(join(folder, 'other'));
    expect(other.add([event])).toBe(true);
    expect([waiting.add([event]), waiting.oldest(1)]).toEqual([false, []]);
    waiting.forget([event]);
    expect(other.oldest(2)).toEqual([event]);
    other.close();
  });

  test('the file is bounded, and written anew without its past', () => {
    const path = join(folder, 'bounded');
    const waiting = waitInFile(path, 20_000_000);
    const events = Array.from({ length: 100 }, (_, index) => ({
      writer: 'w',
      seq: index + 1,
      line: `{"number":${index + 1},"text":"${'x'.repeat(100_000)}"}`,
    }));
    expect(waiting.add(events)).toBe(true);
    expect(waiting.add(events)).toBe(false);
    for (let index = 0; index < 90; index += 1) waiting.forget(waiting.oldest(1));
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
    if (round % 5 === 0) await Promise.all([one.settle(), other.settle()]);
  }
  await Promise.all([one.close(), other.close()]);
  expect((await idsOf('two')).length).toBe(40);
  const { chains, problems } = await verifyActivity(await store.db(), [key]);
  expect(problems).toEqual([]);
  expect(chains.filter(({ broken }) => broken)).toEqual([]);
});

test('what somebody else has taken out of the file is not looked for without end, and is missing in the chain', async () => {
  const path = join(folder, 'taken');
  const { store: switched, switch: turn } = createSwitched();
  const writer = writerOver({ store: switched, key, waiting: waitInFile(path) });
  turn('away');
  writer.tell({ action: 'taken', ids: ['1'] }, { action: 'taken', ids: ['2'] });
  await expect(writer.settle()).rejects.toThrow('refused');
  writeFileSync(path, '');
  turn('back');
  await writer.settle();
  expect(writer.waiting()).toBe(0);
  writer.tell({ action: 'taken', ids: ['3'] });
  await writer.close();
  expect(await idsOf('taken')).toEqual(['3']);
  const { chains } = await verifyActivity(await store.db(), [key]);
  expect(chains.flatMap(({ broken }) => broken ?? [])).toEqual([{ seq: 1, why: 'it is missing' }]);
});
