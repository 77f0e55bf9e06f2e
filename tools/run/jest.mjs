import { mkdir, readFile, rm } from 'node:fs/promises';
import { installed, root, runNode } from './command.mjs';

/** Tests import modules natively. Node still calls that experimental, at length. */
const nodeFlags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Milliseconds in which at least one test file ends, on a busy machine, too. */
const LONGEST_FILE = 900_000;

/** Failed files that are run again: more of them are no matter of a busy machine. */
const MOST_REPEATED = 3;

/**
 * @typedef {object} FileReport
 * @property {string} name path of the file
 * @property {'passed' | 'failed'} status
 * @property {number} startTime milliseconds of the epoch
 * @property {number} endTime milliseconds of the epoch
 * @property {readonly { status: string }[]} assertionResults
 */

/**
 * @typedef {object} Report part of Jest's --json that is read here
 * @property {number} numTotalTests
 * @property {readonly FileReport[]} testResults
 */

/** @type {Report} */
const nothing = { numTotalTests: 0, testResults: [] };

/**
 * @param {string} path
 * @returns {Promise<Report>}
 */
const readReport = async (path) => {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return nothing;
  }
};

/** @param {FileReport} file */
const hasFailed = ({ status }) => status === 'failed';

/**
 * Seconds that each file took.
 * @param {Report} report
 */
const durationsOf = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: name.slice(root.length),
    seconds: (endTime - startTime) / 1000,
  }));

/**
 * @param {readonly FileReport[]} files
 * @param {string} wanted
 */
const testsOf = (files, wanted) =>
  files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;

/** A file that does not load fails without a test. @param {readonly FileReport[]} files */
const failuresOf = (files) =>
  files.filter(hasFailed).reduce((sum, file) => sum + Math.max(1, testsOf([file], 'failed')), 0);

/**
 * Runs one project of jest.config.mjs. A suite that does not run is a failure, and so is a run without a test.
 * With `--retry` a few failed files run once more, alone: that distinguishes a machine that was too busy from a fault.
 * What failed is shown all the same.
 * @param {string} project
 * @param {{ patterns: readonly string[], show: boolean, workers: number, env?: NodeJS.ProcessEnv, globals?: object }} options
 *   `globals`: what tests find in `globalThis`
 */
export const runJest = async (project, { patterns, show, workers, env = {}, globals = {} }) => {
  const reportPath = `${root}.tmp/jest-${project}.json`;
  await mkdir(`${root}.tmp`, { recursive: true });

  /** @param {{ files: readonly string[], workers: number }} what */
  const run = async ({ files, workers }) => {
    await rm(reportPath, { force: true });
    const jest = [
      installed('jest/bin/jest.js'),
      '--selectProjects',
      project,
      `--maxWorkers=${workers}`,
      `--globals=${JSON.stringify(globals)}`,
    ];
    const { code, output } = await runNode(
      [...nodeFlags, ...jest, '--json', `--outputFile=${reportPath}`, '--', ...files],
      { show, env, quietFor: LONGEST_FILE },
    );
    return { code, output: show ? '' : output, report: await readReport(reportPath) };
  };

  const first = await run({ files: patterns, workers });
  const failed = first.report.testResults.filter(hasFailed).map(({ name }) => name);
  const isRepeated = process.argv.includes('--retry') && failed.length > 0 && failed.length <= MOST_REPEATED;
  const last = isRepeated ? await run({ files: failed, workers: 1 }) : first;

  const files = isRepeated
    ? [...first.report.testResults.filter((file) => !hasFailed(file)), ...last.report.testResults]
    : first.report.testResults;
  const isFailure = last.code !== 0 || last.report.numTotalTests === 0;
  return {
    passed: testsOf(files, 'passed'),
    failed: Math.max(failuresOf(files), isFailure ? 1 : 0),
    skipped: testsOf(files, 'pending'),
    retried: isRepeated ? failuresOf(first.report.testResults) - failuresOf(last.report.testResults) : 0,
    files: durationsOf(first.report),
    output: [
      first.output,
      isRepeated ? last.output : '',
      last.report.numTotalTests === 0 ? '\nNo test ran.\n' : '',
    ].join(''),
  };
};
