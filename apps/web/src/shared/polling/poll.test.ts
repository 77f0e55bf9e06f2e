// Guards: Polling waits for each response, slows down after failures, and ends when stopped.
import { jest } from '@jest/globals';
import { poll } from './poll';

/** Stub that counts the requests and answers each as the test chooses. */
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

test('polling sends a request at once, and again some time after each response', async () => {
  const { state, ask } = questions();
  const stop = poll({ ask, everyMs: 2_000 });
  await pass(0);
  expect(state.asked).toBe(1);
  await pass(6_000);
  expect(state.asked).toBe(4);
  stop();
});

test('the first request can be delayed, and a stop before the delay ends prevents it', async () => {
  const { state, ask } = questions();
  poll({ ask, everyMs: 2_000, afterMs: 1_500 })();
  const stop = poll({ ask, everyMs: 2_000, afterMs: 1_500 });
  await pass(1_499);
  expect(state.asked).toBe(0);
  await pass(1);
  expect(state.asked).toBe(1);
  stop();
});

test('polling sends no request before the previous one is answered', async () => {
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

test('polling backs off after failures, up to once a minute, until a response arrives', async () => {
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

test('a query that resolves with an error counts as a failure', async () => {
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

test('polling ends when stopped, even while a request is pending', async () => {
  const { state, ask } = questions();
  const stop = poll({ ask, everyMs: 2_000 });
  stop();
  await pass(10_000);
  expect(state.asked).toBe(1);
});
