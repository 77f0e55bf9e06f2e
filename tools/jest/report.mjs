import { writeSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

/** Minimum of milliseconds between two progress lines. */
const PAUSE = 60_000;

/** Writes the results of all test files to the file named by JEST_REPORT, which tools/run/jest.mjs reads. */
export default class Report {
  #begin = Date.now();
  #told = Date.now();

  /** Writes a line to the file descriptor in JEST_PROGRESS. @param {string} line */
  #tell(line) {
    const descriptor = process.env['JEST_PROGRESS'];
    if (descriptor !== undefined) writeSync(Number(descriptor), `${line}\n`);
  }

  /**
   * Reports the failed tests of a file at once, and the number of finished files at most once a minute.
   * @param {unknown} _test
   * @param {import('@jest/test-result').TestResult} result
   * @param {import('@jest/test-result').AggregatedResult} all
   */
  onTestResult(_test, { testFilePath, numFailingTests, testExecError, testResults }, all) {
    if (numFailingTests > 0 || testExecError) {
      const failed = testResults.filter(({ status }) => status === 'failed');
      this.#tell([`✗ ${testFilePath}`, ...failed.map(({ fullName }) => `    ● ${fullName}`)].join('\n'));
    }
    if (Date.now() - this.#told < PAUSE) return;
    this.#told = Date.now();
    const ended = all.numPassedTestSuites + all.numFailedTestSuites + all.numPendingTestSuites;
    const seconds = Math.round((this.#told - this.#begin) / 1000);
    this.#tell(`  ${ended} of ${all.numTotalTestSuites} test files after ${seconds} s`);
  }

  /**
   * Called by Jest by name.
   * @param {ReadonlySet<unknown>} _contexts
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  async onRunComplete(_contexts, { testResults }) {
    const path = process.env['JEST_REPORT'];
    if (path === undefined) return;
    const files = testResults.map(
      ({
        testFilePath,
        displayName,
        perfStats,
        numFailingTests,
        testExecError,
        failureMessage,
        testResults: tests,
      }) => ({
        name: testFilePath,
        project: displayName?.name,
        status: numFailingTests > 0 || testExecError ? 'failed' : 'passed',
        startTime: perfStats.start,
        endTime: perfStats.end,
        message: failureMessage ?? '',
        assertionResults: tests.map(({ status }) => ({ status })),
      }),
    );
    await writeFile(path, JSON.stringify({ files }));
  }
}
