// Guards: Events that the store lost are noted, reported and restored from the audit trail. No other event is restored.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createTestStore, testSecret } from '../testing/activity-store.ts';
import { activityChains, activityEvents } from './activity.table.ts';
import { restoreEvents } from './restore-events.ts';
import { createChainKey } from './chain.ts';
import { activityGaps } from './gaps.table.ts';
import { headsInFile, headsInMemory } from './known-heads.ts';
import { anAuditLine, writerOver } from './testing/test-writer.ts';
import { verifyActivity } from './verify.ts';

const { store, key, drop } = await createTestStore();
const folder = mkdtempSync(join(tmpdir(), 'gateway-gaps-'));
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

/** Takes a backup of the store, and returns the function that restores it. */
const backUp = async (): Promise<() => Promise<void>> => {
  const db = await store.db();
  const chains = await db.select().from(activityChains);
  const events = await db.select().from(activityEvents);
  const gaps = await db.select().from(activityGaps);
  return async () => {
    for (const table of [activityChains, activityEvents, activityGaps]) await db.delete(table);
    if (chains.length > 0) await db.insert(activityChains).values(chains);
    if (events.length > 0) await db.insert(activityEvents).values(events);
    if (gaps.length > 0) await db.insert(activityGaps).values(gaps);
  };
};
beforeEach(async () => {
  const db = await store.db();
  for (const table of [activityChains, activityEvents, activityGaps]) await db.delete(table);
});

const lineOf = (id: number): string => anAuditLine({ ids: [`pay-${id}`], time: `2026-11-20T12:00:0${id}.000Z` });
/** Audit trail of a gateway with these events, mixed with intents and lines of the log. */
const trailOf = (...ids: readonly number[]): string =>
  ids.map((id) => `{"level":30,"msg":"request"}\n${lineOf(id).replace('"change"', '"intent"')}${lineOf(id)}`).join('');
const verified = async () => verifyActivity(await store.db(), [key]);
const bring = async (text: string) => restoreEvents(await store.db(), [key], text.split('\n'), new Date());

/** A gateway that wrote events 1 to 7. A restore after event 5 removed events 3 to 5. */
const afterRestore = async () => {
  const writer = writerOver({ store, key });
  const tell = async (...ids: readonly number[]) => {
    for (const id of ids) writer.addLine(lineOf(id));
    await writer.flush();
  };
  await tell(1, 2);
  const restore = await backUp();
  await tell(3);
  await tell(4, 5);
  await restore();
  await tell(6, 7);
  return { writer, tell };
};

test('a restore under a running gateway is detected at the next events, and reported by writer, chain and verification', async () => {
  const { writer } = await afterRestore();
  expect(writer.missing()).toBe(3);
  await writer.close();
  expect(await verified()).toEqual({
    chains: [{ number: 1, events: 5, missing: [{ from: 3, to: 5, foundAt: expect.any(Date) }] }],
    problems: [],
  });
  const told = (await (await store.db()).select().from(activityEvents)).map(({ line }): unknown => JSON.parse(line));
  expect(told.at(-1)).toMatchObject({ kind: 'gap', count: 3, result: 'failed' });
});

test('the audit trail restores the missing events in their places, and the activity is whole again', async () => {
  const { writer } = await afterRestore();
  expect(await bring(trailOf(1, 2, 3, 4, 5, 6, 7))).toEqual([{ number: 1, from: 3, to: 5, isRestored: true }]);
  await writer.look();
  expect(await verified()).toEqual({ chains: [{ number: 1, events: 8 }], problems: [] });
  expect(writer.missing()).toBe(0);
  expect(await bring(trailOf(1, 2, 3, 4, 5, 6, 7))).toEqual([]);
  await writer.close();
});

test.each([
  ['that was changed', trailOf(1, 2, 3, 4, 5, 6, 7).replaceAll('pay-4', 'pay-9')],
  ['of which a line is gone', trailOf(1, 2, 3, 5, 6, 7)],
  ['of another gateway', trailOf(8, 9)],
])('an audit trail %s restores nothing', async (_which, trail) => {
  const { writer } = await afterRestore();
  expect(await bring(trail)).toEqual([{ number: 1, from: 3, to: 5, isRestored: false }]);
  expect((await verified()).chains).toMatchObject([{ missing: [{ from: 3, to: 5 }] }]);
  await writer.close();
});

test('an audit trail that begins at the gap and has a line twice is sufficient', async () => {
  const { writer } = await afterRestore();
  expect(await bring(trailOf(3, 4, 4, 5, 6))).toEqual([{ number: 1, from: 3, to: 5, isRestored: true }]);
  await writer.close();
});

test('a chain that the store lost as a whole is reported, and restored', async () => {
  const restore = await backUp();
  const writer = writerOver({ store, key });
  for (const id of [1, 2]) writer.addLine(lineOf(id));
  await writer.flush();
  await restore();
  await writer.look();
  expect(writer.missing()).toBe(2);
  expect((await verified()).chains).toMatchObject([{ number: 1, missing: [{ from: 1, to: 2 }] }]);
  expect(await bring(trailOf(1, 2))).toEqual([{ number: 1, from: 1, to: 2, isRestored: true }]);
  await writer.close();
  expect((await verified()).chains).toEqual([{ number: 1, events: 3 }]);
});

test('a restore between two starts is noticed by the next gateway with the same file', async () => {
  const path = join(folder, 'heads');
  const before = writerOver({ store, key, heads: headsInFile(path) });
  before.addLine(lineOf(1));
  await before.flush();
  const restore = await backUp();
  before.addLine(lineOf(2));
  await before.close();
  await restore();
  const next = writerOver({ store, key, heads: headsInFile(path) });
  await next.look();
  expect(next.missing()).toBe(1);
  await next.close();
  expect((await verified()).chains).toMatchObject([{ number: 1, missing: [{ from: 2, to: 2 }] }, { number: 2 }]);
});

test('deleted events are not excused as a gap, and neither is a gap with a forged seal', async () => {
  const writer = writerOver({ store, key, heads: headsInMemory() });
  for (const id of [1, 2, 3]) writer.addLine(lineOf(id));
  await writer.close();
  const db = await store.db();
  const [chain] = await db.select().from(activityChains);
  await db.delete(activityEvents).where(sql`seq = 2`);
  const missing = [{ number: 1, events: 1, firstFault: { seq: 2, reason: 'it is missing' } }];
  expect((await verified()).chains).toEqual(missing);
  const forged = createChainKey(`${testSecret} of somebody else`);
  const seal = forged.sealOf('gap', chain?.writer ?? '', 1, 2, 'x');
  const gap = { writer: chain?.writer ?? '', afterSeq: 1, lastSeq: 2, lastDigest: 'x', foundAt: new Date(), seal };
  await db.insert(activityGaps).values(gap);
  expect((await verified()).chains).toEqual(missing);
});
