// npm start: installs and builds what is missing, starts everything, prints one address.
import { readStartArguments, startUsage } from './run/arguments.mjs';
import { buildIfNeeded } from './run/build.mjs';
import { dataDir, prepareData } from './run/data.mjs';
import { greet } from './run/greeting.mjs';
import { installIfNeeded } from './run/install.mjs';
import { requireFreePorts } from './run/ports.mjs';
import { builtServices, local } from './run/services.mjs';
import { showStartingPage, startBehind } from './run/starting-page.mjs';
import { createSupervisor } from './run/supervise.mjs';
import { untilStopped } from './run/until-stopped.mjs';

/** Milliseconds: a million payments take ten minutes to make, on a busy machine more. */
const START_LIMIT = 3_600_000;

const start = async () => {
  const { ports, payments, reset, control, help } = readStartArguments(process.argv.slice(2));
  if (help) return console.log(startUsage('npm start --'));
  await requireFreePorts([
    [ports.gateway, 'the application', '--port'],
    [ports.platform, 'the services', '--platform-port'],
  ]);
  const page = await showStartingPage(ports.gateway);
  try {
    await installIfNeeded();
    await buildIfNeeded();
    await prepareData({ reset, payments });

    const supervisor = createSupervisor((service, line) => console.log(`[${service}] ${line}`));
    await untilStopped(supervisor, async () => {
      await startBehind(page, supervisor, builtServices(ports, { dataDir, payments, control }), START_LIMIT);
      await greet(local(ports.gateway), ports);
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
