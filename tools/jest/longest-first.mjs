import { createRequire } from 'node:module';

/**
 * By `require`, for which its types are right.
 * @type {typeof import('@jest/test-sequencer')}
 */
const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** @typedef {import('@jest/test-result').Test} Test */

/**
 * Milliseconds for a byte of a test file that has not run here yet: a story of the browser is short to write, and long to run.
 * @type {Readonly<Record<string, number>>}
 */
const slowness = { unit: 0.3, slow: 2, component: 1.5, browser: 4 };

/** @param {Test} test its `duration` is that of the last run here */
const millisecondsOf = ({ duration, path, context: { hasteFS, config } }) =>
  duration ?? (hasteFS.getSize(path) ?? 0) * (slowness[config.displayName?.name ?? ''] ?? 1);

/** Begins with the files that take longest, whatever their project: no worker waits for a long one at the end. */
export default class LongestFirst extends Sequencer {
  /** @override @param {Test[]} tests */
  async sort(tests) {
    const known = await super.sort(tests); // fills in the durations
    return known.sort((a, b) => millisecondsOf(b) - millisecondsOf(a));
  }
}
