/**
 * Creates a seeded pseudo-random generator (mulberry32): the same seed gives the same numbers.
 * @param {number} seed
 */
export const randomOf = (seed) => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (/** @type {number} */ limit) => Math.floor(next() * limit);
  return {
    below,
    /**
     * @template Item
     * @param {readonly Item[]} items at least one
     * @returns {Item}
     */
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
};

/** @typedef {ReturnType<typeof randomOf>} Random */
