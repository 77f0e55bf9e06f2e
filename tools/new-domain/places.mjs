import { readFile, writeFile } from 'node:fs/promises';
import { root } from '../run/command.mjs';

/**
 * @typedef {object} Insertion
 * @property {string} added whole lines to insert
 * @property {RegExp} [before] line that follows the insertion
 * @property {RegExp} [after] line somewhere above `before`
 * @property {RegExp} [among] lines in alphabetical order, each with its word in a group
 * @property {string} [word] word of the insertion in that order
 */

/** @typedef {import('./names.mjs').Names} Names */

/** @param {string} kebab @param {string} value */
const entry = (kebab, value) => `  ${kebab.includes('-') ? `'${kebab}'` : kebab}: ${value},`;

/**
 * Insertions in the change log of clients, and in the tests that list all domains.
 * @type {(names: Names) => Readonly<Record<string, readonly Insertion[]>>}
 */
const mentionsOf = ({ thing, things, THING, 'things-name': plural, ...names }) => ({
  'packages/schema/CHANGELOG.md': [
    {
      after: /^## Unreleased$/,
      before: /^(- |## )/,
      added: `- New: \`${things}\` and \`${thing}\`. \`Permission\` has the value \`${THING}_SHOW\`, which clients that know all values have to take.`,
    },
  ],
  'apps/web/src/app/features.test.ts': [{ before: /^ {4}'activities\.list',$/, added: `    '${plural}.list',` }],
  'apps/web/src/app/list-states.test.tsx': [
    {
      before: /^ {2}'activities\.list': \{$/,
      added: `  '${plural}.list': {
    path: '/${names.slug}',
    as: 'auditor',
    service: '${names['thing-name']}',
    total: /^[\\d.]+ (${names.una}|${names.muchas})$/,
    nothing: [nobody, 'No se encontraron ${names.muchas}.'],
    failed: 'No se pudieron cargar ${names['las-muchas']}',
  },`,
    },
  ],
  'testing/list-paths.ts': [{ before: /^ {2}'activities\.list': /, added: `  '${plural}.list': ['/${names.slug}'],` }],
  'apps/web/src/app/list-addresses.test.ts': [
    {
      after: /^ {2}'activities\.list': \{$/,
      before: /^\};$/,
      added: `  '${plural}.list': { ...text, ...collector, importe: '>1000', status: 'active', ...days, ...paged('amount') },`,
    },
  ],
});

/**
 * Insertions in files outside the folders of the domain: those of docs/recipes/add-a-service.md, and `mentionsOf`.
 * @type {(names: Names) => Readonly<Record<string, readonly Insertion[]>>}
 */
const placesOf = (names) => {
  const { thing, things, slug, 'thing-name': name } = names;
  const folder = { word: name };
  return {
    'CONTEXT.md': [{ before: /^\| permission \|/, added: `| ${names.word} | ${names.una} | |` }],
    'packages/contracts/src/services.ts': [{ before: /^\} satisfies /, added: entry(name, 'defaults') }],
    'packages/schema/src/shared/permissions.graphql': [
      {
        before: /^\}$/,
        added: `  "Search and see ${names.words}."\n  ${names.THING}_SHOW @role(name: "${name}:show")`,
      },
    ],
    'apps/gateway/src/modules/index.ts': [
      {
        ...folder,
        among: /^import \{ \w+ \} from '\.\/([\w-]+)\/index\.ts';$/,
        added: `import { ${thing}Module } from './${name}/index.ts';`,
      },
      { word: thing, among: /^ {2}(\w+): \w+Module,$/, added: `  ${thing}: ${thing}Module,` },
    ],
    'apps/platform/src/services/index.ts': [
      {
        ...folder,
        among: /^import \{ \w+ \} from '\.\/([\w-]+)\/index\.ts';$/,
        added: `import { ${thing}Service } from './${name}/index.ts';`,
      },
      { ...folder, among: /^export \* from '\.\/([\w-]+)\/index\.ts';$/, added: `export * from './${name}/index.ts';` },
      { before: /^\];$/, added: `  ${thing}Service,` },
    ],
    'apps/web/src/app/features.ts': [
      {
        ...folder,
        among: /^import \{ feature as \w+ \} from '@\/features\/([\w-]+)\/[\w.-]+';$/,
        added: `import { feature as ${thing} } from '@/features/${name}/${name}.feature';`,
      },
      { before: /^ {2}placeholder,$/, added: `  ${thing},` },
    ],
    'apps/web/src/domain/routes.ts': [
      {
        before: /^\} as const;$/,
        added: `  ${things}: list('/${slug}', ...collectorParameters, 'q', 'importe', 'status', 'period'),\n  ${thing}: page('/${slug}/:id'),`,
      },
    ],
    ...mentionsOf(names),
  };
};

/**
 * Returns the index of the line at which to insert, or -1. Among lines in order, it is after the last smaller word.
 * @param {readonly string[]} lines
 * @param {Insertion} insertion
 */
const lineOf = (lines, { before, after, among, word = '' }) => {
  const start = after ? lines.findIndex((line) => after.test(line)) : 0;
  if (start === -1) return -1;
  if (before) return lines.findIndex((line, at) => at > start && before.test(line));
  const known = lines.flatMap((line, at) => {
    const other = among?.exec(line)?.[1];
    return other === undefined ? [] : [{ at, isSmaller: other < word }];
  });
  const smaller = known.findLast(({ isSmaller }) => isSmaller);
  return smaller ? smaller.at + 1 : (known[0]?.at ?? -1);
};

/**
 * Returns the new texts of the files with insertions, without writing them.
 * @param {Names} names
 * @throws Error when a file has no insertion point any more
 */
export const prepareInsertions = (names) =>
  Promise.all(
    Object.entries(placesOf(names)).map(async ([path, insertions]) => {
      let lines = (await readFile(root + path, 'utf8')).split('\n');
      for (const insertion of insertions) {
        const at = lineOf(lines, insertion);
        if (at === -1)
          throw new Error(
            `${path} has no line like ${insertion.before ?? insertion.among}: tools/new-domain/places.mjs must know its new form.`,
          );
        lines = lines.toSpliced(at, 0, insertion.added);
      }
      return { path, text: lines.join('\n') };
    }),
  );

/** @param {readonly { path: string, text: string }[]} insertions */
export const insertInto = async (insertions) => {
  for (const { path, text } of insertions) await writeFile(root + path, text);
};
