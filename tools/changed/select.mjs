// The tests that changed files can make fail.
import { edgesBetween, gathering, isOfDomain, stageOf, starts } from './between.mjs';
import { edgesOf } from './edges.mjs';

/** @typedef {import('./edges.mjs').Sources} Sources */

/** Files that every check depends on. */
const everything =
  /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig[^/]*\.json|tools\/(test\.mjs|run\/.*|jest\/.*))$/;

/** Seconds of a processor for a file, by its stage: the time of a whole run over its files, rounded up. */
const usual = { unit: 2, component: 5, browser: 11 };

/** Seconds of processors for tests: three minutes of two, without the static checks. */
const MOST = 280;

/** @param {string} path */
const weightOf = (path) => usual[stageOf(path) ?? 'unit'];

/** @param {readonly string[]} paths */
const weigh = (paths) => paths.reduce((sum, path) => sum + weightOf(path), 0);

/** @param {string} pattern with `*` for a part of a name, `**` for any folders */
const matcher = (pattern) => {
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
 * Finds the readers of each file, by its path.
 * @param {Sources} sources
 * @param {readonly string[]} changed they may be gone: a pattern finds them all the same
 */
const readersOf = (sources, changed) => {
  /** @type {Map<string, Set<string>>} */
  const readers = new Map();
  const known = [...new Set([...sources.texts.keys(), ...changed])];
  /** @type {Map<string, readonly string[]>} */
  const matched = new Map();
  const targets = (/** @type {string} */ to) => {
    if (!to.includes('*')) return [to];
    const found = matched.get(to) ?? known.filter(matcher(to)).filter((path) => stageOf(path) === undefined);
    matched.set(to, found);
    return found;
  };
  const add = (/** @type {string} */ from, /** @type {string} */ to) => {
    for (const target of targets(to)) {
      const who = readers.get(target) ?? new Set();
      readers.set(target, who.add(from));
    }
  };
  for (const path of sources.texts.keys()) for (const to of edgesOf(sources, path)) add(path, to);
  for (const [from, to] of edgesBetween(sources)) add(from, to);
  return readers;
};

/**
 * Files that read one of some files, themselves or through others, the nearest first.
 * @param {ReturnType<typeof readersOf>} readers
 * @param {readonly string[]} files
 * @param {ReadonlySet<string>} ends files whose readers do not count
 */
const reachedFrom = (readers, files, ends) => {
  const reached = new Set(files);
  // a set is walked in the order in which it grows
  for (const path of reached) {
    if (ends.has(path) && !files.includes(path)) continue;
    const gathers = gathering.has(path) && !files.includes(path);
    for (const reader of readers.get(path) ?? []) if (!gathers || stageOf(reader) !== undefined) reached.add(reader);
  }
  return [...reached];
};

/**
 * The tests that changed files can make fail, the nearest to them first.
 * @param {Sources} sources
 * @param {readonly string[]} changed
 */
const testsOf = (sources, changed) => {
  const readers = readersOf(sources, changed);
  const [ofDomains, others] = [changed.filter(isOfDomain), changed.filter((path) => !isOfDomain(path))];
  const found = [...reachedFrom(readers, ofDomains, starts), ...reachedFrom(readers, others, new Set())];
  return [...new Set(found)].filter((path) => stageOf(path) !== undefined && sources.texts.has(path));
};

/** The first tests that fit into some seconds. @param {readonly string[]} tests @param {number} seconds */
const firstOf = (tests, seconds) => tests.filter((_, index) => weigh(tests.slice(0, index + 1)) <= seconds);

/**
 * Selects the tests for changed files. Where they are no small part of all tests, `whole` says why the rest has to run as well,
 * and `tests` are those that are nearest to what is changed.
 * @param {Sources} sources
 * @param {readonly string[]} changed
 * @returns {{ tests: readonly string[], whole?: string }}
 */
export const select = (sources, changed) => {
  const tests = testsOf(sources, changed);
  const nearest = firstOf(tests, MOST);
  const base = changed.find((path) => everything.test(path));
  if (base) return { tests: nearest, whole: `every check stands on ${base}` };
  if (nearest.length === tests.length) return { tests };
  const all = [...sources.texts.keys()].filter((path) => stageOf(path) !== undefined);
  return { tests: nearest, whole: `what is changed reaches ${tests.length} of ${all.length} test files` };
};
