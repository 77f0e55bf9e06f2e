// The application's operations as its last releases had them: gateways know them for applications that are still open.

/** File that keeps them. */
export const releasedOperations = 'apps/gateway/src/graphql/released-operations.json';

/** Releases that are kept; a gateway knows as many of them as its settings say. */
export const KEPT_RELEASES = 10;

/**
 * @typedef {object} Released
 * @property {readonly { release: string, operations: readonly string[] }[]} releases newest first; operations by their ids
 * @property {Readonly<Record<string, string>>} texts of all of them, by id; what several releases have stands once
 */

const sameIds = (/** @type {readonly string[]} */ some, /** @type {readonly string[]} */ others) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * Adds a release. What was released under a version stays: another version has other operations.
 * @param {Released} released
 * @param {string} release version of the application
 * @param {Readonly<Record<string, string>>} operations texts by id
 * @returns {Released}
 */
export const recordRelease = (released, release, operations) => {
  const ids = Object.keys(operations);
  const before = released.releases.find((one) => one.release === release);
  if (before && sameIds(before.operations, ids)) return released;
  if (before)
    throw new Error(`${release} was released with other operations: raise \`version\` in package.json first.`);
  const releases = [{ release, operations: ids }, ...released.releases].slice(0, KEPT_RELEASES);
  const known = { ...released.texts, ...operations };
  const needed = [...new Set(releases.flatMap((one) => one.operations))].sort();
  return { releases, texts: Object.fromEntries(needed.map((id) => [id, known[id] ?? ''])) };
};
