// Guards: A bulk run has at most four calls in flight, stops, and retries failures only.
import { createBulkRun, type BulkRun, type ItemOutcome } from './create-bulk-run';

/** Items that end when the test says so. */
const startRun = (count: number) => {
  const asked: { item: number; key: string; mayBeMade: boolean; end: (outcome: ItemOutcome) => void }[] = [];
  const run = createBulkRun({
    items: Array.from({ length: count }, (_, place) => place),
    limit: 4,
    run: (item, key, mayBeMade) => new Promise<ItemOutcome>((end) => asked.push({ item, key, mayBeMade, end })),
  });
  const end = async (place: number, outcome: ItemOutcome): Promise<void> => {
    asked[place]?.end(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { run, asked, end };
};
const kinds = (run: BulkRun<number>): string =>
  run
    .snapshot()
    .lines.map(({ state }) => state.kind.charAt(0))
    .join('');
const done: ItemOutcome = { kind: 'done' };
const failed: ItemOutcome = { kind: 'failed', message: 'No', nextStep: null, requestId: null };
const unknown: ItemOutcome = { kind: 'unknown', message: 'Quién sabe', nextStep: null, requestId: null };

test('at most four are under way, in their order', async () => {
  const { run, asked, end } = startRun(6);
  expect(asked).toEqual([]);
  run.start();
  expect(kinds(run)).toBe('rrrrww');
  await end(1, done);
  expect(kinds(run)).toBe('rdrrrw');
  expect(asked.map(({ item }) => item)).toEqual([0, 1, 2, 3, 4]);
});

test('one failure does not stop the others, and the retry does the failed alone', async () => {
  const { run, asked, end } = startRun(5);
  run.start();
  for (const [place, outcome] of [done, failed, done, unknown, done].entries()) await end(place, outcome);
  expect([kinds(run), run.snapshot().running]).toEqual(['dfdud', false]);
  run.retryFailed();
  expect(kinds(run)).toBe('drdrd');
  expect(asked.slice(5).map(({ item }) => item)).toEqual([1, 3]);
});

test('a key is kept while the outcome is unknown, and is new after a failure', async () => {
  const { run, asked, end } = startRun(2);
  run.start();
  await end(0, failed);
  await end(1, unknown);
  run.retryFailed();
  const [first, second, firstAgain, secondAgain] = asked.map(({ key }) => key);
  expect(firstAgain).not.toBe(first);
  expect(secondAgain).toBe(second);
  expect(asked.map(({ mayBeMade }) => mayBeMade)).toEqual([false, false, false, true]);
});

test('a stop begins nothing more, lets what is under way end, and may go on', async () => {
  const { run, asked, end } = startRun(6);
  run.start();
  run.stop();
  for (const place of [0, 1, 2, 3]) await end(place, done);
  expect([kinds(run), run.snapshot().running]).toEqual(['ddddww', false]);
  run.start();
  expect(asked.map(({ item }) => item)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('whoever listens is told of every step', async () => {
  const { run, end } = startRun(1);
  const seen: string[] = [];
  const leave = run.subscribe(() => seen.push(kinds(run)));
  run.start();
  await end(0, done);
  leave();
  run.retryFailed();
  expect([...new Set(seen)]).toEqual(['w', 'r', 'd']);
});
