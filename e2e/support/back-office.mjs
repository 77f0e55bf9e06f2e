// A whole back-office for the browser tests: built, on free ports, with data of its own.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/run/command.mjs';
import { freePort } from '../../tools/run/ports.mjs';
import { builtServices, local } from '../../tools/run/services.mjs';
import { createSupervisor } from '../../tools/run/supervise.mjs';

/** Enough for every list to have several pages. */
const PAYMENTS = '600';

/** @type {string[]} */
const lines = [];
const supervisor = createSupervisor((service, line) => lines.push(`[${service}] ${line}`));

/** @type {string | undefined} */
let dataDir;

/** Starts it; tests find it by the environment (e2e/support/addresses.ts). */
export const startBackOffice = async () => {
  for (const app of ['platform/dist/main.js', 'gateway/dist/main.js', 'web/dist/index.html']) {
    if (!existsSync(`${root}apps/${app}`)) throw new Error(`apps/${app} is missing: run \`npm run build\` first.`);
  }
  await rm(`${root}.tmp/screenshots`, { recursive: true, force: true });
  const ports = { gateway: await freePort(), platform: await freePort() };
  dataDir = await mkdtemp(join(tmpdir(), 'backoffice-e2e-'));
  await supervisor.start(builtServices(ports, { dataDir, payments: PAYMENTS, control: true }));
  process.env['E2E_APP_URL'] = local(ports.gateway);
  process.env['E2E_PLATFORM_URL'] = local(ports.platform);
  process.env['E2E_SESSIONS_DIR'] = join(dataDir, 'browser-sessions');
};

/** Stops it, and prints what the two processes had to say. */
export const stopBackOffice = async () => {
  await supervisor.stop();
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
};
