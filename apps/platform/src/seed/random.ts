/** Seeded generator (mulberry32). The same seed gives the same sequence. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a whole number; both ends are included. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
  /** Returns a value with this probability, otherwise null. */
  maybe<Made>(probability: number, make: () => Made): Made | null;
  /** Returns lower-case hexadecimal digits. */
  hex(length: number): string;
  digits(length: number): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const text = (length: number, alphabet: string): string =>
    Array.from({ length }, () => alphabet[between(0, alphabet.length - 1)]).join('');
  const chance = (probability: number): boolean => next() < probability;
  return {
    next,
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    chance,
    maybe: (probability, make) => (chance(probability) ? make() : null),
    hex: (length) => text(length, '0123456789abcdef'),
    digits: (length) => text(length, '0123456789'),
  };
}
