import { createRequire } from 'node:module';

/**
 * Base class, loaded with `require` because its types describe the CommonJS module.
 * @type {typeof import('@jest/test-sequencer')}
 */
const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** @typedef {import('@jest/test-result').Test} Test */

/**
 * Estimated milliseconds per byte of a test file without a known duration, by project; 1 for the others. A browser test
 * is short to write and slow to run.
 * @type {Readonly<Record<string, number>>}
 */
const slowness = { unit: 0.3, slow: 2, component: 1.5, browser: 4 };

/** @param {Test} test its `duration` is that of the last run, from the cache of Jest */
const millisecondsOf = ({ duration, path, context: { hasteFS, config } }) =>
  duration ?? (hasteFS.getSize(path) ?? 0) * (slowness[config.displayName?.name ?? ''] ?? 1);

/** Runs the slowest files first, across projects, so that workers seldom wait for a long file at the end. */
export default class LongestFirst extends Sequencer {
  /** @override @param {Test[]} tests */
  async sort(tests) {
    const known = await super.sort(tests); // sets the known durations
    return known.sort((a, b) => millisecondsOf(b) - millisecondsOf(a));
  }
}
