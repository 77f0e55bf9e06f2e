// Guards: A bulk run limits concurrent calls, stops, retries failed and unknown items, and reports items to its keeper.
import {
  createBulkRun,
  newLines,
  type BulkRun,
  type ItemOutcome,
  type ItemTold,
  type RunKeeper,
} from './create-bulk-run';

/** Starts a run whose items end when the test says so. */
const startRun = (count: number, keeper?: RunKeeper) => {
  const asked: { item: number; key: string; mayBeMade: boolean; end: (outcome: ItemOutcome) => void }[] = [];
  const run = createBulkRun({
    lines: newLines(Array.from({ length: count }, (_, place) => place)),
    limit: 4,
    run: (item, key, mayBeMade) => new Promise<ItemOutcome>((end) => asked.push({ item, key, mayBeMade, end })),
    ...(keeper ? { keeper } : {}),
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

test('no more items than the limit run at a time, and they start in their order', async () => {
  const { run, asked, end } = startRun(6);
  expect(asked).toEqual([]);
  run.start();
  expect(kinds(run)).toBe('rrrrww');
  await end(1, done);
  expect(kinds(run)).toBe('rdrrrw');
  expect(asked.map(({ item }) => item)).toEqual([0, 1, 2, 3, 4]);
});

test('a failed item does not stop the others, and a later retry runs only failed and unknown items', async () => {
  const { run, asked, end } = startRun(5);
  run.start();
  for (const [place, outcome] of [done, failed, done, unknown, done].entries()) await end(place, outcome);
  expect([kinds(run), run.snapshot().running]).toEqual(['dfdud', false]);
  run.retryFailed();
  expect(kinds(run)).toBe('drdrd');
  expect(asked.slice(5).map(({ item }) => item)).toEqual([1, 3]);
});

test('an idempotency key is reused after an unknown outcome and replaced after a failure', async () => {
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

test('a stopped run starts no items, lets the running ones end, and can continue', async () => {
  const { run, asked, end } = startRun(6);
  run.start();
  run.stop();
  for (const place of [0, 1, 2, 3]) await end(place, done);
  expect([kinds(run), run.snapshot().running]).toEqual(['ddddww', false]);
  run.start();
  expect(asked.map(({ item }) => item)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a retry after a stop runs no item that still waits', async () => {
  const { run, asked, end } = startRun(6);
  run.start();
  run.stop();
  for (const [place, outcome] of [done, failed, unknown, done].entries()) await end(place, outcome);
  run.retryFailed();
  expect([kinds(run), run.snapshot().stopped]).toEqual(['drrdww', false]);
  await end(4, done);
  await end(5, done);
  expect([kinds(run), run.snapshot()]).toMatchObject(['ddddww', { running: false, stopped: true }]);
  run.start();
  expect(asked.map(({ item }) => item)).toEqual([0, 1, 2, 3, 1, 2, 4, 5]);
});

test('a listener is notified of each step until it unsubscribes', async () => {
  const { run, end } = startRun(1);
  const seen: string[] = [];
  const leave = run.subscribe(() => seen.push(kinds(run)));
  run.start();
  await end(0, done);
  leave();
  run.retryFailed();
  expect([...new Set(seen)]).toEqual(['w', 'r', 'd']);
});

/** Stub of a keeper, which records the calls. */
const aKeeper = () => {
  const state: { refusal: string | undefined; words: (number | string | ItemTold)[] } = {
    refusal: undefined,
    words: [],
  };
  const keeper: RunKeeper = {
    begins: async (count) => void state.words.push(count),
    told: (item) => void state.words.push(item),
    stops: async (hasEnded) => void state.words.push(hasEnded ? 'ended' : 'paused'),
    refusal: () => state.refusal,
    isStored: () => true,
  };
  return { state, keeper };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('no item runs before it is announced, and each outcome is reported with the key of the next attempt', async () => {
  const { state, keeper } = aKeeper();
  const { run, asked, end } = startRun(2, keeper);
  run.start();
  expect([asked, state.words]).toEqual([[], [2]]);
  await settled();
  await end(0, failed);
  await end(1, done);
  expect(state.words.slice(1)).toMatchObject([{ place: 0, outcome: failed }, { place: 1, outcome: done }, 'paused']);
  run.retryFailed();
  await settled();
  expect(state.words.at(-1)).toBe(2);
  expect(asked.at(-1)?.key).toBe(Object(state.words[1]).key);
  await end(2, done);
  expect(state.words.at(-1)).toBe('ended');
});

test('items are announced a hundred at a time', async () => {
  const { state, keeper } = aKeeper();
  const { run, end } = startRun(150, keeper);
  run.start();
  await settled();
  for (let place = 0; place < 150; place += 1) {
    await end(place, done);
    await settled();
  }
  expect(state.words.filter((word) => typeof word === 'number')).toEqual([100, 150]);
  expect(run.snapshot()).toMatchObject({ running: false });
});

test('a run that another window resumed starts no more items', async () => {
  const { state, keeper } = aKeeper();
  const { run, asked, end } = startRun(6, keeper);
  run.start();
  await settled();
  state.refusal = 'En otra ventana.';
  for (const place of [0, 1, 2, 3]) await end(place, done);
  expect(asked).toHaveLength(4);
  expect(run.snapshot()).toMatchObject({ running: false, refusal: 'En otra ventana.' });
});
