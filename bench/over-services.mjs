import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchAccessToken } from '../tools/run/access-token.mjs';
import { buildIfNeeded } from '../tools/run/build.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { builtServices, local } from '../tools/run/services.mjs';
import { createSupervisor } from '../tools/run/supervise.mjs';

/**
 * Ground of every measurement of a gateway.
 * @typedef {object} Ground
 * @property {number} platform port of the reference services
 * @property {() => Promise<string>} token a fresh one, of who may see everything and send operations of their own
 * @property {(close: () => void) => void} closeLater
 */

/**
 * Builds what is measured, starts the reference services, and takes everything down afterwards.
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
