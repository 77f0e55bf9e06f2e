import { mkdir, readFile, rm } from 'node:fs/promises';
import { installed, root, runNode } from './command.mjs';

/** Tests import modules natively. Node still calls that experimental, at length. */
const nodeFlags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * @typedef {object} Report what Jest's --json says, as far as it is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTotalTests
 * @property {number} numRuntimeErrorTestSuites
 */

/** @type {Report} */
const nothing = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTotalTests: 0,
  numRuntimeErrorTestSuites: 0,
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
    output: `${show ? '' : output}${report.numTotalTests === 0 ? '\nNo test ran.\n' : ''}`,
  };
};
