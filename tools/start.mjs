// npm start: installs and builds missing parts, starts platform and gateway, and prints their address and users.
import { readStartArguments, startUsage } from './run/arguments.mjs';
import { buildIfNeeded } from './run/build.mjs';
import { dataDir, prepareData } from './run/data.mjs';
import { greet } from './run/greeting.mjs';
import { installIfNeeded, requireNode } from './run/install.mjs';
import { requireFreePorts } from './run/ports.mjs';
import { withProgress } from './run/progress.mjs';
import { builtServices, local, servicesElsewhere } from './run/services.mjs';
import { showStartingPage, startBehind } from './run/starting-page.mjs';
import { createSupervisor } from './run/supervise.mjs';
import { endWhenAsked, untilStopped } from './run/until-stopped.mjs';

/** Time limit for the start of each program in milliseconds. Seeding a million payments takes many minutes. */
const START_LIMIT = 3_600_000;

const start = async () => {
  requireNode();
  const { ports, payments, reset, control, help } = readStartArguments(process.argv.slice(2));
  if (help) return console.log(startUsage('npm start --'));
  await requireFreePorts([
    [ports.gateway, 'the application', '--port'],
    [ports.platform, 'the services', '--platform-port'],
  ]);
  const elsewhere = servicesElsewhere();
  const listenNoMore = endWhenAsked();
  const page = await showStartingPage(ports.gateway);
  try {
    await installIfNeeded();
    await withProgress('Building what has changed (the first time a few minutes)', buildIfNeeded);
    await prepareData({ reset, payments });

    const supervisor = createSupervisor((service, line) => console.log(`[${service}] ${line}`));
    listenNoMore();
    await untilStopped(supervisor, async () => {
      const services = builtServices(ports, { dataDir, payments, control, elsewhere });
      await withProgress('Starting; the first time the data is made', () =>
        startBehind(page, supervisor, services, START_LIMIT),
      );
      await greet(local(ports.gateway), ports, elsewhere);
    });
  } finally {
    await page.close();
  }
};

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
