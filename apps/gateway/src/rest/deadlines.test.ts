// Guards: Every call ends at its deadline, and answered calls leave no timers.
import { jest } from '@jest/globals';
import { createClientConnection } from './client-connection.ts';
import { Deadlines } from './deadlines.ts';
import { CallDeadline } from './call-deadline.ts';

/** Milliseconds that a call may take. */
const DEADLINE = 1_000;
let deadlines: Deadlines;
let ended: string[];
beforeEach(() => {
  jest.useFakeTimers();
  deadlines = new Deadlines(DEADLINE);
  ended = [];
});
afterEach(() => jest.useRealTimers());

/** A call that begins now. */
const begin = (name: string, person = createClientConnection()) => {
  const deadline = new CallDeadline(deadlines, person);
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

test.each([
  ['first', 'second', 'third'],
  ['second', 'third', 'first'],
  ['third', 'second', 'first'],
  ['first', 'third', 'second'],
])('of three calls the %s and the %s are answered: only the %s ends at its deadline', (one, other, late) => {
  const calls = new Map(three().map((call) => [call.name, call]));
  for (const name of [one, other]) calls.get(name)?.deadline.release();
  jest.advanceTimersByTime(DEADLINE * 3);
  expect(ended).toEqual([`${late}: deadline after ${DEADLINE}`]);
});

test('a call that comes when nobody waits any more ends at its deadline, too', () => {
  begin('first').deadline.release();
  jest.advanceTimersByTime(DEADLINE * 1.5);
  begin('second');
  jest.advanceTimersByTime(DEADLINE);
  expect(ended).toEqual([`second: deadline after ${DEADLINE}`]);
});

test('calls that are answered leave no timer behind for longer than a deadline', () => {
  for (const { deadline } of three()) deadline.release();
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(DEADLINE);
  expect(jest.getTimerCount()).toBe(0);
});
