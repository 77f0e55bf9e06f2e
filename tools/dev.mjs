// npm run dev: runs platform, gateway and web application from their sources, and reloads them when a file changes.
import { readStartArguments, startUsage } from './run/arguments.mjs';
import { installed, root } from './run/command.mjs';
import { dataDir, prepareData } from './run/data.mjs';
import { greet } from './run/greeting.mjs';
import { installIfNeeded, requireNode } from './run/install.mjs';
import { requireFreePorts } from './run/ports.mjs';
import { gatewaySettings, local, platformSettings, servicesElsewhere } from './run/services.mjs';
import { createSupervisor } from './run/supervise.mjs';
import { endWhenAsked, untilStopped } from './run/until-stopped.mjs';
import { watchSources } from './run/watch-sources.mjs';

/** Time limit for the start of each program in milliseconds. Seeding a million payments takes many minutes. */
const START_LIMIT = 3_600_000;

const watching = [installed('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/main.ts'];

/**
 * @param {import('./run/services.mjs').Ports & { web: number }} ports
 * @param {string | undefined} payments
 * @param {Record<string, string>} elsewhere
 * @returns {import('./run/services.mjs').Service[]}
 */
const watchedServices = (ports, payments, elsewhere) => [
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
    env: gatewaySettings(ports, { dataDir, elsewhere }),
    ready: `${local(ports.gateway)}/health/ready`,
  },
  {
    name: 'web',
    command: [installed('vite/bin/vite.js'), '--port', String(ports.web), '--strictPort', '--clearScreen', 'false'],
    cwd: `${root}apps/web`,
    env: { GATEWAY_URL: local(ports.gateway) },
    ready: local(ports.web),
  },
];

const dev = async () => {
  requireNode();
  const { ports, payments, reset, help } = readStartArguments(process.argv.slice(2));
  if (help) return console.log(startUsage('npm run dev --'));
  await requireFreePorts([
    [ports.gateway, 'the gateway', '--port'],
    [ports.platform, 'the services', '--platform-port'],
    [ports.web, 'the application', '--web-port'],
  ]);
  const listenNoMore = endWhenAsked();
  await installIfNeeded();
  await prepareData({ reset, payments });

  const print = (/** @type {string} */ name, /** @type {string} */ line) => console.log(`${name.padEnd(8)} | ${line}`);
  const supervisor = createSupervisor(print);
  const stopWatching = watchSources((line) => print('generate', line));
  const elsewhere = servicesElsewhere();
  listenNoMore();
  await untilStopped(supervisor, async () => {
    await supervisor.start(watchedServices(ports, payments, elsewhere), START_LIMIT);
    await greet(local(ports.web), ports, elsewhere);
  });
  stopWatching();
};

try {
  await dev();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
