/** Sample import, and the rule that must report it. */
export interface SampleImport {
  /** Name of the rule; undefined for an allowed import. */
  readonly rule?: string;
  readonly from: string;
  readonly to: string;
  /** Specifier of the import; the relative path when absent. */
  readonly as?: string;
}

/**
 * Sample imports. `refunds` and `taxes` are domains that do not exist yet, because rules must apply to new domains,
 * too.
 */
export const sampleImports: readonly SampleImport[] = [
  // packages
  { rule: 'packages-stand-alone', from: 'packages/validators/src/a.ts', to: 'packages/schema/src/type-defs.ts' },
  { rule: 'packages-stand-alone', from: 'packages/contracts/src/a.ts', to: 'apps/platform/src/a.ts' },
  { from: 'packages/validators/src/c.ts', to: 'packages/validators/src/amount.ts' },
  {
    rule: 'import-file-imports-validators',
    from: 'packages/import-file/src/a.ts',
    to: 'packages/contracts/src/services.ts',
  },
  { rule: 'test-kit-imports-contracts-and-roles', from: 'packages/test-kit/src/a.ts', to: 'apps/platform/src/a.ts' },
  { from: 'packages/test-kit/src/b.ts', to: 'packages/contracts/src/services.ts', as: '@backoffice/contracts' },
  { from: 'packages/import-file/src/b.ts', to: 'packages/validators/src/index.ts', as: '@backoffice/validators' },

  // layers
  { rule: 'api-stands-alone', from: 'apps/gateway/src/api/a.ts', to: 'apps/gateway/src/context.ts' },
  {
    rule: 'modules-know-no-server',
    from: 'apps/gateway/src/modules/taxes/server.ts',
    to: 'apps/gateway/src/graphql/schema/scalars.ts',
  },
  {
    rule: 'graphql-knows-no-http',
    from: 'apps/gateway/src/graphql/a.ts',
    to: 'apps/gateway/src/http/gate/load-gate.ts',
  },
  { rule: 'files-know-no-server', from: 'apps/gateway/src/files/a.ts', to: 'apps/gateway/src/http/gate/load-gate.ts' },
  { rule: 'rest-stands-alone', from: 'apps/gateway/src/rest/a.ts', to: 'apps/gateway/src/files/file-links.ts' },
  {
    rule: 'list-is-made-of-parts',
    from: 'apps/web/src/shared/grid/a.ts',
    to: 'apps/web/src/shared/list/index.ts',
    as: '@/shared/list',
  },

  // applications
  { rule: 'no-app-imports-an-app', from: 'apps/gateway/src/http/a.ts', to: 'apps/platform/src/a.ts' },
  {
    rule: 'no-app-imports-an-app',
    from: 'apps/gateway/src/http/d.ts',
    to: 'apps/platform/src/testing/index.ts',
    as: '@backoffice/platform/testing',
  },
  {
    from: 'apps/gateway/src/http/e.test.ts',
    to: 'apps/platform/src/testing/index.ts',
    as: '@backoffice/platform/testing',
  },
  { rule: 'tests-start-apps-by-public-entry', from: 'apps/gateway/src/http/a.test.ts', to: 'apps/platform/src/a.ts' },
  { rule: 'nothing-ships-tests', from: 'apps/gateway/src/http/b.ts', to: 'apps/gateway/src/testing/index.ts' },

  // web
  {
    rule: 'web-imports-schema-and-validators',
    from: 'apps/web/src/shared/a.ts',
    to: 'packages/contracts/src/services.ts',
    as: '@backoffice/contracts',
  },
  { from: 'apps/web/src/shared/d.ts', to: 'packages/schema/src/type-defs.ts', as: '@backoffice/schema/type-defs' },
  {
    rule: 'features-by-public-entry',
    from: 'apps/web/src/features/taxes/a.ts',
    to: 'apps/web/src/features/refunds/list/Page.tsx',
    as: '@/features/refunds/list/Page',
  },
  {
    from: 'apps/web/src/features/taxes/c.ts',
    to: 'apps/web/src/features/refunds/index.ts',
    as: '@/features/refunds',
  },
  {
    rule: 'app-imports-feature-declarations',
    from: 'apps/web/src/app/a.ts',
    to: 'apps/web/src/features/refunds/list/Page.tsx',
  },
  { from: 'apps/web/src/app/b.ts', to: 'apps/web/src/features/refunds/refunds.feature.ts' },
  {
    rule: 'features-import-no-app',
    from: 'apps/web/src/features/taxes/b.ts',
    to: 'apps/web/src/app/router.tsx',
  },
  { rule: 'shared-imports-shared', from: 'apps/web/src/shared/b.ts', to: 'apps/web/src/features/refunds/index.ts' },
  { rule: 'shared-imports-shared', from: 'apps/web/src/shared/c.ts', to: 'apps/web/src/app/router.tsx' },
  { rule: 'shared-imports-shared', from: 'apps/web/src/shared/e.ts', to: 'apps/web/src/domain/tax-method/index.ts' },
  { rule: 'domain-imports-shared', from: 'apps/web/src/domain/a.ts', to: 'apps/web/src/features/refunds/index.ts' },
  { rule: 'domain-imports-shared', from: 'apps/web/src/domain/b.ts', to: 'apps/web/src/app/router.tsx' },
  { from: 'apps/web/src/domain/c.ts', to: 'apps/web/src/shared/a.ts' },
  { from: 'apps/web/src/features/taxes/d.ts', to: 'apps/web/src/domain/tax-method/index.ts' },

  // gateway
  {
    rule: 'modules-do-not-meet',
    from: 'apps/gateway/src/modules/tax/a.ts',
    to: 'apps/gateway/src/modules/refund/refund.source.ts',
  },
  {
    rule: 'modules-stand-on-the-infrastructure',
    from: 'apps/gateway/src/modules/tax/b.ts',
    to: 'apps/gateway/src/http/server.ts',
  },
  { from: 'apps/gateway/src/modules/tax/d.ts', to: 'apps/gateway/src/rest/client.ts' },
  {
    rule: 'modules-import-their-own-contract',
    from: 'apps/gateway/src/modules/tax/c.ts',
    to: 'packages/contracts/src/refund/types.ts',
  },
  { from: 'apps/gateway/src/modules/refund/e.ts', to: 'packages/contracts/src/refund/types.ts' },
  {
    rule: 'modules-by-public-entry',
    from: 'apps/gateway/src/http/c.ts',
    to: 'apps/gateway/src/modules/refund/refund.source.ts',
  },
  {
    rule: 'infrastructure-knows-no-module',
    from: 'apps/gateway/src/rest/a.ts',
    to: 'apps/gateway/src/modules/index.ts',
  },

  // platform
  {
    rule: 'platform-imports-contracts',
    from: 'apps/platform/src/services/tax/a.ts',
    to: 'packages/schema/src/type-defs.ts',
  },
  {
    rule: 'sign-in-imports-roles',
    from: 'apps/platform/src/sign-in/a.ts',
    to: 'packages/schema/src/type-defs.ts',
  },
  { from: 'apps/platform/src/sign-in/b.ts', to: 'packages/schema/src/roles.generated.ts' },
  {
    rule: 'validators-serve-seeds',
    from: 'apps/platform/src/services/tax/b.ts',
    to: 'packages/validators/src/amount.ts',
  },
  { from: 'apps/platform/src/services/tax/tax.seed.ts', to: 'packages/validators/src/amount.ts' },

  // anywhere
  { rule: 'no-unresolvable', from: 'apps/platform/src/b.ts', to: 'apps/platform/src/gone.ts', as: './nowhere.ts' },
];

/** File without imports and importers. */
export const orphan = 'apps/platform/src/orphan.ts';

/** Two files that import each other. */
export const circle = ['apps/platform/src/hen.ts', 'apps/platform/src/egg.ts'] as const;
