import { dirname } from 'node:path';
import { provideChromium } from '../chromium.mjs';
import { findFirefox } from '../firefox.mjs';
import { testAtKeycloak } from '../keycloak/stage.mjs';
import { buildIfNeeded } from './build.mjs';
import { installed, runNode } from './command.mjs';
import { filesOfRepository } from './files.mjs';
import { checkGenerated } from './generated.mjs';
import { runProject } from './jest.mjs';
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
 * @property {string} output text to show after a failure
 */

/**
 * @typedef {object} StageOptions
 * @property {readonly string[]} patterns parts of the paths of tests
 * @property {boolean} show also writes the output to the terminal
 * @property {readonly string[]} [files] files for `lint` and `format` to check, instead of all
 */

/**
 * Check, or the tests of a project of jest.config.mjs.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} about
 * @property {'first' | 'together' | 'last'} when `first` for the stage that writes sources, `last` for those that run
 * alone
 * @property {string} [after] stage that must have passed
 * @property {boolean} [named] runs only when it is requested by name
 * @property {(options: StageOptions) => Promise<Result>} [run] when absent, the stage is a project of Jest with its own
 * run
 * @property {() => Promise<NodeJS.ProcessEnv>} [provide] starts or installs what the tests of a project need
 */

/**
 * Creates the `run` of a stage that is a single check.
 * @param {(files: readonly string[] | undefined) => Promise<import('./command.mjs').Outcome>} check
 * @returns {(options: StageOptions) => Promise<Result>}
 */
const oneCheck =
  (check) =>
  async ({ files }) => {
    const { code, output } = await check(files);
    return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
  };

/** Returns the folders with a tsconfig.json. One process checks them all, and skips unchanged ones. */
const typeProjects = async () =>
  (await filesOfRepository((path) => /(^|\/)tsconfig\.json$/.test(path))).map((path) => dirname(path));

const isCode = (/** @type {string} */ path) => /\.(tsx?|mjs)$/.test(path);

/** @type {readonly Stage[]} */
export const stages = [
  {
    name: 'generated',
    about: 'generated files are up to date',
    when: 'first',
    run: oneCheck(() => checkGenerated()),
  },
  {
    name: 'build',
    about: 'what npm start runs',
    when: 'together',
    run: oneCheck(async () => ({ code: 0, output: await buildIfNeeded() })),
  },
  {
    name: 'lint',
    about: 'the rules of oxlint and of the house',
    when: 'together',
    run: oneCheck(async (files) => {
      const code = files?.filter(isCode) ?? [];
      if (files && !files.includes('.') && code.length === 0) return { code: 0, output: '' };
      return runNode([installed('oxlint/bin/oxlint'), ...code]);
    }),
  },
  {
    name: 'types',
    about: 'TypeScript',
    when: 'together',
    run: oneCheck(async () => runNode([installed('typescript7/bin/tsc'), '-b', ...(await typeProjects())])),
  },
  {
    name: 'format',
    about: 'line breaks and spaces of each file, by oxfmt',
    when: 'together',
    run: oneCheck((files = []) =>
      runNode([installed('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files]),
    ),
  },
  {
    name: 'imports',
    about: 'who may import whom',
    when: 'together',
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
    when: 'together',
    run: oneCheck(() => runNode([installed('knip/bin/knip.js'), '--no-progress'])),
  },
  {
    name: 'slow',
    about: 'tests that wait for processes and deadlines',
    when: 'together',
  },
  {
    name: 'unit',
    about: 'unit, gateway and platform tests',
    when: 'together',
    provide: async () => {
      await provideRedis();
      return {};
    },
  },
  {
    name: 'component',
    about: 'screens in jsdom over the gateway and the platform',
    when: 'together',
  },
  {
    name: 'browser',
    about: 'a real browser against all of it',
    when: 'together',
    after: 'build',
    provide: async () => ({ CHROMIUM_PATH: await provideChromium() }),
  },
  {
    name: 'firefox',
    about: 'the main flows in Firefox, where there is one',
    when: 'last',
    after: 'build',
    run: async ({ patterns, show }) => {
      const firefox = findFirefox();
      if (firefox === undefined) return notRun('there is no Firefox to test in');
      return runProject('firefox', { patterns, show, workers: 1, env: { E2E_FIREFOX: firefox } });
    },
  },
  {
    name: 'postgres',
    about: 'platform and gateway on the PostgreSQL server at DATABASE_URL, or on one that is started',
    when: 'last',
    named: true,
    run: async ({ patterns, show }) => {
      const server = await openPostgres();
      if (!server) return notRun('there is no PostgreSQL to test on');
      const files =
        patterns.length > 0
          ? patterns
          : ['apps/platform', 'apps/gateway', 'tools/drills', 'tools/person', 'tools/rotation'];
      const globals = { testDatabaseServer: server.url };
      try {
        return await runProject('unit', { patterns: files, show, globals });
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: 'keycloak',
    about: 'sign-in at the Keycloak of KEYCLOAK_URL, or at one that is started',
    when: 'last',
    named: true,
    after: 'build',
    run: async ({ patterns }) => testAtKeycloak(patterns),
  },
];
