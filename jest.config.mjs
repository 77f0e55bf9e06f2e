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

const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.tmp/', '/\\.data/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.tmp/', '/\\.data/'],
  ...more,
});

/** `unit` needs nothing but Node; `browser` needs a Chromium and the built application (tools/test.mjs sees to both). */
export default {
  testTimeout: 30_000,
  projects: [
    project('unit', ['<rootDir>/{apps,packages,tools}/**/*.test.{ts,tsx}'], {
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/apps/web/src/$1' },
    }),
    project('browser', ['<rootDir>/e2e/**/*.test.ts'], { globalSetup: '<rootDir>/e2e/global-setup.ts', globalTeardown: '<rootDir>/e2e/global-teardown.ts' }),
  ],
};
