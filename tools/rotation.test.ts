// Guards: docs/run.md has a row for each secret. A client and the password of the store are rotated without a loss.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@backoffice/platform/testing';
import { startGateway } from '@backoffice/gateway/testing';
import { Pool } from 'pg';
import { testConfig } from '../apps/gateway/src/testing/index.ts';
import { until } from '../apps/gateway/src/testing/until.ts';
import { root } from './run/command.mjs';
import { openPostgres } from './run/postgres.mjs';

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const [, section = ''] = read('docs/run.md').split('## Rotate\n');
const table = section.slice(0, section.indexOf('```'));
const platform = await startPlatform({ payments: 0 });
afterAll(() => platform.close());

test('the table has a row for each secret of an installation', () => {
  const settings = [...read('production.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const secrets = settings.filter((name) => /_(SECRET|PASSWORD|DATABASE_URL)$/.test(name));
  expect(secrets.length).toBeGreaterThan(5);
  const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, name]) => name).join();
  expect(secrets.filter((name) => !named.includes(`\`${name}\``))).toEqual([]);
});

test('a job changes to a second client while both are accepted, and the first one ends with its setting', async () => {
  const statusesWith = async (...otherClients: readonly string[]) => {
    const { keycloak } = testConfig(platform);
    const gateway = await startGateway({ platform, config: { keycloak: { ...keycloak, otherClients } } });
    const answers = ['nightly-1', 'nightly-2'].map(async (azp) => {
      const token = await platform.tokenFor('operador', { claims: { azp } });
      return (await gateway.withToken(token).query('{ viewer { username } }')).status;
    });
    const statuses = await Promise.all(answers);
    await gateway.close();
    return statuses;
  };
  expect(await statusesWith('nightly-1')).toEqual([200, 401]);
  expect(await statusesWith('nightly-1', 'nightly-2')).toEqual([200, 200]);
  expect(await statusesWith('nightly-2')).toEqual([401, 200]);
});

let cleanUp = (): Promise<void> => Promise.resolve();
afterAll(() => cleanUp());

/** The stage `postgres` has the programs of a server. Only an own server can ask for passwords. */
const testOnServer =
  globalThis.testDatabaseServer === undefined || process.env['DATABASE_URL'] !== undefined ? test.skip : test;

testOnServer(
  'with another password of the store changes go on, and their events wait for the gateway that has it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-rotation-'));
    chmodSync(folder, 0o755); // the server is another user
    const rules = join(folder, 'pg_hba.conf');
    writeFileSync(rules, 'host all test 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
    const server = await openPostgres([`hba_file=${rules}`]);
    if (server === undefined) throw new Error('The stage has no server.');
    const pool = new Pool({ connectionString: server.url });
    cleanUp = async () => {
      await pool.end();
      await server.stop();
      rmSync(folder, { recursive: true });
    };
    await pool.query("CREATE ROLE gateway LOGIN PASSWORD 'old'");
    await pool.query('CREATE DATABASE store OWNER gateway');
    const startWith = async (password: string) => {
      const databaseUrl = server.url.replace('test@', `gateway:${password}@`).replace(/postgres$/, 'store');
      const activity = { location: { databaseUrl }, waitingFile: join(folder, 'events'), months: 0 };
      return startGateway({ platform, config: { activity } });
    };
    const token = await platform.tokenFor('administrador', { claims: { sub: randomUUID() } });
    type Gateway = Awaited<ReturnType<typeof startWith>>;
    const change = async (gateway: Gateway, id: string) => {
      const { data } = await gateway
        .withToken(token)
        .query(
          'mutation ($id: ID!, $change: ChangeInput!) { cancelPayment(id: $id, reason: "Repetido", change: $change) { error { code } } }',
          { id, change: { idempotencyKey: randomUUID(), version: 1 } },
        );
      // the payment does not exist: the service decided, not the gateway
      expect(data).toMatchObject({ cancelPayment: { error: { code: 'NOT_FOUND' } } });
    };
    const stateOf = async ({ url }: Gateway): Promise<unknown> =>
      Reflect.get(Object(await (await fetch(`${url}/health/ready`)).json()), 'activity');

    const before = await startWith('old');
    await change(before, 'payment1');
    await until(async () => (await stateOf(before)) === 'written');
    await pool.query("ALTER ROLE gateway PASSWORD 'new'");
    await change(before, 'payment2');
    // connections last until something ends them
    await pool.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'gateway'");
    await change(before, 'payment3');
    await until(async () => (await stateOf(before)) === 'waiting');
    await before.close();

    const next = await startWith('new');
    const ids = async () => {
      const { data } = await next
        .withToken(token)
        .query<{ viewer: { activity: { rows: { ids: string[] }[] } } }>('{ viewer { activity { rows { ids } } } }');
      return data.viewer.activity.rows.flatMap((row) => row.ids);
    };
    await until(async () => (await ids()).length === 3);
    expect(await ids()).toEqual(['payment3', 'payment2', 'payment1']);
    await next.close();
  },
);
