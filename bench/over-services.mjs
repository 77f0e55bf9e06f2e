import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchAccessToken } from '../tools/run/access-token.mjs';
import { buildIfNeeded } from '../tools/run/build.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { builtServices, local } from '../tools/run/services.mjs';
import { createSupervisor } from '../tools/run/supervise.mjs';

/**
 * Running services for the measurement of a gateway.
 * @typedef {object} Ground
 * @property {number} platform port of the reference services
 * @property {() => Promise<string>} token fetches a new access token of a person who may read everything and send
 * unregistered operations
 * @property {(close: () => void) => void} closeLater registers a function that is called after the run
 */

/**
 * Builds the applications if needed, and starts the reference services. After the run it calls the functions of
 * `closeLater`, and stops the services.
 * @param {(ground: Ground) => Promise<void>} run
 */
export const overServices = async (run) => {
  await buildIfNeeded();
  const ports = { gateway: await freePort(), platform: await freePort() };
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-bench-'));
  const supervisor = createSupervisor(() => undefined);
  /** @type {(() => void)[]} */
  const closing = [];
  const token = () =>
    fetchAccessToken({
      issuer: `${local(ports.platform)}/realms/back-office`,
      application: local(ports.gateway),
      username: 'administrador',
    });
  try {
    const platform = builtServices(ports, { dataDir, payments: '1000' }).filter(({ name }) => name === 'platform');
    await supervisor.start(platform);
    await run({ platform: ports.platform, token, closeLater: (close) => void closing.push(close) });
  } finally {
    for (const close of closing) close();
    await supervisor.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
