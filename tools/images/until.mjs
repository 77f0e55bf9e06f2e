import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts. */
const LOOK_AGAIN = 250;

/**
 * Waits until a condition holds, and returns the time that this took as text, such as `1.2 s`. Throws after `seconds`.
 * @param {() => unknown} isSo false or an error means not yet
 * @param {{ what: string, seconds?: number }} options
 */
export const until = async (isSo, { what, seconds = 30 }) => {
  const begin = Date.now();
  /** @type {unknown} */
  let last;
  for (;;) {
    try {
      if (await isSo()) return `${((Date.now() - begin) / 1000).toFixed(1)} s`;
    } catch (error) {
      last = error;
    }
    if (Date.now() - begin > seconds * 1000) throw new Error(`Not within ${seconds} s: ${what}`, { cause: last });
    await pause(LOOK_AGAIN);
  }
};
