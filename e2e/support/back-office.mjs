// A whole back-office for the browser tests: built, on free ports, with data of its own.
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
 * Addresses at which the tests find a back-office (testing/addresses.ts).
 * @typedef {object} Addresses
 * @property {string} app the application, and the gateway behind it
 * @property {string} platform the services and the sign-in
 * @property {string} sessionsDir folder where the sessions of users are kept for the other files of the run
 */

/**
 * Keeps nothing of what a person chose: each test begins with an empty browser, as the same few people.
 * @param {import('../../tools/run/services.mjs').Service} service
 */
const forgetting = (service) => ({ ...service, env: { ...service.env, SETTINGS_AND_VIEWS: 'off' } });

/** Starts and stops back-offices. Each has its own data and faults, so that files can run side by side. */
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
    /** Prints what the processes had to say, too. */
    stop: async () => {
      await Promise.all(supervisors.map((supervisor) => supervisor.stop()));
      if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
};
