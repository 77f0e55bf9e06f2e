// Guards: Every call ends at its deadline or when its client disconnects, and answered calls leave no timers.
import { jest } from '@jest/globals';
import { CallDeadline, createClientConnection } from './call-deadline.ts';

/** Deadline of a call in milliseconds. */
const DEADLINE = 1_000;
let ended: string[];
beforeEach(() => {
  jest.useFakeTimers();
  ended = [];
});
afterEach(() => jest.useRealTimers());

/** Starts a call. */
const begin = (name: string, person = createClientConnection()) => {
  const deadline = new CallDeadline(DEADLINE, person);
  const begunAt = performance.now();
  deadline.onAbort(() => {
    ended.push(`${name}: ${deadline.abortReason() ?? 'nothing'} after ${performance.now() - begunAt}`);
    deadline.release();
  });
  return { name, deadline, disconnect: person.disconnect };
};
/** Starts three calls, one every 200 ms. */
const three = () =>
  ['first', 'second', 'third'].map((name) => {
    const call = begin(name);
    jest.advanceTimersByTime(200);
    return call;
  });

test.each([['first'], ['second'], ['third']])(
  'when the %s of three calls is answered, the others end at their own deadlines',
  (answered) => {
    const calls = three();
    for (const { name, deadline } of calls) if (name === answered) deadline.release();
    jest.advanceTimersByTime(DEADLINE * 2);
    const late = calls.filter(({ name }) => name !== answered);
    expect(ended).toEqual(late.map(({ name }) => `${name}: deadline after ${DEADLINE}`));
  },
);

test.each([['first'], ['second'], ['third']])(
  'when the client of the %s of three calls disconnects, that call ends, and the others at their deadlines',
  (left) => {
    const calls = three();
    for (const { name, disconnect } of calls) if (name === left) disconnect();
    expect(ended).toEqual([expect.stringMatching(`^${left}: client after`)]);
    jest.advanceTimersByTime(DEADLINE * 2);
    const late = calls.filter(({ name }) => name !== left);
    expect(ended.slice(1)).toEqual(late.map(({ name }) => `${name}: deadline after ${DEADLINE}`));
  },
);

test('an answered call leaves no timer', () => {
  const calls = three();
  expect(jest.getTimerCount()).toBe(calls.length);
  for (const { deadline } of calls) deadline.release();
  expect(jest.getTimerCount()).toBe(0);
});
