import type { CodegenConfig } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { Kind, visit } from 'graphql';
import { compositeRoles } from './apps/platform/src/sign-in/demo-realm.ts';
import { demoUsers } from './apps/platform/src/sign-in/demo-users.ts';
import { browserClientId, lifetimes, realmName, tokenAudience } from './apps/platform/src/sign-in/realm.ts';
import { services } from './packages/contracts/src/services.ts';
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

/** Adds what the cache of the application adds (`__typename`, not at the root), so that the hashes match what is sent. */
const addTypename: Types.DocumentTransformObject = {
  transform: ({ documents }) =>
    documents.map((file) =>
      file.document
        ? {
            ...file,
            document: visit(file.document, {
              SelectionSet: (node, _key, parent) =>
                (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) ||
                node.selections.some((s) => s.kind === Kind.FIELD && s.name.value === '__typename')
                  ? undefined
                  : {
                      ...node,
                      selections: [
                        ...node.selections,
                        { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const,
                      ],
                    },
            }),
          }
        : file,
    ),
};

const web = { documents: 'apps/web/src/**/*.graphql', documentTransforms: [addTypename] };
const schemaTypes = 'apps/web/src/shared/apollo/schema-types.generated.ts';

/** The realm as a file for Keycloak, by the data of the embedded sign-in service. */
const realmFile = (address: string, more: Readonly<Record<string, unknown>>) => ({
  plugins: ['./tools/codegen/keycloak-realm.mjs'],
  config: {
    realm: { name: realmName, title: 'Back-office de pagos' },
    client: { clientId: browserClientId, audience: tokenAudience[0], address },
    compositeRoles,
    lifetimes,
    ...more,
  },
});

const serviceList = { plugins: ['./tools/codegen/services.mjs'], config: { services } };

/** Every generated file of the repository, the types of the contracts apart (tools/generate.mjs). */
const config: CodegenConfig = {
  schema: 'packages/schema/src/**/*.graphql',
  silent: true,
  generates: {
    // services: the contract of each, and the variable with its address
    'packages/contracts/src/service-paths.generated.ts': serviceList,
    'packages/contracts/src/service-urls.generated.json': serviceList,

    // the public API: merged, as text for the gateway, and who may ask what
    'packages/schema/schema.generated.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    'packages/schema/src/type-defs.generated.ts': { plugins: ['./tools/codegen/type-defs.mjs'] },
    'packages/schema/src/permissions.generated.ts': { plugins: ['./tools/codegen/permissions.mjs'] },

    // sign-in: Keycloak puts the environment in the place of `${…}` when it imports
    'infra/keycloak/back-office-realm.json': realmFile('${BACK_OFFICE_URL}', {
      passwordPolicy: 'length(12) and notUsername and notEmail',
    }),
    'infra/keycloak/demo/back-office-realm.json': realmFile('${BACK_OFFICE_URL:http://localhost:4000}', {
      users: demoUsers.map((user) => ({
        ...user,
        roles: user.roles.filter((role) => Object.hasOwn(compositeRoles, role)),
      })),
    }),

    // web: enums and inputs once, then `X.generated.ts` beside each `X.graphql`
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
      config: { ...operations, importSchemaTypesFrom: schemaTypes },
    },

    // registered documents: the application sends the id, the gateway knows the text
    'apps/web/src/shared/apollo/operation-ids.generated.ts': {
      ...web,
      plugins: ['./tools/codegen/registered-operations.mjs'],
    },
    'apps/gateway/src/graphql/operations.generated.json': {
      ...web,
      plugins: ['./tools/codegen/registered-operations.mjs'],
    },

    // gateway
    'apps/gateway/src/graphql/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true, defaultValue: true },
        contextType: '../context.ts#GatewayContext',
        mapperTypeSuffix: 'Source',
        mappers: parentTypes(),
      },
    },
  },
};
export default config;
