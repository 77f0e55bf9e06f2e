// Guards: Every rule code in code, schema and documents has a line in docs/rulings.md, and every line is cited.
// Looks over: apps/**, packages/**, docs/**, e2e/**
import { readFile } from 'node:fs/promises';
import { root } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';

const PAGE = 'docs/rulings.md';

/**
 * Pattern of a rule code: `A39`, `GAP-05`. A code that is a whole string is data, and so is a part of a longer number
 * (`SHA-256`).
 */
const CODE = String.raw`(?:[A-Z]{3}-\d{2}|[AB]\d{1,3})`;
const CITED = new RegExp(String.raw`(?<![\w%-]|["'](?=${CODE}["']))${CODE}(?!\w|-\d)`, 'g');
const RANGE = new RegExp(String.raw`(?<!\w)(${CODE})(?:-| to )(${CODE})(?!\w)`, 'g');

/**
 * Codes with another meaning: the first cells of a spreadsheet and an encoding. The specifications use their first two
 * lines as titles.
 */
const OTHERS = new Set(['A1', 'A2', 'B1', 'B2', 'UTF-16']);

/** Splits `GAP-05` into its letters and its number. */
const partsOf = (code: string): { letters: string; number: number } => ({
  letters: code.replace(/-?\d+$/, ''),
  number: Number(/\d+$/.exec(code)?.[0]),
});

/** Returns the ranges in a text. A range cites every code from its first to its last. */
const rangesIn = (text: string) =>
  [...text.matchAll(RANGE)].map(([, first = '', last = '']) => ({
    letters: partsOf(first).letters,
    from: partsOf(first).number,
    to: partsOf(last).number,
  }));

const codesIn = (text: string): readonly string[] =>
  [
    ...(text.match(CITED) ?? []),
    ...[...text.matchAll(RANGE)].flatMap(([, first = '', last = '']) => [first, last]),
  ].filter((code) => !OTHERS.has(code));

const files = await filesOfRepository(
  (path) =>
    /\.(tsx?|mjs|graphql|ya?ml|md|sql)$/.test(path) &&
    !path.includes('.generated.') &&
    ![PAGE, 'tools/rulings.test.ts'].includes(path),
);
const cited = await Promise.all(
  files.map(async (path) => {
    const text = await readFile(`${root}${path}`, 'utf8');
    return { path, codes: codesIn(text), ranges: rangesIn(text) };
  }),
);
const page = await readFile(`${root}${PAGE}`, 'utf8');
const lines = [...page.matchAll(/^- \*\*([^*]+)\*\* \S/gm)].flatMap(([, codes = '']) => codes.split(', '));

test.each([
  ['a code in a comment', '/** The list (A39, GAP-05). */', ['A39', 'GAP-05']],
  ['a code at the start of a text', "source: 'A112: pending'", ['A112']],
  ['both ends of a range', 'exact (A38-A45, TXT-01 to TXT-08)', ['A38', 'A45', 'TXT-01', 'TXT-08']],
  ['no data', `'A9', 'REF-12', ref="A1:B2", SHA-256, UTF-8, UTF-16, SOC-1`, []],
])('finds %s', (_name, text, codes) => {
  expect([...new Set(codesIn(text))].sort()).toEqual([...codes].sort());
});

test('every cited code has one line', () => {
  const lost = cited.flatMap(({ path, codes }) =>
    codes.filter((code) => !lines.includes(code)).map((code) => `${code} in ${path}`),
  );
  expect(cited.flatMap(({ codes }) => codes).length).toBeGreaterThan(300);
  expect([...new Set(lost)]).toEqual([]);
  expect(lines.filter((code, at) => lines.indexOf(code) !== at)).toEqual([]);
});

test('every line is cited', () => {
  const codes = new Set(cited.flatMap((file) => file.codes));
  const ranges = cited.flatMap((file) => file.ranges);
  const dead = lines.filter((code) => {
    const { letters, number } = partsOf(code);
    const isInRange = ranges.some((range) => range.letters === letters && range.from <= number && number <= range.to);
    return !codes.has(code) && !isInRange;
  });
  expect(dead).toEqual([]);
});
