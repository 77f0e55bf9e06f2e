// Guards: Documents name paths, links and settings that exist.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { services } from '../packages/contracts/src/services.ts';
import { root } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';
import { gatewayAllocation, gatewayFlags } from './run/services.mjs';

/** Folders of builds and runs: absent in a fresh clone. */
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

/** Turns a path of prose into a pattern: `<domain>` and `*` stand for any name, `{a,b}` for either. */
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

test.each(documents)('%s links to what exists', async (document) => {
  const text = withoutFences(await readFile(`${root}${document}`, 'utf8'));
  const lost = linksOf(text).filter((target) => !existsSync(join(root, dirname(document), decodeURI(target))));
  expect(lost).toEqual([]);
});

test.each(documents)('%s names files that exist', async (document) => {
  const text = withoutFences(await readFile(`${root}${document}`, 'utf8'));
  const lost = codeOf(text).filter((word) => looksLikePath(word) && !files.some((path) => patternOf(word).test(path)));
  expect(lost).toEqual([]);
});

test('ARCHITECTURE.md stays within 10 kB', async () => {
  const text = await readFile(`${root}ARCHITECTURE.md`, 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_000);
});

/** Settings that a program reads by a literal name. */
const VARIABLE = /(?:environment\[|(?:text|number|flag|origin|url|link|name|choice)\(\s*)'([A-Z][A-Z_]+)'/g;

test.each(['gateway', 'platform'])('docs/operations.md names every variable of the %s', async (application) => {
  const [config, page] = await Promise.all(
    [`apps/${application}/src/config.ts`, 'docs/operations.md'].map((path) => readFile(`${root}${path}`, 'utf8')),
  );
  const read = [...(config ?? '').matchAll(VARIABLE)].map(([, name = '']) => name);
  const urls = Object.values(services).map(({ urlVariable }) => urlVariable);
  expect(read.length).toBeGreaterThan(5);
  expect([...read, ...urls].filter((name) => !page?.includes(`\`${name}\``))).toEqual([]);
});

test('the image runs a gateway with the flags of npm start, and docs/operations.md names them', async () => {
  const [image, page] = await Promise.all(
    ['Dockerfile', 'docs/operations.md'].map((path) => readFile(`${root}${path}`, 'utf8')),
  );
  const command: unknown = JSON.parse(/^CMD (.*apps\/gateway.*)$/m.exec(image ?? '')?.[1] ?? '[]');
  expect(command).toEqual(['node', ...gatewayFlags, 'apps/gateway/dist/main.js']);
  expect(page).toContain(gatewayFlags.filter((flag) => flag !== '--enable-source-maps').join(' '));
  for (const setting of Object.entries(gatewayAllocation).map((entry) => entry.join('='))) {
    expect(image).toContain(setting);
    expect(page).toContain(setting);
  }
});
