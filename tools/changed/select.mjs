// Selects the tests that changed files may break, as far as imports and named paths show.
import { implicitEdges, domainIndexes, isOfDomain, stageOf, entryPoints } from './between.mjs';
import { edgesOf, textsOf } from './edges.mjs';

/** @typedef {import('./edges.mjs').Sources} Sources */

/** Files on which all checks depend. A change to one requires the whole run. */
const everything =
  /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig[^/]*\.json|tools\/(test\.mjs|run\/.*|jest\/.*))$/;

/** Estimated processor seconds of a test file, by stage. */
const usual = { unit: 2, component: 5, browser: 11 };

/** Limit of the estimated processor seconds for tests. The static checks come on top. */
const MOST_SECONDS = 280;

/** @param {string} path */
const weightOf = (path) => usual[stageOf(path) ?? 'unit'];

/** @param {readonly string[]} paths */
const weigh = (paths) => paths.reduce((sum, path) => sum + weightOf(path), 0);

/** @param {string} pattern with `*` for a part of a name, `**` for any folders */
export const matcher = (pattern) => {
  const text = pattern.split('**').map((part) =>
    part
      .split('*')
      .map((one) => one.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('[^/]*'),
  );
  const expression = new RegExp(`^${text.join('.*')}$`);
  return (/** @type {string} */ path) => expression.test(path);
};

/**
 * Returns whether a program reads a file, itself or through its imports. Tests do not count.
 * @param {Sources} sources
 * @param {string} program
 * @returns {(path: string) => boolean}
 */
export const readBy = (sources, program) => {
  const reached = new Set([program]);
  // iteration over a Set includes entries that are added meanwhile
  for (const path of reached) for (const to of edgesOf(sources, path)) reached.add(to);
  const patterns = [...reached].filter((to) => to.includes('*')).map(matcher);
  return (path) => stageOf(path) === undefined && (reached.has(path) || patterns.some((isMatch) => isMatch(path)));
};

/**
 * Maps each file to the files that read it. `textReaders` read only the text of a file, not its imports.
 * @param {Sources} sources
 * @param {readonly string[]} changed may include deleted files, which patterns match as well
 */
const readersOf = (sources, changed) => {
  /** @type {Map<string, Set<string>>} */
  const readers = new Map();
  /** @type {Map<string, Set<string>>} */
  const textReaders = new Map();
  const known = [...new Set([...sources.texts.keys(), ...changed])];
  /** @type {Map<string, readonly string[]>} */
  const matched = new Map();
  const targets = (/** @type {string} */ to) => {
    if (!to.includes('*')) return [to];
    const found = matched.get(to) ?? known.filter(matcher(to)).filter((path) => stageOf(path) === undefined);
    matched.set(to, found);
    return found;
  };
  const add = (/** @type {string} */ from, /** @type {string} */ to, map = readers) => {
    for (const target of targets(to)) {
      const who = map.get(target) ?? new Set();
      map.set(target, who.add(from));
    }
  };
  for (const path of sources.texts.keys()) {
    for (const to of edgesOf(sources, path)) add(path, to);
    for (const to of textsOf(sources, path)) add(path, to, textReaders);
  }
  for (const [from, to] of implicitEdges(sources)) add(from, to);
  return { readers, textReaders };
};

/**
 * Returns some files, then the files that depend on them, directly or indirectly, nearest first.
 * @param {ReturnType<typeof readersOf>} readers
 * @param {readonly string[]} files
 * @param {ReadonlySet<string>} ends files whose readers are not followed
 */
const reachedFrom = ({ readers, textReaders }, files, ends) => {
  const reached = new Set([...files, ...files.flatMap((path) => [...(textReaders.get(path) ?? [])])]);
  // iteration over a Set includes entries that are added meanwhile
  for (const path of reached) {
    // a program that names a test depends on its text only
    if ((ends.has(path) || stageOf(path) !== undefined) && !files.includes(path)) continue;
    const gathers = domainIndexes.has(path) && !files.includes(path);
    for (const reader of readers.get(path) ?? []) if (!gathers || stageOf(reader) !== undefined) reached.add(reader);
  }
  return [...reached];
};

/**
 * Returns the tests that changed files may break, nearest first. Tests that a changed domain reaches come before the
 * others.
 * @param {Sources} sources
 * @param {readonly string[]} changed
 */
const testsOf = (sources, changed) => {
  const readers = readersOf(sources, changed);
  const [ofDomains, others] = [changed.filter(isOfDomain), changed.filter((path) => !isOfDomain(path))];
  const found = [...reachedFrom(readers, ofDomains, entryPoints), ...reachedFrom(readers, others, new Set())];
  return [...new Set(found)].filter((path) => stageOf(path) !== undefined && sources.texts.has(path));
};

/** Returns the first tests that fit into a time. @param {readonly string[]} tests @param {number} seconds */
const firstOf = (tests, seconds) => tests.filter((_, index) => weigh(tests.slice(0, index + 1)) <= seconds);

/**
 * Selects the tests for changed files. When they exceed the time limit, `tests` has the nearest ones and `whole` the
 * reason for a whole run.
 * @param {Sources} sources
 * @param {readonly string[]} changed
 * @returns {{ tests: readonly string[], whole?: string }}
 */
export const select = (sources, changed) => {
  const tests = testsOf(sources, changed);
  const nearest = firstOf(tests, MOST_SECONDS);
  const base = changed.find((path) => everything.test(path));
  if (base) return { tests: nearest, whole: `every check stands on ${base}` };
  if (nearest.length === tests.length) return { tests };
  const all = [...sources.texts.keys()].filter((path) => stageOf(path) !== undefined);
  return { tests: nearest, whole: `what is changed reaches ${tests.length} of ${all.length} test files` };
};
