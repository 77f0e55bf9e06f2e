import { writeFile } from 'node:fs/promises';

/** Writes what tools/run/jest.mjs reads: each test file with its project, to the file that JEST_REPORT names. */
export default class Report {
  /**
   * Jest asks for it by its name.
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
