import { setTimeout as pause } from 'node:timers/promises';
import { local, servicesAt } from './services.mjs';

/** @typedef {{ username: string, password: string, name: string, description: string }} DemoUser */

/**
 * Reads the demonstration users of the platform.
 * @param {number} platformPort
 * @returns {Promise<DemoUser[]>}
 */
const readDemoUsers = async (platformPort) => (await fetch(`${local(platformPort)}/demo-users`)).json();

/** Time limit in milliseconds for a service to respond, and for the activity store to open. */
const PATIENCE = 3_000;

/**
 * Reads the readiness of the gateway. Waits up to `PATIENCE` while the activity store is still opening.
 * @param {string} gateway
 * @returns {Promise<{ memory?: string, activity?: string }>}
 */
const readState = async (gateway) => {
  const last = Date.now() + PATIENCE;
  for (;;) {
    const state = await (await fetch(`${gateway}/health/ready`)).json();
    if (state.activity !== 'unreached' || Date.now() > last) return state;
    await pause(200);
  }
};

/** @param {string} address */
const isThere = (address) =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/**
 * Returns lines for the terminal: the services elsewhere, and the services and stores that do not answer. Any HTTP
 * response counts as an answer.
 * @param {string} gateway
 * @param {Record<string, string>} elsewhere addresses of the services outside the platform, by variable (`BIN_URL`)
 * @param {Record<string, string>} [here] addresses of the services in the platform, by variable
 */
export const remarksOf = async (gateway, elsewhere, here = {}) => {
  const { memory, activity } = await readState(gateway);
  const services = await Promise.all(
    Object.entries(elsewhere).map(
      async ([name, address]) =>
        `Elsewhere:    ${name} ${address}${(await isThere(address)) ? '' : '  AWAY: nothing answers there'}`,
    ),
  );
  const unreached = await Promise.all(
    Object.entries(here).map(async ([name, address]) => ((await isThere(address)) ? [] : [`${name} ${address}`])),
  );
  const away = [
    ...unreached.flat().map((service) => `${service}: nothing answers there`),
    memory === 'lost' && 'Redis (REDIS_URL): the gateway goes on with its own memory',
    activity !== undefined &&
      !['none', 'written'].includes(activity) &&
      'the store of the activity: events wait, and settings stay in the browser',
  ];
  return [...services, ...away.filter(Boolean).map((what) => `AWAY:         ${what}. Its cause stands above.`)];
};

/**
 * Prints the addresses, the remarks about services and stores, and the demonstration users.
 * @param {string} address
 * @param {import('./services.mjs').Ports} ports
 * @param {Record<string, string>} [elsewhere] addresses of the services outside the platform, by variable
 */
export const greet = async (address, { gateway, platform }, elsewhere = {}) => {
  const explorer = `${local(gateway)}/explorer/`;
  const users = await readDemoUsers(platform);
  const remarks = (await remarksOf(local(gateway), elsewhere, servicesAt(local(platform), elsewhere)))
    .map((line) => `  ${line}\n`)
    .join('');
  const width = Math.max(...users.map(({ username }) => username.length));
  const passwordIsName = users.every(({ username, password }) => username === password);
  console.log(`
  Back-office:  ${address}
  Explorer:     ${explorer}  for everybody here; in production it needs the role developer
${remarks}
  Users (${passwordIsName ? 'the password is the name' : 'with their passwords'}):
${users
  .map(
    ({ username, password, description }) =>
      `    ${username.padEnd(width)}${passwordIsName ? '' : `  ${password}`}  ${description}`,
  )
  .join('\n')}

  Ctrl-C stops all of it.
`);
};
