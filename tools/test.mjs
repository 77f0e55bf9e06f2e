// npm test: the stages of tools/run/stages.mjs that need no name, then one line with the sum.
// npm test -- changed            what the changes since main can make fail; --since <ref> for another branch or commit
// npm test -- lint unit          only these stages
// npm test -- postgres           a stage that runs only when it is named
// npm test -- --retry            a few failed test files run again, alone: on a machine that has other work
// npm test -- --all              also the stages that otherwise run only when they are named
// npm test -- unit payment       only these tests (anything that is not a stage is a path pattern for Jest)
import { planOf } from './changed/plan.mjs';
import { installIfNeeded } from './run/install.mjs';
import { runStages } from './run/run-stages.mjs';
import { stages } from './run/stages.mjs';
import { endWhenAsked } from './run/until-stopped.mjs';

/** @typedef {import('./run/stages.mjs').Stage} Stage */
/** @typedef {import('./run/stages.mjs').Result} Result */

const asksForAll = process.argv.includes('--all');
/** Flags of this program. tools/run/jest.mjs reads `--retry`. */
const flags = ['--all', '--retry'];
const given = process.argv.slice(2).filter((word) => !flags.includes(word));
const at = given.indexOf('--since');
const since = at === -1 ? 'main' : (given[at + 1] ?? 'main');
const words = at === -1 ? given : given.filter((_, index) => index !== at && index !== at + 1);
const asksForChanged = words.includes('changed');
const named = stages.filter(({ name }) => words.includes(name));
const patterns = words.filter((word) => word !== 'changed' && !stages.some(({ name }) => name === word));

const isUsual = (/** @type {Stage} */ stage) => asksForAll || !stage.named;

/** Returns the requested stages with those that they require. Patterns alone select the unit tests. */
const chosen = () => {
  const asked = named.length > 0 ? named : stages.filter(patterns.length > 0 ? ({ name }) => name === 'unit' : isUsual);
  return stages.filter((stage) => asked.includes(stage) || asked.some(({ after }) => after === stage.name));
};

/** @param {Result} result */
const count = ({ passed, failed, skipped = 0 }) =>
  [passed && `${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');

/** @param {Stage} stage @param {Result} result @param {number} seconds */
const report = (stage, result, seconds) => {
  const took = seconds.toFixed(1).padStart(6);
  console.log(
    `${result.failed ? '✗' : '✓'} ${stage.name.padEnd(10)}${took} s   ${count(result).padEnd(24)} ${stage.about}`,
  );
  if (result.failed || result.retried) console.log(`\n${result.output.trimEnd()}\n`);
};

const runChanged = async () => {
  const plan = await planOf(since, stages);
  console.log(`${plan.changed.length} files differ from ${since}; ${plan.tests.length} test files look at them.`);
  const { files, tests, whole } = plan;
  const results = await runStages(plan.stages, { patterns: [], show: false, files, tests }, report);
  if (plan.changed.length === 0) results.set('changed', { passed: 0, failed: 0, skipped: 1, output: '' });
  if (whole !== undefined) {
    console.log(`✗ This needs the whole \`npm test\`: ${whole}. Only the nearest tests ran.`);
    results.set('whole', { passed: 0, failed: 1, output: '' });
  }
  return results;
};

const runAll = async () => {
  await installIfNeeded();
  if (asksForChanged) return runChanged();
  return runStages(chosen(), { patterns, show: named.length === 1 }, report);
};

endWhenAsked();

const results = await runAll().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return new Map([['install', /** @type {Result} */ ({ passed: 0, failed: 1, output: '' })]]);
});

const sum = (/** @type {'passed' | 'failed' | 'skipped' | 'retried'} */ what) =>
  [...results.values()].reduce((total, result) => total + (result[what] ?? 0), 0);

/** The ten slowest test files, slowest first. */
const slowest = [...results.values()]
  .flatMap(({ files = [] }) => files)
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, 10);

if (slowest.length > 0) console.log('Slowest test files:');
for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s   ${file}`);
console.log(`${sum('retried')} retried`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') + sum('skipped') > 0 ? 0 : 1;
