// Operations of the application's last releases. Gateways accept them from applications that are still open in a
// browser.

/** File with the released operations. */
export const releasedOperations = 'apps/gateway/src/graphql/released-operations.json';

/** Number of releases in the file. The settings of a gateway limit how many of them it accepts. */
export const KEPT_RELEASES = 10;

/**
 * @typedef {object} Released
 * @property {readonly { release: string, operations: readonly string[] }[]} releases newest first, with the ids of the
 * operations
 * @property {Readonly<Record<string, string>>} texts of all operations by id; a shared text is stored once
 */

const sameIds = (/** @type {readonly string[]} */ some, /** @type {readonly string[]} */ others) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * Adds a release. The operations of a released version cannot change.
 * @param {Released} released
 * @param {string} release version of the application
 * @param {Readonly<Record<string, string>>} operations texts by id
 * @returns {Released}
 * @throws Error when the version was released with other operations
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
