// npm test -- changed: chooses the stages and tests that changed files may break.
import { filesWithLists } from '../codegen/service-lists.mjs';
import { changedFiles, readSources } from './files.mjs';
import { stageOf } from './between.mjs';
import { readBy, select } from './select.mjs';

/** @typedef {import('../run/stages.mjs').Stage} Stage */

/**
 * Returns whether the stage `generated` runs for a changed file: it reads the file, or writes it.
 * @param {import('./edges.mjs').Sources} sources
 * @returns {(path: string) => boolean}
 */
export const generationOf = (sources) => {
  const isRead = readBy(sources, 'tools/generate.mjs');
  return (path) => isRead(path) || path.includes('.generated.') || filesWithLists.includes(path);
};

/** Configuration of the linter and formatter. A change to it requires a check of every file. */
const rules = /^(\.oxlintrc\.json|\.oxfmtrc\.json|tools\/lint\/)/;

/** Files for which the stages `types`, `imports` and `lint` run. */
const code = /\.(tsx?|mjs|json|graphql|ya?ml)$/;

/**
 * @typedef {object} Plan
 * @property {readonly Stage[]} stages
 * @property {readonly string[]} files changed files that still exist, for the linter and the formatter; `.` for all
 * @property {readonly string[]} tests
 * @property {readonly string[]} changed
 * @property {string | undefined} whole reason why the whole run is required as well
 */

/**
 * @param {string} since branch, tag or commit
 * @param {readonly Stage[]} stages
 * @returns {Promise<Plan>}
 */
export const planOf = async (since, stages) => {
  const [changed, sources] = await Promise.all([changedFiles(since), readSources()]);
  const { tests, whole } = select(sources, changed);
  const has = (/** @type {RegExp} */ pattern) => changed.some((path) => pattern.test(path));
  const projects = new Set(tests.flatMap((path) => (stageOf(path) === 'unit' ? ['unit', 'slow'] : [stageOf(path)])));
  const names = new Set([
    ...projects,
    ...(projects.has('browser') ? ['build'] : []),
    ...(changed.some(generationOf(sources)) ? ['generated'] : []),
    ...(has(code) ? ['types', 'imports', 'lint'] : []),
    ...(changed.length > 0 ? ['format'] : []),
  ]);
  return {
    stages: stages.filter(({ name }) => names.has(name)),
    files: has(rules) ? ['.'] : changed.filter((path) => sources.texts.has(path)),
    tests,
    changed,
    whole,
  };
};
