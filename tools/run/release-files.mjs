// Changes to the texts of a release: versions and change logs.

/** Kinds of commits in the change log, with their headings. */
const KINDS = /** @type {const} */ ({ feat: 'New', fix: 'Mended', perf: 'Faster' });

const NUMBERS = /^(\d+)\.(\d+)\.(\d+)$/;

/** @param {string} version @returns {readonly number[] | undefined} */
const numbersOf = (version) => NUMBERS.exec(version)?.slice(1).map(Number);

/**
 * Returns whether a version is later than another. False unless both have the form 1.2.3.
 * @param {string} version
 * @param {string} before
 */
export const isLater = (version, before) => {
  const [given, old] = [numbersOf(version), numbersOf(before)];
  if (!given || !old) return false;
  const place = given.findIndex((number, at) => number !== old[at]);
  return place >= 0 && (given[place] ?? 0) > (old[place] ?? 0);
};

/**
 * Sets the version of a manifest, and of the packages of this repository on which it depends.
 * @param {string} manifest text of a package.json
 * @param {string} before
 * @param {string} version
 */
export const withVersion = (manifest, before, version) =>
  manifest.replaceAll(
    new RegExp(`("version"|"@backoffice/[\\w-]+"): "${before.replaceAll('.', '\\.')}"`, 'g'),
    `$1: "${version}"`,
  );

/**
 * Sets the version of our own packages in the lock file, also where another package depends on them.
 * @param {string} lock text of package-lock.json
 * @param {string} before
 * @param {string} version
 */
export const lockWithVersion = (lock, before, version) => {
  const content = JSON.parse(lock);
  content.version = version;
  for (const [path, own] of Object.entries(content.packages)) {
    if (path.includes('node_modules')) continue;
    if (own.version === before) own.version = version;
    for (const needed of [own.dependencies ?? {}, own.devDependencies ?? {}]) {
      const names = Object.keys(needed).filter((name) => name.startsWith('@backoffice/'));
      Object.assign(needed, Object.fromEntries(names.map((name) => [name, version])));
    }
  }
  return `${JSON.stringify(content, null, 2)}\n`;
};

/**
 * Lists commits by kind: `feat: …`, `fix: …`, `perf: …`. Commits of other kinds are left out.
 * @param {readonly string[]} subjects newest first
 */
export const changesOf = (subjects) =>
  Object.entries(KINDS).flatMap(([kind, heading]) => {
    const told = subjects
      .filter((subject) => subject.startsWith(`${kind}: `))
      .map((subject) => subject.slice(kind.length + 2));
    return told.length === 0 ? [] : [`${heading}:\n\n${[...new Set(told)].map((text) => `- ${text}`).join('\n')}`];
  });

/**
 * Converts the section `Unreleased` to the section of a release, and adds a new empty one above. The commits follow its
 * text. Throws without such a section.
 * @param {string} log text of CHANGELOG.md
 * @param {string} title of the section
 * @param {readonly string[]} [changes]
 */
export const closeSection = (log, title, changes = []) => {
  const mark = '## Unreleased\n';
  const start = log.indexOf(mark);
  if (start < 0) throw new Error('The change log needs a section "Unreleased".');
  const after = log.indexOf('\n## ', start + mark.length);
  const end = after < 0 ? log.length : after;
  const kept = log.slice(start + mark.length, end).trim();
  const commits = changes.length === 0 ? [] : [`### Commits\n\n${changes.join('\n\n')}`];
  const body = [kept || 'Nothing that people notice.', ...commits].join('\n\n');
  return { log: `${log.slice(0, start)}${mark}\n## ${title}\n\n${body}\n${log.slice(end)}`, body };
};
