/** Returns a deterministic random integer from 0, below the given one. */
export type Chance = (below: number) => number;

/**
 * Creates a generator of random numbers.
 * @param seed equal seeds yield equal numbers
 */
export const chanceFrom = (seed: number): Chance => {
  let state = seed;
  return (below) => {
    // constants of Numerical Recipes
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

type Some<Value> = readonly [Value, ...Value[]];
const pick = <Value>(chance: Chance, values: Some<Value>): Value => values[chance(values.length)] ?? values[0];

/** Property names of the objects. */
export const names: Some<string> = ['id', 'status', 'request_date', 'with "quotes"', 'é', '', 'x'];
const texts: Some<string> = [
  ...(['', 'ARS', 'a "quoted" \\ one', 'Córdoba', '€ 𝄞', '\u0000\u001f\u007f\u2028', '-'.repeat(300)] as const),
  '2026-12-01T19:06:41.092Z',
];
const scalars: Some<string> = [
  ...(['null', 'true', 'false', '0', '-0', '-12.50', '1e3', '2.5E-7', '21921.35', '12345678901234567890'] as const),
  String.raw`"\u00e1\n\/\"\\"`,
  String.raw`"\ud800"`,
];
const spaces: Some<string> = ['', '', '', ' ', '\n\t ', '\r\n'];

const spaced = (chance: Chance, text: string): string => pick(chance, spaces) + text + pick(chance, spaces);
const several = (chance: Chance, most: number, make: () => string): string =>
  Array.from({ length: chance(most) }, () => spaced(chance, make())).join(',') || pick(chance, spaces);

/** Maximum depth of lists and objects. */
const DEPTH = 4;

/** Returns JSON of a random object, in a random spelling. */
const someObject = (chance: Chance, depth = 1): string =>
  `{${several(chance, 8, () => {
    const name = spaced(chance, JSON.stringify(pick(chance, names)));
    return `${name}:${spaced(chance, someValue(chance, depth))}`;
  })}}`;

const someValue = (chance: Chance, depth: number): string => {
  const kind = chance(depth < DEPTH ? 10 : 8);
  if (kind < 4) return JSON.stringify(pick(chance, texts));
  if (kind < 8) return pick(chance, scalars);
  return kind === 8 ? `[${several(chance, 4, () => someValue(chance, depth + 1))}]` : someObject(chance, depth + 1);
};

/** Returns JSON of a random page of a list. */
export const somePage = (chance: Chance): string => {
  const rows = several(chance, 6, () => someObject(chance));
  return pick(chance, [
    `{"rows":[${rows}],"page":1,"limit":10,"size":5}`,
    ` {"size" : 1e1 , "extra": ["á", {}], "rows" : [${rows}]} \n`,
  ]);
};

/** Returns the bytes with one byte inserted, removed or changed, and sometimes unchanged. */
export const damaged = (chance: Chance, bytes: Buffer): Buffer => {
  const place = chance(bytes.length);
  const other = Buffer.from([chance(4) === 0 ? chance(256) : '{}[]",:\\01eE+-.tfn \n'.charCodeAt(chance(20))]);
  const kept = chance(2);
  return Buffer.concat([bytes.subarray(0, place), ...(chance(3) === 0 ? [] : [other]), bytes.subarray(place + kept)]);
};
