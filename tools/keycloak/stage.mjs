import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from '../chromium.mjs';
import { provideKeycloak, UnreachableError } from './distribution.mjs';
import { missingJava } from './java.mjs';
import { givenKeycloak, ownKeycloak } from './server.mjs';
import { runProject } from '../run/jest.mjs';
import { notRun } from '../run/not-run.mjs';
import { freePort, requireFreePorts } from '../run/ports.mjs';
import { cleanedUp } from '../run/processes.mjs';
import { builtServices, local } from '../run/services.mjs';
import { createSupervisor } from '../run/supervise.mjs';

/** @typedef {import('./server.mjs').Keycloak} Keycloak */
/** @typedef {import('../run/services.mjs').Service} Service */

/**
 * Time limit for the start in milliseconds. A new Keycloak first builds itself, which takes minutes on a busy machine.
 */
const START_LIMIT = 600_000;

/** Number of seeded payments. The tests need few. */
const PAYMENTS = '100';

/** Error for a machine that has no Keycloak and cannot run one. No test runs, and no failure is reported. */
class NotPossibleError extends Error {}

/** @returns {Promise<{ keycloak: Keycloak, services: Service[] }>} */
const chooseKeycloak = async () => {
  const given = process.env['KEYCLOAK_URL'];
  if (given) return { keycloak: givenKeycloak(given), services: [] };
  const missing = await missingJava();
  if (missing) throw new NotPossibleError(missing);
  try {
    const application = local(await freePort());
    const { keycloak, service } = await ownKeycloak({
      home: await provideKeycloak(),
      port: await freePort(),
      application,
    });
    return { keycloak, services: [service] };
  } catch (error) {
    throw error instanceof UnreachableError ? new NotPossibleError(error.message) : error;
  }
};

/**
 * Describes the back-office that uses this Keycloak. The platform has no sign-in of its own.
 * @param {Keycloak} keycloak
 * @param {string} dataDir
 */
const backOffice = async ({ url, application }, dataDir) => {
  const ports = { gateway: Number(new URL(application).port || 80), platform: await freePort() };
  await requireFreePorts([[ports.gateway, 'the application that the realm knows', 'BACK_OFFICE_URL']]);
  return builtServices(ports, { dataDir, payments: PAYMENTS }).map((service) => ({
    ...service,
    env: { ...service.env, PLATFORM_SIGN_IN: 'false', ...(service.name === 'gateway' ? { KEYCLOAK_URL: url } : {}) },
  }));
};

/** @param {Keycloak} keycloak @param {string} dataDir @param {readonly string[]} patterns */
const runTests = async (keycloak, dataDir, patterns) =>
  runProject('keycloak', {
    patterns,
    show: true,
    workers: 1,
    env: {
      CHROMIUM_PATH: await provideChromium(),
      TEST_KEYCLOAK: JSON.stringify(keycloak),
      // origins of application and sign-in for the support code of the browser tests
      E2E_BACK_OFFICES: JSON.stringify([
        { app: keycloak.application, platform: new URL(keycloak.url).origin, sessionsDir: join(dataDir, 'sessions') },
      ]),
    },
  });

/** @param {{ keycloak: Keycloak, services: Service[] }} chosen @param {readonly string[]} patterns */
const testAt = async ({ keycloak, services }, patterns) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-keycloak-'));
  /** @type {string[]} */
  const lines = [];
  const supervisor = createSupervisor((service, line) => lines.push(`[${service}] ${line}\n`));
  const cleanUp = cleanedUp(async () => {
    await supervisor.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  try {
    console.log(services.length > 0 ? 'Starting Keycloak …' : `Keycloak is at ${keycloak.url}.`);
    await supervisor.start([...services, ...(await backOffice(keycloak, dataDir))], START_LIMIT);
    const result = await runTests(keycloak, dataDir, patterns);
    return { ...result, output: result.output + lines.join('') };
  } finally {
    await cleanUp();
  }
};

/**
 * Tests the sign-in and the built application against a real Keycloak. It is the one at KEYCLOAK_URL, or one that is
 * downloaded from Maven Central and started for the tests.
 * @param {readonly string[]} patterns
 * @returns {Promise<import('../run/stages.mjs').Result>}
 */
export const testAtKeycloak = async (patterns) => {
  try {
    return await testAt(await chooseKeycloak(), patterns);
  } catch (error) {
    if (!(error instanceof NotPossibleError)) throw error;
    return notRun(`KEYCLOAK_URL is not set, and ${error.message}`);
  }
};
