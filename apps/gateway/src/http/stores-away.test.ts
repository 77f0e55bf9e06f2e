// Guards: A store that is away, and a service that nobody has asked, are told as that, also while it is quiet.
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
const start = async (place: object) => {
  const gateway = await startGateway({
    platform,
    logger,
    config: { activity: { place, waitingFile: undefined, months: 0 } },
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

test('a store that was never reached is not written, and the log has its cause once, although nobody asks anything', async () => {
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

test('a folder that another process holds is told by its own message', async () => {
  writeFileSync(join(folder, '.lock'), String(process.ppid));
  await start({ dataDir: folder });
  expect(told()).toContainEqual(
    expect.objectContaining({
      msg: 'the activity store is away',
      cause: expect.stringContaining('is in use by process'),
    }),
  );
});

test('an installation without a store has none that is away', async () => {
  expect(await storesOf(without)).toBeUndefined();
});
