// A back-office whose gateway can be replaced by another build, as an update does.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/run/ports.mjs';
import { builtServices, local } from '../../tools/run/services.mjs';
import { createSupervisor } from '../../tools/run/supervise.mjs';

/** @typedef {{ gateway: string, web: string }} Build main module of the gateway, and folder of the application */

const supervise = () => createSupervisor(() => undefined);

/** Starts a back-office for one test file, with an empty folder for the assets of earlier releases. */
export const startOwnBackOffice = async () => {
  const ports = { gateway: await freePort(), platform: await freePort() };
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-update-'));
  const kept = join(dataDir, 'kept');
  await mkdir(kept);
  const [platform, gateway] = builtServices(ports, { dataDir, payments: '60' });
  if (!platform || !gateway) throw new Error('A back-office has a platform and a gateway.');
  const platforms = supervise();
  let gateways = supervise();

  /** @param {Partial<Build>} [build] */
  const startGateway = (build = {}) =>
    gateways.start([
      {
        ...gateway,
        command: build.gateway === undefined ? gateway.command : [build.gateway],
        env: { ...gateway.env, KEPT_ASSETS: kept, ...(build.web === undefined ? {} : { WEB_DIST: build.web }) },
      },
    ]);

  await platforms.start([platform]);
  await startGateway();
  return {
    app: local(ports.gateway),
    platform: local(ports.platform),
    /** @param {Build} build */
    replace: async (build) => {
      await gateways.stop();
      gateways = supervise();
      await startGateway(build);
    },
    stop: async () => {
      await Promise.all([gateways.stop(), platforms.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
