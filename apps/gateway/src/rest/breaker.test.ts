// Guards: The breaker counts the failures of one window together, and no older ones.
import { createBreaker } from './breaker.ts';

let now = 0;
const start = () => createBreaker({ threshold: 4, openMs: 1_000, clock: () => now });
/** Fails calls of two people in turn. */
const fail = (breaker: ReturnType<typeof start>, times: number) => {
  for (let turn = 0; turn < times; turn += 1) {
    const caller = turn % 2 === 0 ? 'ana' : 'bruno';
    expect(breaker.admits(caller)).toBe(true);
    breaker.recordEnd(caller, 'failed');
  }
};

test('failures of one window open the breaker', () => {
  const breaker = start();
  fail(breaker, 4);
  expect([breaker.state(), breaker.admits('carla')]).toEqual(['open', false]);
});

test('failures of two windows are not added up', () => {
  const breaker = start();
  fail(breaker, 3);
  expect(breaker.state()).toBe('failing');
  now += 10_000;
  expect(breaker.state()).toBe('unasked');
  fail(breaker, 3);
  expect([breaker.state(), breaker.admits('carla')]).toEqual(['failing', true]);
});
