// A whole back-office for the browser tests: the built applications on free ports, with their own data.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/run/command.mjs';
import { freePort } from '../../tools/run/ports.mjs';
import { builtServices, local } from '../../tools/run/services.mjs';
import { createSupervisor } from '../../tools/run/supervise.mjs';
import { payments } from './payments.mjs';

/**
 * Addresses of a back-office for the tests (testing/addresses.ts).
 * @typedef {object} Addresses
 * @property {string} app the application, and the gateway behind it
 * @property {string} platform the services and the sign-in
 * @property {string} sessionsDir folder of stored sign-in sessions, shared by the test files on this back-office
 */

/**
 * Turns off the gateway's store of settings and views, which then stay in the browser. The tests share a few users, and
 * each begins with an empty browser.
 * @param {import('../../tools/run/services.mjs').Service} service
 */
const forgetting = (service) => ({ ...service, env: { ...service.env, SETTINGS_AND_VIEWS: 'off' } });

/** Creates a starter of back-offices. Each has its own data and faults, so that test files can run in parallel. */
export const createBackOffices = () => {
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const folders = [];
  /** @type {ReturnType<typeof createSupervisor>[]} */
  const supervisors = [];

  /** @returns {Promise<Addresses>} */
  const start = async () => {
    const ports = { gateway: await freePort(), platform: await freePort() };
    const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-e2e-'));
    folders.push(dataDir);
    const supervisor = createSupervisor((service, line) => lines.push(`[${service}] ${line}`));
    supervisors.push(supervisor);
    await supervisor.start(
      builtServices(ports, { dataDir, payments: String(payments), control: true }).map(forgetting),
    );
    const sessionsDir = join(dataDir, 'browser-sessions');
    return { app: local(ports.gateway), platform: local(ports.platform), sessionsDir };
  };

  return {
    start: async (/** @type {number} */ count) => {
      for (const app of ['platform/dist/main.js', 'gateway/dist/main.js', 'web/dist/index.html']) {
        if (!existsSync(`${root}apps/${app}`)) throw new Error(`apps/${app} is missing: run \`npm run build\` first.`);
      }
      return Promise.all(Array.from({ length: count }, start));
    },
    /** Stops all back-offices, prints the output of their processes and deletes their data. */
    stop: async () => {
      await Promise.all(supervisors.map((supervisor) => supervisor.stop()));
      if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
};
