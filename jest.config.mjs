const swc = [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

/** @typedef {Exclude<NonNullable<import('jest').Config['projects']>[number], string>} Project */

/**
 * @param {string} displayName
 * @param {string} testMatch
 * @param {Project} more
 * @returns {Project}
 */
const project = (displayName, testMatch, more) => ({
  displayName,
  testMatch: [`<rootDir>/${testMatch}`],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.tmp/', '/\\.data/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.tmp/', '/\\.data/'],
  ...more,
});

/**
 * `unit` needs nothing but Node; `browser` needs a Chromium and the built applications (tools/test.mjs sees to both);
 * `keycloak` needs all of that and a Keycloak (tools/test-keycloak.mjs).
 * @type {import('jest').Config}
 */
export default {
  testTimeout: 60_000, // Jest takes it from here only, for all projects
  projects: [
    project('unit', '{apps,packages,tools}/**/*.test.{ts,tsx}', {
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/apps/web/src/$1' },
    }),
    project('browser', 'e2e/*.test.ts', {
      testEnvironment: '<rootDir>/e2e/support/environment.mjs',
      globalSetup: '<rootDir>/e2e/global-setup.mjs',
      globalTeardown: '<rootDir>/e2e/global-teardown.mjs',
    }),
    project('keycloak', 'e2e/keycloak/*.test.ts', { testEnvironment: '<rootDir>/e2e/support/environment.mjs' }),
  ],
};
