import { readFile, writeFile } from 'node:fs/promises';
import { root } from './command.mjs';
import { filesOfRepository } from './files.mjs';

/**
 * @typedef {object} Size
 * @property {number} lines
 * @property {number} files
 */

/** A figure's name, for example `web/payment`, with its size. @typedef {Record<string, Size>} Sizes */

/** What stands in tools/budget.json. @typedef {{ ceilings: Sizes, targets: Record<string, Partial<Size>> }} Budget */

const BUDGET = `${root}tools/budget.json`;

/** Part of a ceiling that a figure may stay below it; small figures may always move by SLACK. */
const TOLERANCE = 0.03;
const SLACK = { lines: 10, files: 2 };

/** A file that somebody wrote by hand, and that is no test. @param {string} path */
const isHandWritten = (path) =>
  /\.(tsx?|graphql)$|\/openapi\.yaml$/.test(path) && !/\.test\.tsx?$|\/testing\/|\.generated\./.test(path);

/** Folders of the layers, each with the folder of a domain, and of what belongs to no domain. */
const LAYERS = /** @type {const} */ ([
  ['contracts', /^packages\/contracts\/src\/([\w-]+)\//],
  ['schema', /^packages\/schema\/src\/([\w-]+)\//],
  ['gateway', /^apps\/gateway\/src\/modules\/([\w-]+)\//],
  ['web', /^apps\/web\/src\/features\/([\w-]+)\//],
  ['platform', /^apps\/platform\/src\/services\/([\w-]+)\//],
]);

/** Figures that are no domain's. @type {readonly (readonly [name: string, pattern: RegExp])[]} */
const OTHERS = [
  ['gateway: outside modules', /^apps\/gateway\/src\/(?!modules\/)/],
  ['gateway: shared by modules', /^apps\/gateway\/src\/modules\/[^/]+$/],
  ['platform: outside services', /^apps\/platform\/src\/(?!services\/)/],
  ['web: app', /^apps\/web\/src\/app\//],
  ['web: shared', /^apps\/web\/src\/shared\//],
  ['web: all', /^apps\/web\/src\//],
  ['list with actions: payment', /^apps\/web\/src\/features\/payment\/list\//],
  ['list with actions: subscription', /^apps\/web\/src\/features\/subscription\/list\//],
];

/** @param {string} path */
const figuresOf = (path) => [
  ...LAYERS.flatMap(
    ([layer, pattern]) =>
      pattern
        .exec(path)
        ?.slice(1, 2)
        .map((domain) => `${layer}/${domain}`) ?? [],
  ),
  ...OTHERS.filter(([, pattern]) => pattern.test(path)).map(([name]) => name),
];

/**
 * Measures every figure: hand-written lines and files, without tests, `testing/` folders and generated files.
 * @returns {Promise<Sizes>}
 */
export const measure = async () => {
  const paths = await filesOfRepository((path) => /^(apps|packages)\//.test(path) && isHandWritten(path));
  /** @type {Sizes} */
  const sizes = {};
  for (const path of paths) {
    const lines = (await readFile(`${root}${path}`, 'utf8')).split('\n').length - 1;
    for (const figure of figuresOf(path)) {
      const before = sizes[figure] ?? { lines: 0, files: 0 };
      sizes[figure] = { lines: before.lines + lines, files: before.files + 1 };
    }
  }
  return sizes;
};

/** @returns {Promise<Budget>} */
export const readBudget = async () => JSON.parse(await readFile(BUDGET, 'utf8'));

/**
 * Compares one number with its ceiling.
 * @param {string} figure
 * @param {'lines' | 'files'} unit
 * @param {number} now
 * @param {number} ceiling
 */
const complaintOf = (figure, unit, now, ceiling) => {
  if (now > ceiling) return `${figure}: ${now} ${unit}, over its ceiling of ${ceiling}: make it smaller`;
  const below = ceiling - now;
  return below > SLACK[unit] && below > ceiling * TOLERANCE
    ? `${figure}: ${now} ${unit}, well below its ceiling of ${ceiling}: lower it with npm run budget -- --lower`
    : undefined;
};

/**
 * Lists what is wrong: figures over their ceilings, ceilings to lower, figures and ceilings without each other.
 * @param {Sizes} sizes
 * @param {Sizes} ceilings
 * @returns {readonly string[]}
 */
export const complaints = (sizes, ceilings) => [
  ...Object.entries(sizes).flatMap(([figure, { lines, files }]) => {
    const ceiling = ceilings[figure];
    if (!ceiling) return [`${figure}: has no ceiling: give it one with npm run budget -- --lower`];
    return [
      complaintOf(figure, 'lines', lines, ceiling.lines),
      complaintOf(figure, 'files', files, ceiling.files),
    ].filter((complaint) => complaint !== undefined);
  }),
  ...Object.keys(ceilings)
    .filter((figure) => !(figure in sizes))
    .map((figure) => `${figure}: measures nothing any more: remove it with npm run budget -- --lower`),
];

/**
 * Takes every ceiling down to what is measured; none goes up, new figures get one, those of nothing go.
 * @param {Sizes} sizes
 * @param {Budget} budget
 */
export const lowerCeilings = async (sizes, { ceilings, targets }) => {
  const lowered = Object.entries(sizes).map(([figure, { lines, files }]) => {
    const old = ceilings[figure];
    return [figure, { lines: Math.min(lines, old?.lines ?? lines), files: Math.min(files, old?.files ?? files) }];
  });
  const rows = (/** @type {unknown[][]} */ entries) =>
    entries.map(
      ([figure, size]) =>
        `    ${JSON.stringify(figure)}: ${JSON.stringify(size)
          .replaceAll(/([:,{])/g, '$1 ')
          .replace('}', ' }')}`,
    );
  const text = `{\n  "ceilings": {\n${rows(lowered).join(',\n')}\n  },\n  "targets": {\n${rows(Object.entries(targets)).join(',\n')}\n  }\n}\n`;
  await writeFile(BUDGET, text);
};
