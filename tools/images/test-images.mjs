import { readFile } from 'node:fs/promises';
import { root, run } from '../run/command.mjs';
import { requireFreePorts } from '../run/ports.mjs';
import { makeBases } from './bases.mjs';
import { createClient, signInAs } from './client.mjs';
import { checkContainers } from './containers.mjs';
import { checkImages } from './images.mjs';
import { checkLostDatabase } from './lost-database.mjs';
import { checkLostGateways } from './lost-gateways.mjs';
import { openPerson } from './person.mjs';
import { checkProduction } from './production.mjs';
import { createStack } from './stack.mjs';
import { until } from './until.mjs';
import { checkWork, USER } from './work.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {import('./checks.mjs').Checks} Checks */
/** @typedef {{ built: boolean, base?: string | undefined, only?: string | undefined }} Options */

/** @param {number} begin */
const secondsSince = (begin) => `${Math.round((Date.now() - begin) / 1000)} s`;

/** @param {Engine} engine @param {{ version: string, revision: string }} built */
const build = async ({ compose }, { version, revision }) => {
  const labels = ['--build-arg', `VERSION=${version}`, '--build-arg', `REVISION=${revision}`];
  // one after the other, because both share most build steps through the cache
  for (const service of ['gateway-1', 'platform']) await compose('build', ...labels, service);
};

/** Retries the sign-in. After a loss of its database, Keycloak may fail while it replaces broken connections. */
const untilSignedIn = async () => {
  let token = '';
  const isIn = async () => (token = await signInAs(USER)) !== '';
  await until(isIn, { what: 'somebody signs in', seconds: 60 });
  return token;
};

/** @param {import('./stack.mjs').Stack} stack @param {Checks} checks */
const checkLosses = async (stack, checks) => {
  const person = await openPerson();
  try {
    await checkWork(person, checks);
    // a token is valid for five minutes, so each part signs in again
    const signedIn = async () => {
      await stack.up(); // restarts the parts that a failed check left stopped
      return { stack, person, client: createClient(await untilSignedIn()) };
    };
    await checkLostGateways(await signedIn(), checks);
    await checkLostDatabase(await signedIn(), checks);
  } finally {
    await person.close();
  }
};

/** Tests docker-compose.yml, including the loss of parts. @param {Engine} engine @param {Checks} checks */
const checkDemonstration = async (engine, checks) => {
  const stack = createStack(engine);
  try {
    const begin = Date.now();
    await stack.up();
    checks.passed(`docker-compose.yml starts as it stands: all healthy after ${secondsSince(begin)}`);
    await checkContainers(stack, checks);
    await checkLosses(stack, checks);
  } finally {
    await stack.down();
  }
};

/** Parts of the test, in order. */
const PARTS = { demonstration: checkDemonstration, production: checkProduction };

/** Names of the parts. */
export const parts = Object.keys(PARTS);

/**
 * Builds the images unless `built`, checks them, and runs all parts of the test, or the part that `only` names.
 * @param {Engine} engine
 * @param {Checks} checks
 * @param {Options} options
 */
export const testImages = async (engine, checks, options) => {
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
  const built = { version, revision: (await run('git', ['rev-parse', 'HEAD'])).output.trim() };
  const ports = [4000, 4100, 8080, 8443];
  await requireFreePorts(ports.map((port) => [port, 'a compose file', 'nothing: the file names it']));
  if (options.base !== undefined) await makeBases(engine, options.base);
  if (!options.built) {
    const begin = Date.now();
    await build(engine, built);
    console.log(`Both images are built: ${secondsSince(begin)}`);
  }
  const revision = options.built ? /^[\da-f]{40}$/ : new RegExp(`^${built.revision}$`);
  await checkImages(engine, checks, { version, revision });
  for (const [part, look] of Object.entries(PARTS))
    if (options.only === undefined || options.only === part) await look(engine, checks);
};
