// npm run dev: as npm start, but everything reloads when a file changes, and nothing is built beforehand.
import { readStartArguments, startUsage } from './run/arguments.mjs';
import { installed, root } from './run/command.mjs';
import { dataDir, prepareData } from './run/data.mjs';
import { greet } from './run/greeting.mjs';
import { installIfNeeded } from './run/install.mjs';
import { requireFreePorts } from './run/ports.mjs';
import { gatewaySettings, local, platformSettings, VITE_PORT } from './run/services.mjs';
import { createSupervisor } from './run/supervise.mjs';
import { untilStopped } from './run/until-stopped.mjs';
import { watchSources } from './run/watch-sources.mjs';

/** Milliseconds: a million payments take ten minutes to make, on a busy machine more. */
const START_LIMIT = 3_600_000;

const watching = [installed('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/main.ts'];

/**
 * @param {import('./run/services.mjs').Ports} ports
 * @param {string | undefined} payments
 * @returns {import('./run/services.mjs').Service[]}
 */
const watchedServices = (ports, payments) => [
  {
    name: 'platform',
    command: watching,
    cwd: `${root}apps/platform`,
    env: platformSettings(ports, { dataDir, payments, control: true }),
    ready: `${local(ports.platform)}/health/ready`,
  },
  {
    name: 'gateway',
    command: watching,
    cwd: `${root}apps/gateway`,
    env: gatewaySettings(ports, { dataDir }),
    ready: `${local(ports.gateway)}/health/ready`,
  },
  {
    name: 'web',
    command: [installed('vite/bin/vite.js'), '--port', String(VITE_PORT), '--strictPort', '--clearScreen', 'false'],
    cwd: `${root}apps/web`,
    env: { GATEWAY_URL: local(ports.gateway) },
    ready: local(VITE_PORT),
  },
];

const dev = async () => {
  const { ports, payments, reset, help } = readStartArguments(process.argv.slice(2));
  if (help) return console.log(startUsage('npm run dev --'));
  await requireFreePorts([
    [ports.gateway, 'the gateway', '--port'],
    [ports.platform, 'the services', '--platform-port'],
    [VITE_PORT, 'the application', 'nothing: stop what runs there'],
  ]);
  await installIfNeeded();
  await prepareData({ reset, payments });

  const print = (/** @type {string} */ name, /** @type {string} */ line) => console.log(`${name.padEnd(8)} | ${line}`);
  const supervisor = createSupervisor(print);
  const stopWatching = watchSources((line) => print('generate', line));
  await untilStopped(supervisor, async () => {
    await supervisor.start(watchedServices(ports, payments), START_LIMIT);
    await greet(local(VITE_PORT), ports);
  });
  stopWatching();
};

try {
  await dev();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
