// Guards: Documents name paths, links and settings that exist. They list every tool, override and picture. The images have the Node of .nvmrc.
// Looks over: **/*.md
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { services } from '../packages/contracts/src/services.ts';
import { pictures } from './pictures/pictures.table.mjs';
import { root } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';

/** Folders that builds and runs create. A fresh clone does not have them. */
const MADE = /(^|\/)(dist|node_modules|\.data|\.tmp)(\/|$)/;
const FILE_NAME = /[\w>}*]\.(ts|tsx|mjs|js|json|md|graphql|yaml|yml|sql|html|png|svg)$/;
const PATH = /^[\w.@<>{},*-]+(\/[\w.@<>{},*-]+)*\/?$/;

const withoutFences = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

const linksOf = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target));

const codeOf = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));

/** Converts a path in prose to a pattern: `<domain>` and `*` stand for any name, `{a,b}` for either. */
const patternOf = (path: string): RegExp => {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/<[^>]*>|\*+/g, '[^/]+')
    .replaceAll(/\{([^}]*)\}/g, (_all, names: string) => `(${names.replaceAll(',', '|')})`);
  return new RegExp(`(^|/)${pattern}(/|$)`);
};

const files = await filesOfRepository(() => true);
const topFolders = new Set(files.map((path) => path.split('/')[0]));
const documents = files.filter((path) => path.endsWith('.md'));

const looksLikePath = (word: string): boolean =>
  PATH.test(word) &&
  !word.startsWith('@') &&
  !MADE.test(word) &&
  (FILE_NAME.test(word) || (word.includes('/') && topFolders.has(word.split('/')[0])));

test.each(documents)('every link of %s has a target', async (document) => {
  const text = withoutFences(await readFile(`${root}${document}`, 'utf8'));
  const lost = linksOf(text).filter((target) => !existsSync(join(root, dirname(document), decodeURI(target))));
  expect(lost).toEqual([]);
});

/** Returns the anchor of a heading in Markdown. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set([...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading.trim())));

test.each(documents)('every anchor in a link of %s is a heading', async (document) => {
  const text = withoutFences(await readFile(`${root}${document}`, 'utf8'));
  const lost: string[] = [];
  for (const [, path = '', anchor = ''] of text.matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)) {
    const target = path === '' ? document : join(dirname(document), decodeURI(path));
    if (!target.endsWith('.md') || !existsSync(`${root}${target}`)) continue;
    if (!anchorsOf(await readFile(`${root}${target}`, 'utf8')).has(decodeURI(anchor))) lost.push(`${path}#${anchor}`);
  }
  expect(lost).toEqual([]);
});

test.each(documents)('every file that %s names exists', async (document) => {
  const text = withoutFences(await readFile(`${root}${document}`, 'utf8'));
  const lost = codeOf(text).filter((word) => looksLikePath(word) && !files.some((path) => patternOf(word).test(path)));
  expect(lost).toEqual([]);
});

test('tools/README.md names every program and folder of tools', async () => {
  const text = await readFile(`${root}tools/README.md`, 'utf8');
  const paths = files.filter((path) => path.startsWith('tools/') && !/(\.test\.ts|\.md)$/.test(path));
  const entries = new Set(paths.map((path) => path.split('/')[1] ?? ''));
  expect(entries.size).toBeGreaterThan(30);
  expect([...entries].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

/** Matches the settings that a program reads by a literal name. */
const VARIABLE = /(?:environment\[|(?:text|number|flag|origin|url|link|name|choice)\(\s*)'([A-Z][A-Z_]+)'/g;

test.each(['gateway', 'platform'])('docs/settings.md names every variable of the %s', async (application) => {
  const [config, page] = await Promise.all(
    [`apps/${application}/src/config.ts`, 'docs/settings.md'].map((path) => readFile(`${root}${path}`, 'utf8')),
  );
  const read = [...(config ?? '').matchAll(VARIABLE)].map(([, name = '']) => name);
  const urls = Object.values(services).map(({ urlVariable }) => urlVariable);
  expect(read.length).toBeGreaterThan(5);
  expect([...read, ...urls].filter((name) => !page?.includes(`\`${name}\``))).toEqual([]);
});

test('the images run the Node of .nvmrc and copy every workspace before npm installs', async () => {
  const [image = '', version = ''] = await Promise.all(
    ['Dockerfile', '.nvmrc'].map((path) => readFile(`${root}${path}`, 'utf8')),
  );
  const bases = [...image.matchAll(/^(?:FROM |ARG NODE_IMAGE=)node:(\d+)/gm)].map(([, major]) => major);
  expect(new Set(bases)).toEqual(new Set([version.trim()]));
  const workspaces = await Promise.all(
    ['apps', 'packages'].map(async (folder) => (await readdir(`${root}${folder}`)).map((name) => `${folder}/${name}`)),
  );
  const copied = [...image.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder);
  expect(workspaces.flat().filter((folder) => !copied.includes(folder))).toEqual([]);
});

test('docs/dependencies.md has the reason of every override and no others', async () => {
  const [manifest = '', page = ''] = await Promise.all(
    ['package.json', 'docs/dependencies.md'].map((path) => readFile(`${root}${path}`, 'utf8')),
  );
  const { overrides }: { overrides: Readonly<Record<string, unknown>> } = JSON.parse(manifest);
  const [table = ''] = /^\| Override [^]*?\n\n/m.exec(page) ?? [];
  const reasons = [...table.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name]) => name);
  expect(reasons.sort()).toEqual(Object.keys(overrides).sort());
});

test('the documents show the pictures that `npm run pictures` takes, and no others', async () => {
  const taken = pictures.flatMap(({ name }) => ['dark', 'light'].map((theme) => `docs/images/${name}-${theme}.png`));
  const texts = await Promise.all(documents.map((document) => readFile(`${root}${document}`, 'utf8')));
  const shown = texts.flatMap((text) => [...text.matchAll(/docs\/images\/[\w-]+\.png/g)].map(([path]) => path));
  expect([...new Set(shown)].sort()).toEqual([...taken].sort());
  expect(files.filter((path) => path.startsWith('docs/images/')).sort()).toEqual([...taken].sort());
});
