import { dirname } from 'node:path';
import { provideChromium } from '../chromium.mjs';
import { findFirefox } from '../firefox.mjs';
import { testAtKeycloak } from '../keycloak/stage.mjs';
import { buildIfNeeded } from './build.mjs';
import { installed, runNode } from './command.mjs';
import { filesOfRepository } from './files.mjs';
import { checkGenerated } from './generated.mjs';
import { runJest } from './jest.mjs';
import { notRun } from './not-run.mjs';
import { openPostgres } from './postgres.mjs';
import { provideRedis } from './redis.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {number} [retried] tests that passed after a failure
 * @property {readonly { file: string, seconds: number }[]} [files] durations of test files
 * @property {string} output what to show when something failed
 */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} about
 * @property {boolean} [together] may run beside its neighbours: writes nothing, and leaves a processor free
 * @property {string} [after] the stage that must have passed
 * @property {boolean} [named] runs only when it is requested by name
 * @property {(options: { patterns: readonly string[], show: boolean }) => Promise<Result>} run
 */

/**
 * A stage that is one check.
 * @param {() => Promise<import('./command.mjs').Outcome>} check
 */
const oneCheck = (check) => async () => {
  const { code, output } = await check();
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
};

/** Folders with a tsconfig.json; one process checks them all, and leaves out what has not changed since the last time. */
const typeProjects = async () =>
  (await filesOfRepository((path) => /(^|\/)tsconfig\.json$/.test(path))).map((path) => dirname(path));

/** @type {readonly Stage[]} */
export const stages = [
  {
    name: 'generated',
    about: 'generated files are up to date',
    run: oneCheck(checkGenerated),
  },
  {
    name: 'lint',
    about: 'the rules of oxlint and of the house',
    together: true,
    run: oneCheck(() => runNode([installed('oxlint/bin/oxlint')])),
  },
  {
    name: 'types',
    about: 'TypeScript',
    together: true,
    run: oneCheck(async () => runNode([installed('typescript7/bin/tsc'), '-b', ...(await typeProjects())])),
  },
  {
    name: 'format',
    about: 'line breaks and spaces of each file, by oxfmt',
    together: true,
    run: oneCheck(() => runNode([installed('oxfmt/bin/oxfmt'), '--check'])),
  },
  {
    name: 'imports',
    about: 'who may import whom',
    together: true,
    run: oneCheck(() =>
      runNode([
        installed('dependency-cruiser/bin/dependency-cruise.mjs'),
        '--output-type=err-long',
        'apps',
        'packages',
      ]),
    ),
  },
  {
    name: 'unused',
    about: 'files, exports and dependencies that nobody uses',
    together: true,
    run: oneCheck(() => runNode([installed('knip/bin/knip.js'), '--no-progress'])),
  },
  {
    name: 'build',
    about: 'what npm start runs',
    together: true,
    run: oneCheck(async () => ({ code: 0, output: await buildIfNeeded() })),
  },
  {
    name: 'slow',
    about: 'tests that wait for processes and deadlines',
    together: true,
    run: async ({ patterns, show }) => runJest('slow', { patterns, show, workers: 3 }),
  },
  {
    name: 'unit',
    about: 'unit, gateway and platform tests',
    run: async ({ patterns, show }) => {
      await provideRedis();
      return runJest('unit', { patterns, show, workers: 2 });
    },
  },
  {
    name: 'component',
    about: 'screens in jsdom over the gateway and the platform',
    run: async ({ patterns, show }) => runJest('component', { patterns, show, workers: 2 }),
  },
  {
    name: 'browser',
    about: 'a real browser against all of it',
    after: 'build',
    run: async ({ patterns, show }) =>
      runJest('browser', { patterns, show, workers: 2, env: { CHROMIUM_PATH: await provideChromium() } }),
  },
  {
    name: 'firefox',
    about: 'the main flows in Firefox, where there is one',
    after: 'build',
    run: async ({ patterns, show }) => {
      const firefox = findFirefox();
      if (firefox === undefined) return notRun('there is no Firefox to test in');
      return runJest('firefox', { patterns, show, workers: 1, env: { E2E_FIREFOX: firefox } });
    },
  },
  {
    name: 'postgres',
    about: 'platform and gateway on the PostgreSQL server at DATABASE_URL, or on one that is started',
    named: true,
    run: async ({ patterns, show }) => {
      const server = await openPostgres();
      if (!server) return notRun('there is no PostgreSQL to test on');
      const files = patterns.length > 0 ? patterns : ['apps/platform', 'apps/gateway'];
      const globals = { testDatabaseServer: server.url };
      try {
        return await runJest('unit', { patterns: files, show, workers: 2, globals });
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: 'keycloak',
    about: 'sign-in at the Keycloak of KEYCLOAK_URL, or at one that is started',
    named: true,
    after: 'build',
    run: async ({ patterns }) => testAtKeycloak(patterns),
  },
];
