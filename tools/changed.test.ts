// Guards: `npm test -- changed` selects the tests that read a changed file, and reports when a whole run is required.
// Looks over: **/*.test.ts, **/*.test.tsx
import { stageOf } from './changed/between.mjs';
import { edgesOf, textsOf } from './changed/edges.mjs';
import { readSources } from './changed/files.mjs';
import { generationOf } from './changed/plan.mjs';
import { select } from './changed/select.mjs';

const sources = await readSources();

test.each([
  [
    'a screen',
    'apps/web/src/features/transfer/list/TransfersPage.tsx',
    'apps/web/src/features/transfer/transfer.test.tsx',
  ],
  [
    'a document',
    'apps/web/src/features/transfer/list/TransfersPage.graphql',
    'apps/web/src/features/transfer/transfer.test.tsx',
  ],
  [
    'a list, for what looks over all lists',
    'apps/web/src/features/transfer/list/TransfersPage.tsx',
    'apps/web/src/app/list-addresses.test.ts',
  ],
  [
    'a module',
    'apps/gateway/src/modules/transfer/transfer.mutations.ts',
    'apps/gateway/src/changes/every-failure.test.ts',
  ],
  [
    'a module, for the screens that ask it',
    'apps/gateway/src/modules/transfer/index.ts',
    'apps/web/src/features/transfer/transfer.test.tsx',
  ],
  ['a contract', 'packages/contracts/src/transfer/openapi.yaml', 'apps/web/src/features/transfer/transfer.test.tsx'],
  ['a service', 'apps/platform/src/services/transfer/index.ts', 'apps/web/src/features/transfer/transfer.test.tsx'],
  [
    'the schema',
    'packages/schema/src/transfer/transfer.graphql',
    'apps/gateway/src/graphql/schema/public-schema.test.ts',
  ],
  [
    'words of the activity',
    'apps/web/src/domain/activity/action.texts.ts',
    'apps/web/src/domain/activity/action.texts.test.ts',
  ],
  ['a page', 'docs/money.md', 'tools/money-page.test.ts'],
  ['a story of the browser', 'apps/web/src/features/tax-form/tax-form.feature.ts', 'e2e/tax-forms.test.ts'],
])('%s selects its tests', (_, changed, expected) => {
  expect(sources.texts.has(changed)).toBe(true);
  expect(select(sources, [changed]).tests).toContain(expected);
});

test('a change within one feature selects a small part of all tests', () => {
  const { tests, whole } = select(sources, ['apps/web/src/features/transfer/list/TransfersPage.tsx']);
  expect(whole).toBeUndefined();
  expect(tests.filter((path) => stageOf(path) === 'component').length).toBeLessThan(10);
  expect(tests).not.toContain('tools/release.test.ts');
});

test('a file whose text a test of the tools reads selects that test, but the imports of the file do not', () => {
  const test = 'tools/new-domain.test.ts';
  expect(select(sources, ['apps/web/src/app/features.ts']).tests).toContain(test);
  expect(select(sources, ['apps/web/src/features/collector/collector.texts.ts']).tests).not.toContain(test);
});

test('a deleted file selects the tests of its folder', () => {
  const { tests } = select(sources, ['apps/web/src/features/transfer/gone.tsx']);
  expect(tests).toContain('apps/web/src/features/transfer/transfer.test.tsx');
});

test.each(['apps/web/src/shared/format/index.ts', 'package-lock.json', 'jest.config.mjs'])(
  '%s requires the whole run',
  (path) => {
    expect(select(sources, [path]).whole).toEqual(expect.any(String));
  },
);

test('what the generation reads or writes selects the stage `generated`', () => {
  const isOfGeneration = generationOf(sources);
  const [ofGeneration, others] = [
    [
      'apps/gateway/src/errors/catalogue/catalogue.ts',
      'apps/gateway/src/errors/catalogue/error-codes.ts',
      'apps/gateway/src/graphql/limits/document-limits.ts',
      'apps/gateway/src/modules/payment/payment.mappers.ts',
      'apps/gateway/src/modules/payment/payment.actions.ts',
      'apps/gateway/src/observability/metrics/metrics.ts',
      'apps/explorer/src/examples/examples.ts',
      'apps/platform/src/sign-in/demo-realm.ts',
      'apps/web/src/features/transfer/list/TransfersPage.graphql',
      'apps/web/src/features/transfer/list/TransfersPage.generated.ts',
      'codegen.ts',
      'deploy/kubernetes/overlays/example/settings.env',
      'docker-compose.yml',
      'docs/permissions.md',
      'docs/settings.md',
      'infra/keycloak/back-office-realm.json',
      'packages/contracts/src/payment/openapi.yaml',
      'packages/contracts/src/shared/schemas.yaml',
      'packages/contracts/src/services.ts',
      'packages/schema/src/payment/payment.graphql',
      'tools/codegen/permissions-page.mjs',
      ...[...sources.texts.keys()].filter((path) => path.startsWith('deploy/watching/rules/')),
    ],
    ['apps/web/src/features/transfer/list/TransfersPage.tsx', 'apps/gateway/src/rest/breaker.test.ts', 'docs/money.md'],
  ];
  expect(ofGeneration.filter((path) => !sources.texts.has(path))).toEqual([]);
  expect(ofGeneration.filter((path) => !isOfGeneration(path))).toEqual([]);
  expect(others.filter(isOfGeneration)).toEqual([]);
});

const reads = /\b(?:readdir(?:Sync)?|filesOfRepository|globSync)\(|import\.meta\.glob/;
/** A test that reads a folder which it creates itself needs no declaration. */
const ownFolder = /mkdtemp|dataDir/;
const readers = [...sources.texts].filter(([path, text]) => stageOf(path) && reads.test(text) && !ownFolder.test(text));

test.each(readers.map(([path]) => path))('%s declares the folders that it reads', (path) => {
  const places = [...edgesOf(sources, path), ...textsOf(sources, path)];
  expect(places.some((place) => place.includes('*'))).toBe(true);
});
