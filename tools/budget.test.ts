// Guards: Hand-written lines and files of each domain and layer stay within ceilings that only shrink.
import { complaints, measure, readBudget } from './run/budget.mjs';

const [sizes, { ceilings, targets }] = await Promise.all([measure(), readBudget()]);

test('every figure is within its ceiling, and no ceiling is far above its figure', () => {
  expect(Object.keys(sizes).length).toBeGreaterThan(20);
  expect(complaints(sizes, ceilings)).toEqual([]);
});

test('every target is about a figure that is measured', () => {
  expect(Object.keys(targets).filter((figure) => !(figure in sizes))).toEqual([]);
});

test.each([
  ['a figure over its ceiling', { lines: 101, files: 5 }, 'make it smaller'],
  ['more files than the ceiling', { lines: 100, files: 6 }, 'make it smaller'],
  ['a ceiling far above its figure', { lines: 80, files: 5 }, 'lower it'],
])('%s is reported', (_name, size, advice) => {
  expect(complaints({ 'web/sample': size }, { 'web/sample': { lines: 100, files: 5 } })).toEqual([
    expect.stringContaining(advice),
  ]);
});

test('a figure within 3 % or ten lines of its ceiling passes', () => {
  const ceiling = { 'web/sample': { lines: 1_000, files: 50 } };
  expect(complaints({ 'web/sample': { lines: 970, files: 48 } }, ceiling)).toEqual([]);
  expect(complaints({ 'web/sample': { lines: 969, files: 48 } }, ceiling)).toHaveLength(1);
});

test('a figure without a ceiling and a ceiling without a figure are reported', () => {
  expect(complaints({ 'web/new': { lines: 1, files: 1 } }, { 'web/gone': { lines: 1, files: 1 } })).toHaveLength(2);
});
