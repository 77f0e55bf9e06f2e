import { fileURLToPath } from 'node:url';
import { builtFolder } from './apps/web/src/testing/built-test.mjs';

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

const root = fileURLToPath(new URL('.', import.meta.url));

/** Test files that wait for processes, deadlines or files instead of computing. They are a stage of their own. */
const slow = [
  'apps/gateway/src/{main*,audit-verify}.test.ts',
  'apps/gateway/src/http/{gate/overload,slow-clients}.test.ts',
  'apps/gateway/src/rest/memory.test.ts',
  'apps/platform/src/main.test.ts',
  'apps/platform/src/**/*restart.test.ts',
  'tools/{balancer,lint-rules,new-domain,supervise,test-command,test-kit,token}.test.ts',
];

/**
 * Settings with which each worker evaluates platform and gateway once for all its test files
 * (tools/jest/native-modules.mjs).
 */
const native = {
  testEnvironment: '<rootDir>/tools/jest/native-environment.mjs',
  globalTeardown: '<rootDir>/tools/jest/native-teardown.mjs',
  transform: {
    '/apps/gateway/src/testing/(index|activity-store|small-world/search)\\.ts$':
      '<rootDir>/tools/jest/native-modules.mjs',
    '/apps/platform/src/(build-platform|database/open-database|services/index|(sign-in/)?testing/[a-z-]+)\\.ts$':
      '<rootDir>/tools/jest/native-modules.mjs',
    '/packages/database/src/(testing/)?index\\.ts$': '<rootDir>/tools/jest/native-modules.mjs',
    '\\.tsx?$': swc,
  },
};

/** @typedef {Exclude<NonNullable<import('jest').Config['projects']>[number], string>} Project */

/**
 * @param {string} displayName
 * @param {readonly string[]} files patterns; a pattern that begins with `!` excludes files
 * @param {Project} more
 * @returns {Project}
 */
const project = (displayName, files, more) => ({
  displayName,
  // Jest expands <rootDir> only at the beginning of a pattern.
  testMatch: files.map((file) => (file.startsWith('!') ? `!${root}${file.slice(1)}` : `<rootDir>/${file}`)),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.tmp/', '/\\.data/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.tmp/', '/\\.data/'],
  ...more,
});

/**
 * Projects of Jest; each is a stage of `npm test`. `unit`, `slow` and `component` need Node alone, and skip tests of
 * programs that are not installed. `browser` needs Chromium and the built applications; tools/test.mjs provides both.
 * `firefox` needs Firefox instead of Chromium. `keycloak` needs the same as `browser`, and a Keycloak
 * (tools/keycloak/stage.mjs).
 * @type {import('jest').Config}
 */
export default {
  testSequencer: '<rootDir>/tools/jest/longest-first.mjs',
  testTimeout: 60_000, // Jest reads it only here, for all projects
  projects: [
    project('unit', ['{apps,packages,tools}/**/*.test.ts', ...slow.map((file) => `!${file}`)], {
      ...native,
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/apps/web/src/$1' },
    }),
    project('slow', slow, native),
    project('component', ['apps/web/**/*.test.tsx'], {
      testEnvironment: '<rootDir>/apps/web/src/testing/environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/apps/web/src/testing/setup.ts'],
      globalSetup: '<rootDir>/apps/web/src/testing/build-tests.mjs',
      globalTeardown: '<rootDir>/apps/web/src/testing/teardown.mjs',
      transform: { '\\.tsx?$|/\\.tmp/component/.*\\.js$': '<rootDir>/apps/web/src/testing/built-test.mjs' },
      moduleNameMapper: { '^@built/(.*)$': `<rootDir>/${builtFolder}$1` },
    }),
    project('browser', ['e2e/*.test.ts'], {
      testEnvironment: '<rootDir>/e2e/support/environment.mjs',
      globalSetup: '<rootDir>/e2e/global-setup.mjs',
      globalTeardown: '<rootDir>/e2e/global-teardown.mjs',
    }),
    project('firefox', ['e2e/firefox/*.test.ts'], {
      testEnvironment: '<rootDir>/e2e/support/environment.mjs',
      globalSetup: '<rootDir>/e2e/global-setup.mjs',
      globalTeardown: '<rootDir>/e2e/global-teardown.mjs',
    }),
    project('keycloak', ['e2e/keycloak/*.test.ts'], {
      testEnvironment: '<rootDir>/e2e/support/environment.mjs',
      globalTeardown: '<rootDir>/e2e/keycloak/global-teardown.mjs',
    }),
  ],
};
