// Guards: An ended bulk run stays for a week after its end, and an unfinished one for a week after its last report.
import { randomUUID } from 'node:crypto';
import { createTestStore } from '../testing/activity-store.ts';
import { readEndedRuns, readRun } from './run-reader.ts';
import { endRun, forgetRuns, insertRun } from './run-writer.ts';

const { store, drop } = await createTestStore();
afterAll(drop);

const DAY = 24 * 3_600_000;
const afterDays = (days: number) => new Date(Date.parse('2026-11-20T15:00:00.000Z') + days * DAY);
const person = { personId: 'person-1', name: 'Ana Sosa' };

/** Stores a run that no application reports on, and returns its identifier. */
const aSilentRun = async (): Promise<string> => {
  const id = randomUUID();
  const items = [{ id: 'pay-1', version: 1, key: randomUUID(), arguments: [] }];
  const run = { id, action: 'cancelPayment', holder: randomUUID(), arguments: [], items };
  expect(await insertRun(await store.db(), person, run, afterDays(0))).toBeNull();
  return id;
};

test('a run that a person ended after days of silence is kept for a week after its end', async () => {
  const db = await store.db();
  const id = await aSilentRun();
  expect(await endRun(db, { ...person, id }, afterDays(6))).toBe(true);
  const endedAt = async (now: Date) => (await readEndedRuns(db, { ...person, now })).map((run) => run.id);
  await forgetRuns(db, afterDays(8));
  expect(await endedAt(afterDays(8))).toEqual([id]);
  await forgetRuns(db, afterDays(13));
  expect(await endedAt(afterDays(13))).toEqual([id]);
  await forgetRuns(db, afterDays(13.1));
  expect(await readRun(db, { ...person, id }, afterDays(13.1))).toBeNull();
});

test('a run without an end is deleted a week after its last report', async () => {
  const db = await store.db();
  const id = await aSilentRun();
  await forgetRuns(db, afterDays(7));
  expect(await readRun(db, { ...person, id }, afterDays(7))).toMatchObject({ id });
  await forgetRuns(db, afterDays(7.1));
  expect(await readRun(db, { ...person, id }, afterDays(7.1))).toBeNull();
});
