import { readFile } from 'node:fs/promises';
import { root } from '../run/command.mjs';
import { freePort } from '../run/ports.mjs';
import { local } from '../run/services.mjs';
import { NETWORK } from './engine.mjs';
import { until } from './until.mjs';

/** @typedef {import('./stack.mjs').Stack} Stack */
/** @typedef {Awaited<ReturnType<typeof startGatewayApart>>} GatewayApart */

const GATEWAY = 'back-office-images-gateway-apart';
const STORE = 'back-office-images-activity';
const PROXY = 'back-office-images-losing-proxy';
const COLLECTOR = 'back-office-images-collector';

/** A collector of traces that keeps them in memory, and shows them at a port of its own. */
export const COLLECTOR_IMAGE = 'jaegertracing/all-in-one:1.76.0';
const COLLECTOR_PORT = 16686;

/** At most so many requests under way: few make it too many. */
const ROOM = 5;

/** Takes it away, also where it is there in part. @param {Stack} stack */
export const removeGatewayApart = ({ engine }) =>
  engine.ask('rm', '--force', '--volumes', GATEWAY, STORE, PROXY, COLLECTOR).catch(() => undefined);

/**
 * A third gateway of the same image and settings, with a small disk for its audit trail, a PostgreSQL of its own for the
 * activity and a collector of its traces: all can be lost without the services.
 * @param {Stack} stack
 */
export const startGatewayApart = async (stack) => {
  const { engine } = stack;
  const { ask, inspect, containerOf } = engine;
  const imageOf = async (/** @type {string} */ service) => (await inspect(await containerOf(service))).Config.Image;
  const settings = {
    AUDIT_LOG: '/audit/trail.log',
    ACTIVITY_DATABASE_URL: `postgres://activity:activity@${STORE}/activity`,
    MAX_REQUESTS_UNDER_WAY: String(ROOM),
    PAYMENT_URL: `http://${PROXY}:4100/payment`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${COLLECTOR}:4318`,
  };
  const given = (await inspect(await containerOf('gateway-1'))).Config.Env;
  const env = [...given, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)];
  const common = ['run', '--detach', '--network', NETWORK, '--name'];
  const port = await freePort();
  await removeGatewayApart(stack);
  await ask(
    ...common,
    STORE,
    '--env',
    'POSTGRES_USER=activity',
    '--env',
    'POSTGRES_PASSWORD=activity',
    await imageOf('postgres'),
  );
  await until(() => ask('exec', STORE, 'pg_isready', '-h', '127.0.0.1', '-U', 'activity'), {
    what: 'a PostgreSQL for the activity',
    seconds: 120,
  });
  const proxy = await readFile(`${root}tools/images/losing-proxy.mjs`, 'utf8');
  await ask(...common, PROXY, 'back-office/gateway', 'node', '--input-type=module', '--eval', proxy);
  const collectorPort = await freePort();
  await ask(...common, COLLECTOR, '--publish', `127.0.0.1:${collectorPort}:${COLLECTOR_PORT}`, COLLECTOR_IMAGE);
  const disk = ['--read-only', '--tmpfs', '/audit:size=256k,uid=1000', '--volume', '/waiting'];
  await ask(
    ...common,
    GATEWAY,
    '--publish',
    `127.0.0.1:${port}:4000`,
    ...disk,
    ...env.flatMap((one) => ['--env', one]),
    'back-office/gateway',
  );
  await until(async () => (await fetch(`${local(port)}/health/ready`)).ok, { what: 'a gateway apart', seconds: 120 });
  return {
    container: GATEWAY,
    store: STORE,
    collector: COLLECTOR,
    collectorAddress: local(collectorPort),
    address: local(port),
    /** Asks what it says of itself. @returns {Promise<any>} */
    readiness: async () => (await fetch(`${local(port)}/health/ready`)).json(),
    /** @param {string} line part of one */
    untilLogged: (line) =>
      until(async () => (await ask('logs', GATEWAY)).includes(line), { what: `the log says: ${line}` }),
  };
};
