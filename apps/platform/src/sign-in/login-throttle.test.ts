// Guards: Wrong passwords are throttled by user and address.
import { createLoginThrottle } from './login-throttle.ts';

const minute = 60_000;

test('a sixth attempt waits until the first leaves the window, and gets the time to wait', () => {
  let time = 0;
  const throttle = createLoginThrottle({ now: () => time });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(throttle.attempt('10.0.0.1 ana')).toBe(0);
    time += minute;
  }
  expect(throttle.attempt('10.0.0.1 ana')).toBe(0);
  expect(throttle.attempt('10.0.0.1 ana')).toBe(60);
  time += minute;
  expect(throttle.attempt('10.0.0.1 ana')).toBe(0);
});

test('attempts are counted separately for each user and address', () => {
  const throttle = createLoginThrottle({ limit: 1, now: () => 0 });
  throttle.attempt('10.0.0.1 ana');
  expect(throttle.attempt('10.0.0.1 ana')).toBe(300);
  expect(throttle.attempt('10.0.0.2 ana')).toBe(0);
  expect(throttle.attempt('10.0.0.1 eva')).toBe(0);
});

test('a correct password clears the earlier attempts', () => {
  const throttle = createLoginThrottle({ limit: 2, now: () => 0 });
  throttle.attempt('ana');
  throttle.attempt('ana');
  throttle.succeed('ana');
  expect(throttle.attempt('ana')).toBe(0);
});
