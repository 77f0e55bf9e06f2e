// Guards: A new service changes few files outside its own folders, and each of them is listed.
// Looks over: **
import { readFile } from 'node:fs/promises';
import { filesWithLists } from './codegen/service-lists.mjs';
import { root } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';

/** Service whose places are counted, as an example of all. */
const SERVICE = 'notification';

/** Files outside its own folders that a new service must change, with the reason. */
const places: Readonly<Record<string, string>> = {
  'CONTEXT.md': 'its term',
  'packages/contracts/src/services.ts': 'its row: name, deadline, dialect of its lists',
  'packages/schema/src/shared/permissions.graphql': 'its permissions, each with its role',
  'apps/gateway/src/modules/index.ts': 'its module',
  'apps/platform/src/services/index.ts': 'its declaration',
  'apps/web/src/app/features.ts': 'its feature',
  'apps/web/src/domain/routes.ts': 'the addresses of its screens',
};

/** Maximum number of such files. It may only decrease. */
const MOST_PLACES = 7;

/** Files outside all domains that contain the name of `SERVICE`, but that a new service need not change. */
const mentions: Readonly<Record<string, string>> = {
  'apps/web/src/app/layout/NoticeList.tsx': 'an icon of the library has that name',
  'apps/web/src/app/layout/NoticesButton.tsx': 'an icon of the library has that name',
  'apps/gateway/src/module-kit/source/mapping.ts':
    'maps notification statuses, and the notifications in payments and subscriptions',
  'apps/web/src/domain/service-codes/code-text.ts': 'the name of a code that people read',
  'apps/web/src/domain/service-codes/codes.texts.ts': 'the texts of its codes',
  'packages/test-kit/src/entities.ts': 'a type of entity that tests of other programs may add',
  'apps/platform/src/control/entities.ts':
    'a type of entity that tests of other programs may add; a new service need not offer one',
  'tools/codegen/entity-schemas.mjs': 'the schema of that type of entity',
  'apps/platform/src/sign-in/demo-realm.ts':
    'permissions of the demo roles: roles with every permission, or every read one, need no change',
  'packages/contracts/src/shared/schemas.yaml': 'the notifications to the payer in a payment and a subscription',
};

/** Matches files that a tool writes: clients and realms, migrations, released operations and schema. */
const MADE_BY_TOOLS =
  /\.generated\.|^infra\/keycloak\/|^apps\/platform\/migrations\/|^package-lock\.json$|\/released(-operations\.json|\.graphql)$/;

/** Matches tests and their shared code. */
const TESTS = /\.test\.tsx?$|^e2e\/|^apps\/(gateway|platform|web)\/src\/testing\//;

/** Returns whether a file is ignored: written by a tool, a test, or a document without lists. */
const leftOut = (path: string): boolean =>
  MADE_BY_TOOLS.test(path) || TESTS.test(path) || (path.endsWith('.md') && path !== 'CONTEXT.md');

/** Removes the generated part of a file: the list of services between its marks. */
const written = (path: string, text: string): string =>
  filesWithLists.includes(path) ? text.replaceAll(/# generated: services\n[^]*?# end\n/g, '') : text;

const files = (await filesOfRepository((path) => /\.(tsx?|mjs|js|json|ya?ml|graphql|html|md)$/.test(path))).filter(
  (path) => !leftOut(path),
);

/** Names of the domains, from the folders of the contracts and of the schema. */
const domains = new Set(
  files
    .map((path) => /^packages\/(?:contracts|schema)\/src\/([^/]+)\//.exec(path)?.[1])
    .filter((name) => name !== undefined && name !== 'shared'),
);

/** Returns whether a folder of the path, or the file itself, is named after a domain. */
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

test('the domains and the files outside of them are found', () => {
  expect([...domains]).toEqual(expect.arrayContaining([SERVICE, 'payment', 'viewer']));
  expect(central.length).toBeGreaterThan(300);
});

test('only the listed files name a service', () => {
  expect(naming.sort()).toEqual([...Object.keys(places), ...Object.keys(mentions)].sort());
});

test(`a new service must change at most ${MOST_PLACES} files outside its own folders`, () => {
  expect(Object.keys(places).length).toBeLessThanOrEqual(MOST_PLACES);
});

test('docs/recipes/add-a-service.md lists the same files', async () => {
  const recipe = await readFile(`${root}docs/recipes/add-a-service.md`, 'utf8');
  const listed = [...recipe.matchAll(/^- `([^`]+)`: /gm)].map(([, path = '']) => path);
  expect(listed.sort()).toEqual(Object.keys(places).sort());
});
