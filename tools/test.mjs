// npm test: every check of the repository, then one line with the sum.
// npm test -- lint unit          only these stages
// npm test -- postgres           a stage that runs only when it is named
// npm test -- --retry            a few failed test files run again, alone: on a machine that has other work
// npm test -- unit payment       only these tests (anything that is not a stage is a path pattern for Jest)
import { installIfNeeded } from './run/install.mjs';
import { stages } from './run/stages.mjs';

/** @typedef {import('./run/stages.mjs').Stage} Stage */
/** @typedef {import('./run/stages.mjs').Result} Result */

/** Checks that run at the same time. */
const SLOTS = 2;

const words = process.argv.slice(2).filter((word) => word !== '--retry'); // tools/run/jest.mjs reads it
const named = stages.filter(({ name }) => words.includes(name));
const patterns = words.filter((word) => !stages.some(({ name }) => name === word));
const show = named.length === 1;

const isUsual = (/** @type {Stage} */ stage) => !stage.named;

/** The requested stages, with those that they need; patterns alone mean the unit tests. */
const chosen = () => {
  const asked = named.length > 0 ? named : stages.filter(patterns.length > 0 ? ({ name }) => name === 'unit' : isUsual);
  return stages.filter((stage) => asked.includes(stage) || asked.some(({ after }) => after === stage.name));
};

/** @type {Map<string, Result>} */
const results = new Map();

/** @param {Stage} stage @returns {Promise<Result>} */
const resultOf = async (stage) => {
  if (stage.after !== undefined && results.get(stage.after)?.failed !== 0) {
    return { passed: 0, failed: 1, output: `Not run: ${stage.after} failed.\n` };
  }
  try {
    return await stage.run({ patterns, show });
  } catch (error) {
    return { passed: 0, failed: 1, output: `${error instanceof Error ? error.message : error}\n` };
  }
};

/** @param {Result} result */
const count = ({ passed, failed, skipped = 0 }) =>
  [passed && `${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');

/** @param {Stage} stage */
const runStage = async (stage) => {
  const begin = Date.now();
  const result = await resultOf(stage);
  results.set(stage.name, result);
  const seconds = ((Date.now() - begin) / 1000).toFixed(1).padStart(6);
  console.log(
    `${result.failed ? '✗' : '✓'} ${stage.name.padEnd(10)}${seconds} s   ${count(result).padEnd(24)} ${stage.about}`,
  );
  if (result.failed || result.retried) console.log(`\n${result.output.trimEnd()}\n`);
};

/**
 * Neighbours that may run together, and the others each by itself.
 * @param {readonly Stage[]} list
 */
const grouped = (list) => {
  /** @type {Stage[][]} */
  const groups = [];
  for (const stage of list) {
    const last = groups.at(-1);
    if (stage.together && last?.at(-1)?.together) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
};

/** @param {Stage[]} waiting */
const runGroup = async (waiting) => {
  const work = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) await runStage(stage);
  };
  await Promise.all(Array.from({ length: SLOTS }, work));
};

const runAll = async () => {
  await installIfNeeded();
  for (const group of grouped(chosen())) await runGroup(group);
};

// what a stage has started ends with this process
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(1));

try {
  await runAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results.set('install', { passed: 0, failed: 1, output: '' });
}

const sum = (/** @type {'passed' | 'failed' | 'skipped' | 'retried'} */ what) =>
  [...results.values()].reduce((total, result) => total + (result[what] ?? 0), 0);

/** Test files that took longest, most first. */
const slowest = [...results.values()]
  .flatMap(({ files = [] }) => files)
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, 10);

if (slowest.length > 0) console.log('Slowest test files:');
for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s   ${file}`);
console.log(`${sum('retried')} retried`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') + sum('skipped') > 0 ? 0 : 1;
