/**
 * Rules of permitted imports (ARCHITECTURE.md). `$1` is the name that the first group of `from` matches in the path of
 * the importing file: a domain, package or application. So a rule covers each new one without a change.
 * `tools/lint-rules.test.ts` checks that every rule reports a violation.
 */

import { fileURLToPath } from 'node:url';

// Tests may import any file. A folder named `testing` holds code for tests.
const tests = String.raw`\.test\.tsx?$|(^|/)testing/`;

/**
 * @param {string} name
 * @param {string} comment which import to use instead
 * @param {object} from
 * @param {object} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const between = [
  forbid(
    'packages-stand-alone',
    'contracts, database, schema and validators import nothing of ours.',
    { path: '^packages/(?!import-file/|test-kit/)([^/]+)/' },
    { path: '^(apps|packages)/', pathNot: '^packages/$1/' },
  ),
  forbid(
    'import-file-imports-validators',
    'The reader of imported files checks rows by the validators, and imports nothing else of ours.',
    { path: '^packages/import-file/' },
    { path: '^(apps|packages)/', pathNot: '^packages/(import-file|validators)/' },
  ),
  forbid(
    'test-kit-imports-contracts-and-roles',
    'The test kit speaks to programs over HTTP: it knows contracts and permissions, and nothing else of ours.',
    { path: '^packages/test-kit/' },
    { path: '^(apps|packages)/', pathNot: '^packages/(test-kit|contracts|schema)/' },
  ),
  forbid(
    'no-app-imports-an-app',
    'Applications meet over HTTP. Only tests may start another one, through its src/testing/index.ts.',
    { path: '^apps/([^/]+)/', pathNot: tests },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'tests-start-apps-by-public-entry',
    'Import a public entry for tests of the other application: its src/testing/index.ts, or client.ts.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: ['^apps/$1/', '^apps/[^/]+/src/testing/(index|client)[.]ts$'] },
  ),
  forbid(
    'nothing-ships-tests',
    'What is made for tests stays out of the product.',
    { path: '^(apps|packages)/', pathNot: tests },
    { path: tests },
  ),
];

const web = [
  forbid(
    'web-imports-schema-and-validators',
    'The browser knows the public API (schema) and what may be typed or picked (validators, import-file), not the contracts of services.',
    { path: '^apps/(web|explorer)/' },
    { path: '^packages/', pathNot: '^packages/(schema|validators|import-file)/' },
  ),
  forbid(
    'features-by-public-entry',
    "Import another feature's public entry (index.ts, or its declaration <name>.feature.ts); the rest is its own.",
    { path: '^apps/web/src/features/([^/]+)/' },
    {
      path: '^apps/web/src/features/',
      pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/(index|[^/]+[.]feature)[.]tsx?$'],
    },
  ),
  forbid(
    'app-imports-feature-declarations',
    'The application takes a feature from its declaration (<name>.feature.ts), which loads the rest when it is needed.',
    { path: '^apps/web/src/(?!features/)' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/([^/]+)/[^/]+[.]feature[.]ts$' },
  ),
  forbid(
    'features-import-no-app',
    'The application assembles features; a feature takes what it needs from domain and shared.',
    { path: '^apps/web/src/features/', pathNot: tests },
    { path: '^apps/web/src/', pathNot: '^apps/web/src/(features|domain|shared)/' },
  ),
  forbid(
    'domain-imports-shared',
    'domain/ is what several features know of payers, collectors and payment methods; it imports shared and no feature.',
    { path: '^apps/web/src/domain/' },
    { path: '^apps/web/src/', pathNot: '^apps/web/src/(domain|shared)/' },
  ),
  forbid(
    'shared-imports-shared',
    'shared/ knows no domain and no feature; pass it what it needs, or move it to domain/.',
    { path: '^apps/web/src/shared/' },
    { path: '^apps/web/src/', pathNot: '^apps/web/src/shared/' },
  ),
];

const gateway = [
  forbid(
    'modules-do-not-meet',
    'Cross a domain through the sources of the request (context.sources), never by import.',
    { path: '^apps/gateway/src/modules/([^/]+)/', pathNot: tests },
    { path: '^apps/gateway/src/modules/[^/]+/', pathNot: '^apps/gateway/src/modules/$1/' },
  ),
  forbid(
    'modules-stand-on-the-infrastructure',
    'A module imports gateway/{api,module-kit,changes,rest,errors,auth,files,shared-memory}, the context, what requests share and unknown values, nothing else of the gateway.',
    { path: '^apps/gateway/src/modules/[^/]+/', pathNot: tests },
    {
      path: '^apps/gateway/src/',
      pathNot:
        '^apps/gateway/src/(api|modules|module-kit|changes|rest|errors|auth|files|shared-memory)/|^apps/gateway/src/(context|gateway-shared|unknown-value)[.]ts$',
    },
  ),
  forbid(
    'modules-import-their-own-contract',
    'A module speaks to the service of its own name; ask the other module through context.sources.',
    { path: '^apps/gateway/src/modules/([^/]+)/', pathNot: tests },
    { path: '^packages/contracts/src/[^/]+/', pathNot: '^packages/contracts/src/$1/' },
  ),
  forbid(
    'modules-by-public-entry',
    'The gateway takes its modules from their public entry, modules/index.ts.',
    { path: '^apps/gateway/src/(?!modules/)', pathNot: [tests, '[.]generated[.]ts$'] },
    { path: '^apps/gateway/src/modules/[^/]+/' },
  ),
  forbid(
    'infrastructure-knows-no-module',
    'What serves every module knows none of them; http/ and create-gateway.ts put them together.',
    {
      path: '^apps/gateway/src/(module-kit|changes|rest|errors|auth|files|observability|shared-memory)/',
      pathNot: tests,
    },
    { path: '^apps/gateway/src/modules/' },
  ),
];

// Type imports are allowed in both directions: they do not exist at run time.
const values = { dependencyTypesNot: ['type-only'] };

/** Folders in layers. A file of a lower layer that imports an upper one would create an import cycle. */
const layers = [
  forbid(
    'api-stands-alone',
    'api/ has the types of the public API; every other folder of the gateway may import them.',
    { path: '^apps/gateway/src/api/' },
    { path: '^apps/gateway/src/', pathNot: '^apps/gateway/src/api/' },
  ),
  forbid(
    'modules-know-no-server',
    'graphql/ and http/ put modules into a server; the types of the schema are in api/.',
    { path: '^apps/gateway/src/(modules|module-kit)/', pathNot: tests },
    { path: '^apps/gateway/src/(graphql|http)/' },
  ),
  forbid(
    'graphql-knows-no-http',
    'graphql/ executes what http/ has let in.',
    { path: '^apps/gateway/src/graphql/', pathNot: tests },
    { path: '^apps/gateway/src/http/' },
  ),
  forbid(
    'files-know-no-server',
    'http/ puts the routes of files into the server.',
    { path: '^apps/gateway/src/files/', pathNot: tests },
    { path: '^apps/gateway/src/(graphql|http|modules)/', ...values },
  ),
  forbid(
    'rest-stands-alone',
    'rest/ and shared-memory/ serve all others, and know errors and the clock of observability at most.',
    { path: '^apps/gateway/src/(rest|shared-memory)/', pathNot: tests },
    { path: '^apps/gateway/src/(auth|changes|files|graphql|http|modules)/', ...values },
  ),
  forbid(
    'list-is-made-of-parts',
    'A list puts its grid, columns, views and pager together; they know nothing of lists.',
    { path: '^apps/web/src/shared/(grid|columns|views|paging)/', pathNot: tests },
    { path: '^apps/web/src/shared/list/' },
  ),
];

