// Guards: Polling waits for each answer, slows down after failures and stops for good.
import { jest } from '@jest/globals';
import { poll } from './poll';

/** Counts the questions, and answers each as the test chooses. */
const questions = () => {
  const state = { asked: 0, failing: false };
  return {
    state,
    ask: async () => {
      state.asked += 1;
      if (state.failing) throw new Error('no answer');
    },
  };
};

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('it asks at once, and again some time after each answer', async () => {
  const { state, ask } = questions();
  const stop = poll({ ask, everyMs: 2_000 });
  await pass(0);
  expect(state.asked).toBe(1);
  await pass(6_000);
  expect(state.asked).toBe(4);
  stop();
});

test('the first question may wait, and a stop before it leaves it out', async () => {
  const { state, ask } = questions();
  poll({ ask, everyMs: 2_000, afterMs: 1_500 })();
  const stop = poll({ ask, everyMs: 2_000, afterMs: 1_500 });
  await pass(1_499);
  expect(state.asked).toBe(0);
  await pass(1);
  expect(state.asked).toBe(1);
  stop();
});

test('it does not ask again before there was an answer', async () => {
  let asked = 0;
  const stop = poll({
    everyMs: 2_000,
    ask: async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 30_000));
    },
  });
  await pass(29_000);
  expect(asked).toBe(1);
  stop();
});

test('after failures it asks less often, down to once a minute, and as before after an answer', async () => {
  const { state, ask } = questions();
  state.failing = true;
  const stop = poll({ ask, everyMs: 2_000 });
  await pass(4_000 + 8_000 + 16_000 + 32_000);
  expect(state.asked).toBe(5);
  await pass(59_999);
  expect(state.asked).toBe(5);
  state.failing = false;
  await pass(1);
  expect(state.asked).toBe(6);
  await pass(2_000);
  expect(state.asked).toBe(7);
  stop();
});

test('a query that was answered by an error is no answer', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return { data: undefined, error: new Error('no answer') };
  };
  const stop = poll({ ask, everyMs: 2_000 });
  await pass(4_000 + 8_000 + 16_000);
  expect(asked).toBe(4);
  stop();
});

test('it stops for good, also while an answer is on its way', async () => {
  const { state, ask } = questions();
  const stop = poll({ ask, everyMs: 2_000 });
  stop();
  await pass(10_000);
  expect(state.asked).toBe(1);
});
