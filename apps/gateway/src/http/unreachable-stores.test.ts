// Guards: A store that is away, and a service that was never called, are reported as such, even without requests.
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@backoffice/platform/testing';
import { pino } from 'pino';
import { startGateway, type TestGateway } from '../testing/index.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { until } from '../testing/until.ts';

const lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const folder = mkdtempSync(join(tmpdir(), 'gateway-held-'));
const { gateway: without, platform } = await startGatewayOverPlatform({ payments: 0 });
const started: TestGateway[] = [];
const start = async (location: object) => {
  const gateway = await startGateway({
    platform,
    logger,
    config: { activity: { location, waitingFile: undefined, months: 0 } },
  });
  started.push(gateway);
  return gateway;
};
afterAll(async () => {
  for (const gateway of started) await gateway.close();
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void lines.splice(0));

const ready = async ({ url }: { url: string }): Promise<unknown> => (await fetch(`${url}/health/ready`)).json();
const storesOf = async ({ url }: { url: string }) =>
  (await (await fetch(`${url}/metrics`)).text()).match(/^gateway_store_away\{.*$/gm)?.toSorted();
const told = () => lines.map((line): unknown => JSON.parse(line));

test('a service is unasked until it has answered', async () => {
  expect(await ready(without)).toMatchObject({ services: { payer: 'unasked', payment: 'unasked' } });
  await without.as('operador').query('{ payers { size } }');
  expect(await ready(without)).toMatchObject({ services: { payer: 'up', payment: 'unasked' } });
});

test('a service that does not answer is reported from the start on, without any request, until it answers', async () => {
  const port = await freePort();
  const nowhere = `http://127.0.0.1:${port}/payer`;
  const gateway = await startGateway({
    platform,
    logger,
    config: { serviceUrls: { ...platform.urls, payer: nowhere, bin: nowhere } },
  });
  started.push(gateway);
  const servicesOf = async () => Reflect.get(Object(await ready(gateway)), 'services');
  await until(async () => Reflect.get(Object(await servicesOf()), 'payer') === 'unreached');
  expect(await servicesOf()).toMatchObject({ payer: 'unreached', bin: 'unreached', payment: 'unasked' });
  expect(told().filter((line) => Reflect.get(Object(line), 'msg') === 'services do not answer')).toMatchObject([
    { services: { payer: expect.stringContaining('ECONNREFUSED'), bin: expect.stringContaining('ECONNREFUSED') } },
  ]);
  const server = createServer((_request, response) => void response.end()).listen(port, '127.0.0.1');
  await until(async () => Reflect.get(Object(await servicesOf()), 'payer') === 'unasked');
  server.close();
});

test('an unreachable store is reported, and its cause logged once, even without requests', async () => {
  const away = await start({ databaseUrl: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` });
  await until(async () => (await storesOf(away))?.every((line) => line.endsWith(' 1')) ?? false);
  expect(await storesOf(away)).toEqual(
    ['activity', 'runs', 'settings'].map((store) => `gateway_store_away{store="${store}"} 1`),
  );
  expect(await ready(away)).toMatchObject({ status: 'ready', activity: 'unreached' });
  await away.as('operador').query('{ personal { settings { version } } }');
  await away.as('operador').query('{ personal { settings { version } } }');
  for (const msg of ['the activity store is away', 'the store of settings and views is away'])
    expect(told().filter((line) => Reflect.get(Object(line), 'msg') === msg)).toMatchObject([
      { cause: 'ECONNREFUSED' },
    ]);
});

test('a folder that another process has locked is logged with that message', async () => {
  writeFileSync(join(folder, '.lock'), String(process.ppid));
  await start({ dataDir: folder });
  expect(told()).toContainEqual(
    expect.objectContaining({
      msg: 'the activity store is away',
      cause: expect.stringContaining('is in use by process'),
    }),
  );
});

test('an installation without a store reports none as away', async () => {
  expect(await storesOf(without)).toBeUndefined();
});
