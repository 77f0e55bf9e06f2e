/** Milliseconds until the first progress line of a step, and between two further ones. */
const FIRST = 2_000;
const NEXT = 15_000;

/**
 * Prints progress lines with the seconds while a step runs. A fast step prints nothing.
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result>} work
 * @param {{ first?: number, next?: number, say?: (line: string) => void }} [options] milliseconds
 */
export const withProgress = async (what, work, { first = FIRST, next = NEXT, say = console.log } = {}) => {
  const began = Date.now();
  /** @type {NodeJS.Timeout | undefined} */
  let again;
  const once = setTimeout(() => {
    say(`${what} …`);
    again = setInterval(() => say(`${what} … ${Math.round((Date.now() - began) / 1_000)} s`), next);
  }, first);
  try {
    return await work();
  } finally {
    clearTimeout(once);
    clearInterval(again);
  }
};
