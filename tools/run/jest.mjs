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

/**
 * Runs one project of jest.config.mjs. A suite that does not run is a failure, and so is a run without a test.
 * @param {string} project
 * @param {{ patterns?: readonly string[], show?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export const runJest = async (project, { patterns = [], show = false, env = {} } = {}) => {
  const reportPath = `${root}.tmp/jest-${project}.json`;
  await mkdir(`${root}.tmp`, { recursive: true });
  await rm(reportPath, { force: true });
  const { code, output } = await runNode(
    [
      ...nodeFlags,
      installed('jest/bin/jest.js'),
      ...['--selectProjects', project, '--maxWorkers=2', '--json', `--outputFile=${reportPath}`, '--', ...patterns],
    ],
    { show, env },
  );
  const report = await readReport(reportPath);
  const broken = report?.numRuntimeErrorTestSuites ?? 0;
  const failed = (report?.numFailedTests ?? 0) + broken;
  const untold = failed === 0 && (code !== 0 || !report || report.numTotalTests === 0) ? 1 : 0;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed + untold,
    skipped: report?.numPendingTests ?? 0,
    output: report?.numTotalTests === 0 ? `${output}\nNo test was found: that is a failure.\n` : output,
  };
};

/**
 * @param {string} path
 * @returns {Promise<Report | undefined>}
 */
const readReport = async (path) => {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
};
