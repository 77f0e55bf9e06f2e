// Dependencies that no import shows: documents, the schema, contracts, generated files, and programs that a run starts.
/** @typedef {import('./edges.mjs').Sources} Sources */
/** @typedef {[from: string, to: string]} Edge `to` may be a pattern */

/**
 * Files that many domains share. When a domain changes, a test that reaches it through such a file is selected only if
 * the test imports the file itself.
 */
export const domainIndexes = new Set([
  'apps/web/src/app/features.ts',
  'apps/gateway/src/modules/index.ts',
  'apps/gateway/src/modules/sources.generated.ts',
  'apps/platform/src/services/index.ts',
  'apps/gateway/src/graphql/operations.generated.json',
  'apps/explorer/src/examples/screen-examples.generated.ts',
  'packages/schema/src/type-defs.generated.ts',
  'packages/contracts/src/services.ts',
  'apps/web/src/domain/activity/RecordActivity.graphql',
]);

/**
 * Entry points of whole applications, from which all domains are reached. When a domain changes, no test is selected
 * because of an entry point.
 */
export const entryPoints = new Set([
  'apps/web/src/app/Application.tsx',
  'apps/web/src/app/router.tsx',
  'apps/web/src/app/SignedIn.tsx',
  'apps/web/src/testing/render-at.tsx',
  'apps/gateway/src/create-gateway.ts',
  'apps/platform/src/build-platform.ts',
  ...['web', 'gateway', 'platform', 'explorer'].map((app) => `apps/${app}/src/main.ts`),
]);

/**
 * Returns whether a file belongs to one domain. Tests that reach it only through an entry point are not selected.
 * @param {string} path
 */
export const isOfDomain = (path) =>
  /^(apps\/(web\/src\/(features|domain)|gateway\/src\/modules|platform\/src\/services)|packages\/(schema|contracts)\/src)\/[^/]+\/./.test(
    path,
  ) && !/^packages\/[^/]+\/src\/shared\//.test(path);

/**
 * Returns the stage of a test by its path. Undefined for other files, and for tests in Firefox and at Keycloak. Tests
 * of the stage `slow` count as `unit`.
 * @param {string} path
 */
export const stageOf = (path) => {
  if (path.startsWith('e2e/firefox/') || path.startsWith('e2e/keycloak/')) return undefined;
  if (path.endsWith('.test.tsx')) return 'component';
  if (!path.endsWith('.test.ts')) return undefined;
  return path.startsWith('e2e/') ? 'browser' : 'unit';
};

const started = {
  component: ['apps/web/src/testing/environment.mjs', 'apps/web/src/testing/setup.ts'],
  browser: [
    'e2e/support/environment.mjs',
    'e2e/global-setup.mjs',
    ...['web', 'gateway', 'platform', 'explorer'].map((app) => `apps/${app}/src/main.ts`),
  ],
  unit: [],
};

/** Returns the domain folder of a path, such as `apps/web/src/features/payment`. @param {string} path */
const domainOf = (path) =>
  /^(apps\/(?:web\/src\/features|gateway\/src\/modules|platform\/src\/services)\/[^/]+)\/./.exec(path)?.[1];

/**
 * Maps fields of Query and Mutation to the schema file that defines them by `extend type`.
 * @param {Sources} sources
 */
const operations = ({ texts }) => {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [path, text] of texts) {
    if (!/^packages\/schema\/src\/.*\.graphql$/.test(path)) continue;
    for (const [, body = ''] of text.matchAll(/^extend type (?:Query|Mutation)[^{]*\{([\s\S]*?)^\}/gm))
      for (const [, name = ''] of body.matchAll(/^ {2}(\w+)\s*[(:]/gm)) found.set(name, path);
  }
  return found;
};

/** @param {Sources} sources @returns {Edge[]} */
const byWords = (sources) => {
  const defined = operations(sources);
  const fragments = new Map(
    [...sources.texts].flatMap(([path, text]) =>
      path.endsWith('.graphql') ? [...text.matchAll(/^fragment (\w+)/gm)].map(([, name = '']) => [name, path]) : [],
    ),
  );
  return [...sources.texts].flatMap(([path, text]) => {
    const isDocument = path.startsWith('apps/web/') && path.endsWith('.graphql');
    const asks = isDocument || /^apps\/gateway\/src\/modules\/.*\.test\.ts$/.test(path);
    if (!asks) return [];
    const words = new Set(text.match(/\w+/g));
    return [...words].flatMap((word) => {
      const target = defined.get(word) ?? (isDocument ? fragments.get(word) : undefined);
      return target === undefined || target === path ? [] : [/** @type {Edge} */ ([path, target])];
    });
  });
};

/** @param {Sources} sources @returns {Edge[]} */
const byPath = ({ texts }) =>
  [...texts.keys()].flatMap((path) => {
    /** @type {Edge[]} */
    const edges = [];
    const stage = stageOf(path);
    for (const file of stage ? started[stage] : []) edges.push([path, file]);
    const domain = domainOf(path);
    if (stage && domain) edges.push([path, `${domain}/**`]);
    // a test is beside the code that it tests
    if (stage && path.split('/').length > 5) edges.push([path, `${path.slice(0, path.lastIndexOf('/'))}/*`]);
    const schema = /^packages\/schema\/src\/([^/]+)\/[^/]+\.graphql$/.exec(path)?.[1];
    if (schema) edges.push([path, `apps/gateway/src/modules/${schema}/**`]);
    if (path.endsWith('.generated.ts') && texts.has(path.replace('.generated.ts', '.graphql')))
      edges.push([path, path.replace('.generated.ts', '.graphql')]);
    const contract = /^(packages\/contracts\/src\/([^/]+))\/types\.generated\.ts$/.exec(path);
    if (contract) edges.push([path, `${contract[1]}/openapi.yaml`]);
    return edges;
  });

/** Links a contract to the reference service that implements it. @param {Sources} sources @returns {Edge[]} */
const toServices = ({ texts }) =>
  [...texts.keys()].flatMap((path) => {
    const service = /^packages\/contracts\/src\/([^/]+)\/openapi\.yaml$/.exec(path)?.[1];
    return service ? [/** @type {Edge} */ ([path, `apps/platform/src/services/${service}/**`])] : [];
  });

/** @param {Sources} sources */
export const implicitEdges = (sources) => [...byWords(sources), ...byPath(sources), ...toServices(sources)];
