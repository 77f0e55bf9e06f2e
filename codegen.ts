import type { CodegenConfig } from '@graphql-codegen/cli';
import { compositesOf } from './apps/platform/src/sign-in/demo-realm.ts';
import { demoUsers } from './apps/platform/src/sign-in/demo-users.ts';
import {
  browserClientId,
  lifetimes,
  realmName,
  terminalClientId,
  tokenAudience,
} from './apps/platform/src/sign-in/realm.ts';
import { paymentMethods } from './packages/contracts/src/payment-methods.ts';
import { services } from './packages/contracts/src/services.ts';
import { operationMeta } from './tools/codegen/registered-operations.mjs';
import { parentTypes } from './tools/codegen/parent-types.mjs';

const scalars = { ID: 'string', DateTime: 'string', Date: 'string', Decimal: 'string', JSON: 'unknown' };

const operations = {
  scalars,
  strictScalars: true,
  useTypeImports: true,
  enumType: 'string-literal',
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
};

const gatewayTypes = {
  scalars,
  strictScalars: true,
  useTypeImports: true,
  enumsAsTypes: true,
  avoidOptionals: { field: true, defaultValue: true },
};

const web = { documents: 'apps/web/src/**/*.graphql' };
const schemaTypes = 'apps/web/src/shared/apollo/schema-types.generated.ts';

/** Generates the realm file for Keycloak from the data of the embedded sign-in service. */
const realmFile = (address: string, more: Readonly<Record<string, unknown>>) => ({
  plugins: ['./tools/codegen/keycloak-realm.mjs'],
  config: {
    realm: { name: realmName, title: 'Back-office de pagos' },
    client: { clientId: browserClientId, terminalId: terminalClientId, audience: tokenAudience[0], address },
    compositesOf,
    lifetimes,
    ...more,
  },
});

const serviceList = { plugins: ['./tools/codegen/services.mjs'], config: { services } };

/** Files that graphql-codegen generates. tools/generate.mjs runs it, and writes the other generated files. */
const config: CodegenConfig = {
  schema: 'packages/schema/src/**/*.graphql',
  silent: true,
  generates: {
    // services: contract and address variable of each service
    'packages/contracts/src/service-paths.generated.ts': serviceList,
    'packages/contracts/src/service-urls.generated.json': serviceList,

    // public API: the merged schema, its text for the gateway, permissions and roles
    'packages/schema/schema.generated.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    'packages/schema/src/type-defs.generated.ts': { plugins: ['./tools/codegen/type-defs.mjs'] },
    'packages/schema/src/permissions.generated.ts': { plugins: ['./tools/codegen/permissions.mjs'] },
    'packages/schema/src/roles.generated.ts': { plugins: ['./tools/codegen/permissions.mjs'], config: { roles: true } },
    'apps/web/src/features/permissions/role-holders.generated.ts': {
      plugins: ['./tools/codegen/role-holders.mjs'],
      config: { compositesOf },
    },
    'docs/permissions.md': { plugins: ['./tools/codegen/permissions-page.mjs'], config: { compositesOf } },

    // sign-in: Keycloak replaces `${…}` with environment variables at import
    'infra/keycloak/back-office-realm.json': realmFile('${BACK_OFFICE_URL}', {
      passwordPolicy: 'length(12) and notUsername and notEmail',
      withSecondFactor: ['administrador', 'tesoreria'],
    }),
    'infra/keycloak/demo/back-office-realm.json': realmFile('${BACK_OFFICE_URL:http://localhost:4000}', {
      users: demoUsers,
    }),

    // web: one file of enums and inputs, and `X.generated.ts` beside each `X.graphql`
    [schemaTypes]: {
      ...web,
      plugins: ['typescript-operations'],
      config: { ...operations, generateOperationTypes: false },
    },
    'apps/web/src/': {
      ...web,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'shared/apollo/schema-types.generated.ts' },
      plugins: [
        'typescript-operations',
        'typed-document-node',
        { './tools/codegen/apollo-hooks.mjs': { hooksFrom: '@/shared/apollo/hooks' } },
      ],
      config: {
        ...operations,
        importSchemaTypesFrom: schemaTypes,
        unstable_onExecutableDocumentNode: operationMeta,
      },
    },

    // web: the catalogue of payment methods
    'apps/web/src/domain/payment-method/media.generated.ts': {
      plugins: ['./tools/codegen/payment-methods.mjs'],
      config: { methods: paymentMethods },
    },

    // registered operations: the application sends the id of a document, and the gateway has its text
    'apps/gateway/src/graphql/operations.generated.json': {
      ...web,
      plugins: ['./tools/codegen/registered-operations.mjs'],
    },

    // explorer: the queries of the screens, as examples
    'apps/explorer/src/examples/screen-examples.generated.ts': {
      ...web,
      plugins: ['./tools/codegen/screen-examples.mjs'],
    },

    // gateway: types of the schema without imports, types of resolvers, sources of a request
    'apps/gateway/src/api/schema-types.generated.ts': { plugins: ['typescript'], config: gatewayTypes },
    'apps/gateway/src/modules/resolvers.generated.ts': {
      plugins: [
        { './tools/codegen/schema-types.mjs': { from: '../api/schema-types.generated.ts' } },
        'typescript-resolvers',
      ],
      config: {
        ...gatewayTypes,
        namespacedImportName: 'Types',
        contextType: '../context.ts#GatewayContext',
        mapperTypeSuffix: 'Source',
        mappers: parentTypes(),
      },
    },
    'apps/gateway/src/modules/sources.generated.ts': { plugins: ['./tools/codegen/gateway-sources.mjs'] },
  },
};
export default config;
