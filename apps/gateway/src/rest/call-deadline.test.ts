// Guards: Every call ends at its deadline or when its client leaves, and answered calls leave no timers.
import { jest } from '@jest/globals';
import { CallDeadline, createClientConnection } from './call-deadline.ts';

/** Milliseconds that a call may take. */
const DEADLINE = 1_000;
let ended: string[];
beforeEach(() => {
  jest.useFakeTimers();
  ended = [];
});
afterEach(() => jest.useRealTimers());

/** A call that begins now. */
const begin = (name: string, person = createClientConnection()) => {
  const deadline = new CallDeadline(DEADLINE, person);
  const begunAt = performance.now();
  deadline.onAbort(() => {
    ended.push(`${name}: ${deadline.ended() ?? 'nothing'} after ${performance.now() - begunAt}`);
    deadline.release();
  });
  return { name, deadline, disconnect: person.disconnect };
};
/** Three calls, each begun 200 ms after the one before. */
const three = () =>
  ['first', 'second', 'third'].map((name) => {
    const call = begin(name);
    jest.advanceTimersByTime(200);
    return call;
  });

test.each([['first'], ['second'], ['third']])(
  'of three calls the %s is answered: the others each end at their own deadline',
  (answered) => {
    const calls = three();
    for (const { name, deadline } of calls) if (name === answered) deadline.release();
    jest.advanceTimersByTime(DEADLINE * 2);
    const late = calls.filter(({ name }) => name !== answered);
    expect(ended).toEqual(late.map(({ name }) => `${name}: deadline after ${DEADLINE}`));
  },
);

test.each([['first'], ['second'], ['third']])(
  'of three calls nobody waits for the %s any more: it ends, and the others at their deadline',
  (left) => {
    const calls = three();
    for (const { name, disconnect } of calls) if (name === left) disconnect();
    expect(ended).toEqual([expect.stringMatching(`^${left}: client after`)]);
    jest.advanceTimersByTime(DEADLINE * 2);
    const late = calls.filter(({ name }) => name !== left);
    expect(ended.slice(1)).toEqual(late.map(({ name }) => `${name}: deadline after ${DEADLINE}`));
  },
);

test('a call that is answered leaves no timer', () => {
  const calls = three();
  expect(jest.getTimerCount()).toBe(calls.length);
  for (const { deadline } of calls) deadline.release();
  expect(jest.getTimerCount()).toBe(0);
});