const platform = [
  forbid(
    'platform-imports-contracts',
    'The platform knows the contracts, its database, the files of imports and the switches of the test kit; the contract must hold without our schema.',
    { path: '^apps/platform/', pathNot: '^apps/platform/src/sign-in/' },
    { path: '^packages/', pathNot: '^packages/(contracts|database|import-file|test-kit|validators)/' },
  ),
  forbid(
    'sign-in-imports-roles',
    'The sign-in stands for a realm with the roles of the schema, and knows nothing else of ours.',
    { path: '^apps/platform/src/sign-in/' },
    { path: '^packages/', pathNot: '^packages/schema/src/roles' },
  ),
  forbid(
    'validators-serve-seeds',
    'The platform enforces its own rules: only its data generator may use the validators.',
    { path: '^apps/platform/', pathNot: String.raw`^apps/platform/src/seed/|[.]seed[.]ts$` },
    { path: '^packages/validators/' },
  ),
];

const graph = [
  forbid(
    'no-circular',
    'Two files that need each other are one file, or hide a third; so do types.',
    {},
    { circular: true },
  ),
  forbid(
    'no-orphans',
    'Nobody imports this file: delete it.',
    {
      orphan: true,
      pathNot: String.raw`\.d\.ts$|\.test\.tsx?$|\.config\.(ts|mjs)$|/(main|audit-verify|person|check-installation)\.tsx?$`,
    },
    {},
  ),
  forbid(
    'no-unresolvable',
    'This import leads nowhere.',
    {},
    { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' }, // the package has types and no code
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...between, ...web, ...gateway, ...layers, ...platform, ...graph],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|public|\.turbo|\.data|\.tmp)/` },
    webpackConfig: { fileName: fileURLToPath(new URL('tools/lint/import-alias.mjs', import.meta.url)) },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
