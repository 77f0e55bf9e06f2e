import { mkdir, readFile, rm } from 'node:fs/promises';
import { installed, root, runNode } from './command.mjs';

/** Tests import modules natively. Node still calls that experimental, at length. */
const nodeFlags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * @typedef {object} FileReport
 * @property {string} name path of the file
 * @property {number} startTime milliseconds of the epoch
 * @property {number} endTime milliseconds of the epoch
 * @property {readonly { status: string, retryReasons?: readonly string[] }[]} assertionResults
 */

/**
 * @typedef {object} Report part of Jest's --json that is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTotalTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {readonly FileReport[]} testResults
 */

/** @type {Report} */
const nothing = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTotalTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

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

/**
 * Tests that passed after a failure (jest.retryTimes).
 * @param {Report} report
 */
const retriedIn = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, retryReasons = [] }) => status === 'passed' && retryReasons.length > 0).length;

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
 * Runs one project of jest.config.mjs. A suite that does not run is a failure, and so is a run without a test.
 * @param {string} project
 * @param {{ patterns: readonly string[], show: boolean, workers: number, env?: NodeJS.ProcessEnv, globals?: object }} options
 *   `globals`: what tests find in `globalThis`
 */
export const runJest = async (project, { patterns, show, workers, env = {}, globals = {} }) => {
  const reportPath = `${root}.tmp/jest-${project}.json`;
  await mkdir(`${root}.tmp`, { recursive: true });
  await rm(reportPath, { force: true });
  const jest = [
    installed('jest/bin/jest.js'),
    '--selectProjects',
    project,
    `--maxWorkers=${workers}`,
    `--globals=${JSON.stringify(globals)}`,
  ];
  const { code, output } = await runNode(
    [...nodeFlags, ...jest, '--json', `--outputFile=${reportPath}`, '--', ...patterns],
    { show, env },
  );

  const report = await readReport(reportPath);
  const told = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const isFailure = code !== 0 || report.numTotalTests === 0;
  return {
    passed: report.numPassedTests,
    failed: Math.max(told, isFailure ? 1 : 0),
    skipped: report.numPendingTests,
    retried: retriedIn(report),
    files: durationsOf(report),
    output: `${show ? '' : output}${report.numTotalTests === 0 ? '\nNo test ran.\n' : ''}`,
  };
};
