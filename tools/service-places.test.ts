// Guards: A new service touches few files outside its own folders, and each of them is listed.
// Looks over: **
import { readFile } from 'node:fs/promises';
import { filesWithLists } from './codegen/service-lists.mjs';
import { root } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';

/** The service whose places are counted; any other one would do. */
const SERVICE = 'notification';

/** Files outside the service's own folders that a new service must touch, and what it adds there. */
const places: Readonly<Record<string, string>> = {
  'CONTEXT.md': 'its term',
  'packages/contracts/src/services.ts': 'its row: name, deadline, dialect of its lists',
  'packages/schema/src/shared/permissions.graphql': 'its permissions, each with its role',
  'apps/gateway/src/modules/index.ts': 'its module',
  'apps/platform/src/services/index.ts': 'its declaration',
  'apps/web/src/app/features.ts': 'its feature',
  'apps/web/src/domain/routes.ts': 'the addresses of its screens',
};

/** The most that a service may ask for. It only ever shrinks. */
const MOST = 7;

/** Files that no domain owns and that say the word, but that a new service may leave as they are. */
const mentions: Readonly<Record<string, string>> = {
  'apps/web/src/app/layout/NoticeList.tsx': 'an icon of the library has that name',
  'apps/web/src/app/layout/NoticesButton.tsx': 'an icon of the library has that name',
  'apps/gateway/src/module-kit/source/mapping.ts': 'the same part, and the statuses, as the schema has them',
  'apps/web/src/domain/service-codes/code-text.ts': 'a kind of code that people read',
  'apps/web/src/domain/service-codes/codes.texts.ts': 'words of its codes',
  'apps/platform/src/control/entities.ts': 'a kind that tests of other programs may add: a service may do without',
  'apps/platform/src/sign-in/demo-realm.ts': 'roles of people: those who hold all or all that reads need no change',
  'packages/contracts/src/shared/schemas.yaml': 'a part of a payment and of a subscription: what was sent to the payer',
};

/** Files that a tool writes: clients and realms, migrations, what was released. */
const MADE_BY_TOOLS =
  /\.generated\.|^infra\/keycloak\/|^apps\/platform\/migrations\/|^package-lock\.json$|\/released(-operations\.json|\.graphql)$/;

/** Tests, and what they share. */
const TESTS = /\.test\.tsx?$|^e2e\/|^apps\/(gateway|platform|web)\/src\/testing\//;

/** Files that a tool writes, that only test, or that explain and list nothing. */
const leftOut = (path: string): boolean =>
  MADE_BY_TOOLS.test(path) || TESTS.test(path) || (path.endsWith('.md') && path !== 'CONTEXT.md');

/** The part of a file that somebody wrote: `npm run generate` writes the lists of services between their marks. */
const written = (path: string, text: string): string =>
  filesWithLists.includes(path) ? text.replaceAll(/# generated: services\n[^]*?# end\n/g, '') : text;

const files = (await filesOfRepository((path) => /\.(tsx?|mjs|js|json|ya?ml|graphql|html|md)$/.test(path))).filter(
  (path) => !leftOut(path),
);

/** Names of the domains: the folders of the contracts and of the schema. */
const domains = new Set(
  files
    .map((path) => /^packages\/(?:contracts|schema)\/src\/([^/]+)\//.exec(path)?.[1])
    .filter((name) => name !== undefined && name !== 'shared'),
);

/** Asks if a folder of the sources, or the file itself, is named after a domain. Then it is that domain's own. */
const isOwned = (path: string): boolean =>
  path
    .replace(/^.*?\bsrc\//, '')
    .split('/')
    .some((part) => domains.has(part.split('.')[0]));

const central = files.filter((path) => !isOwned(path));
const naming: string[] = [];
for (const path of central)
  if (
    written(path, await readFile(`${root}${path}`, 'utf8'))
      .toLowerCase()
      .includes(SERVICE)
  )
    naming.push(path);

test('the domains and the files that no domain owns are found', () => {
  expect([...domains]).toEqual(expect.arrayContaining([SERVICE, 'payment', 'viewer']));
  expect(central.length).toBeGreaterThan(300);
});

test('a service is named in no other file than the listed ones', () => {
  expect(naming.sort()).toEqual([...Object.keys(places), ...Object.keys(mentions)].sort());
});

test(`a service asks for at most ${MOST} files outside its own folders`, () => {
  expect(Object.keys(places).length).toBeLessThanOrEqual(MOST);
});

test('docs/recipes/add-a-service.md lists the same files', async () => {
  const recipe = await readFile(`${root}docs/recipes/add-a-service.md`, 'utf8');
  const listed = [...recipe.matchAll(/^- `([^`]+)`: /gm)].map(([, path = '']) => path);
  expect(listed.sort()).toEqual(Object.keys(places).sort());
});
