import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { quietEnvironment, root } from '../tools/run/command.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { gatewaySettings, local } from '../tools/run/services.mjs';

/**
 * Server that answers the measured operations.
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} url
 * @property {(operation: import('./operations.mjs').Operation, variables: object) => string} body
 * @property {() => Promise<Usage>} usage
 * @property {(work: () => Promise<unknown>) => Promise<unknown>} profile CPU profile during the work, as Chrome
 * DevTools reads it
 * @property {() => void} stop kills the process at once
 * @property {() => Promise<number>} drain sends SIGTERM, as an orchestrator does; returns the seconds until the exit
 */

/**
 * Usage of a process: CPU microseconds since its start, and bytes of resident memory now.
 * @typedef {{ cpu: { user: number, system: number }, rss: number }} Usage
 */

/** Timeout in milliseconds of a start. */
const START_LIMIT = 30_000;

const own = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** @param {string} url */
const answering = async (url) => {
  const until = Date.now() + START_LIMIT;
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return response.arrayBuffer();
    await pause(50);
  }
  throw new Error(`Nobody answers at ${url}.`);
};

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [flags] of Node
 */
const launch = (file, env, flags = ['--enable-source-maps']) => {
  const child = fork(file, [], {
    env: { ...quietEnvironment, NODE_ENV: 'production', ...env },
    execArgv: [...flags, '--import', own('report-usage.mjs')],
    // Standard output is discarded. The cost of writing the log counts, and the cost of reading it does not.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ask = async (/** @type {string} */ what) => {
    child.send(what);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    /** @returns {Promise<Usage>} */
    usage: () => ask('usage'),
    /** @type {Contestant['profile']} */
    profile: async (work) => {
      await ask('profile');
      await work();
      return ask('profiled');
    },
    stop: () => void child.kill('SIGKILL'),
    drain: async () => {
      const began = performance.now();
      child.kill('SIGTERM');
      await once(child, 'exit');
      return (performance.now() - began) / 1000;
    },
  };
};

/** @type {Contestant['body']} */
const graphqlBody = ({ query }, variables) => JSON.stringify({ query, variables });

/**
 * Starts a server of this folder.
 * @param {string} name
 * @param {string} file
 * @param {{ path: string, body: Contestant['body'] }} door
 * @param {NodeJS.ProcessEnv} settings
 */
const startOwn = async (name, file, { path, body }, settings) => {
  const port = await freePort();
  const launched = launch(own(file), { PORT: String(port), ...settings });
  const url = `http://127.0.0.1:${port}${path}`;
  await answering(url);
  return { name, url, body, ...launched };
};

/**
 * Starts a built gateway with the settings of production: sign-in, permissions, limits, logs and metrics. Its limit of
 * requests a minute is raised. It has a store of the activity only if `more` names one.
 * @param {string} name
 * @param {string} folder of a checkout that is built
 * @param {{ upstream: string, platform: number }} behind
 * @param {NodeJS.ProcessEnv} [more] settings
 * @returns {Promise<Contestant>}
 */
export const startGateway = async (name, folder, { upstream, platform }, more = {}) => {
  const port = await freePort();
  const settings = gatewaySettings({ gateway: port, platform }, { dataDir: tmpdir() });
  const behind = Object.keys(settings)
    .filter((variable) => settings[variable]?.startsWith(`${local(platform)}/`))
    .map((variable) => [variable, upstream + new URL(settings[variable] ?? '').pathname]);
  const environment = {
    ...settings,
    ...Object.fromEntries(behind),
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'info', AUDIT_LOG: '', REQUESTS_PER_MINUTE: '1000000' },
    DRAIN_DELAY_MS: undefined,
    // Without the embedded store of `npm start`, which takes memory and slows each change.
    ...{ ACTIVITY_DATA_DIR: undefined, ACTIVITY_FILE: undefined },
    ...more,
  };
  const launched = launch(`${folder}apps/gateway/dist/main.js`, environment, ['--enable-source-maps']);
  await answering(`http://127.0.0.1:${port}/health/ready`);
  return { name, url: `http://127.0.0.1:${port}/graphql`, body: graphqlBody, ...launched };
};

/** @type {{ path: string, body: Contestant['body'] }} */
const byHand = { path: '/', body: ({ name }, variables) => JSON.stringify({ operation: name, variables }) };

/**
 * Starts all contestants. The first one is the reference for the ratios of the others.
 * @param {{ upstream: string, platform: number }} behind
 * @param {readonly string[]} others folders of further checkouts, whose gateways are measured beside this one
 * @returns {Promise<readonly Contestant[]>}
 */
export const startContestants = async (behind, others) => {
  const settings = { UPSTREAM_URL: behind.upstream };
  return [
    await startOwn('hand-written', 'hand-written.mjs', byHand, settings),
    await startOwn('the same over undici', 'hand-written.mjs', byHand, { ...settings, CLIENT: 'undici' }),
    await startOwn('plain Apollo', 'plain-apollo.mjs', { path: '/graphql', body: graphqlBody }, settings),
    await startGateway('gateway', root, behind),
    ...(await Promise.all(others.map((folder) => startGateway(folder, folder.replace(/\/*$/, '/'), behind)))),
  ];
};
