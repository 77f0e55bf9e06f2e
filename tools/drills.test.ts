// Guards: The commands of docs/drills.md back up and restore activity, settings and bulk runs on a real PostgreSQL.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@backoffice/database/testing';
import { startPlatform } from '@backoffice/platform/testing';
import { gatewayTables } from '../apps/gateway/src/activity/open-store.ts';
import { testSecret } from '../apps/gateway/src/testing/activity-store.ts';
import { startGateway } from '@backoffice/gateway/testing';
import { root } from './run/command.mjs';

const [, section = ''] = readFileSync(`${root}docs/drills.md`, 'utf8').split('## Restore the store of the gateways');
const commands = [...section.slice(0, section.indexOf('\n## ')).matchAll(/```sh\n([^]*?)```/g)].map(
  ([, command = '']) => command,
);
const [backUp = '', , restore = '', , verify = ''] = commands;

/** The stage `postgres` has a server, and the programs that came with it. */
const testOnServer = globalThis.testDatabaseServer === undefined ? test.skip : test;
const folder = mkdtempSync(join(tmpdir(), 'gateway-drills-'));
afterAll(() => rmSync(folder, { recursive: true }));

const addressOf = ({ location }: Awaited<ReturnType<typeof testDatabase>>): string =>
  'databaseUrl' in location ? (location.databaseUrl ?? '') : '';

test('the page has commands to back up, to restore and to verify, on a host and in containers', () => {
  expect(commands).toEqual([
    expect.stringMatching(/^pg_dump /),
    expect.stringMatching(/^docker compose .* pg_dump [^]* pg_restore /),
    expect.stringMatching(/^ *pg_restore /),
    expect.stringContaining('node apps/gateway/dist/audit-verify.js'),
    expect.stringContaining('npm run -s audit:verify'),
  ]);
});

testOnServer('activity, settings and bulk runs are there again, and the activity is whole', async () => {
  const platform = await startPlatform({ payments: 0 });
  const [kept, restored] = [await testDatabase(gatewayTables), await testDatabase(gatewayTables)];
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    AUDIT_SECRET: testSecret,
    ACTIVITY_DATABASE_URL: addressOf(kept),
    RESTORED_DATABASE_URL: addressOf(restored),
    BACKUP: join(folder, 'backup'),
  };
  const run = (command: string) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-euc', command], { cwd: root, env, encoding: 'utf8' });
    return { code: status, output: stdout + stderr };
  };
  const startOver = (databaseUrl: string) =>
    startGateway({
      platform,
      config: { activity: { location: { databaseUrl }, waitingFile: undefined, months: 0 } },
    });
  // a new database has nothing in it, not even tables
  const nothing = 'drop schema public cascade; drop schema if exists drizzle cascade; create schema public';
  expect(
    run(`psql --quiet --set=client_min_messages=error --dbname="$RESTORED_DATABASE_URL" --command='${nothing}'`),
  ).toMatchObject({ code: 0 });

  const token = await platform.tokenFor('tesoreria', { claims: { sub: randomUUID() } });
  const read = '{ viewer { personal { settings { theme } } activity { rows { id action } } } bulkRuns { id } }';
  const gateway = await startOver(env.ACTIVITY_DATABASE_URL);
  const person = gateway.withToken(token);
  await person.query(
    `mutation ($change: ChangeInput!, $run: NewBulkRunInput!) {
      updateSettings(settings: { theme: DARK }, version: 0) { error { message } }
      createBulkRun(run: $run) { error { message } }
      cancelPayment(id: "none1", reason: "Repetido", change: $change) { error { code } }
    }`,
    {
      change: { idempotencyKey: randomUUID(), version: 1 },
      run: {
        id: randomUUID(),
        action: 'rejectWithdrawal',
        arguments: [{ name: 'reason', value: 'Cuenta errada' }],
        items: [{ id: 'r1', version: 1, idempotencyKey: randomUUID() }],
        holder: randomUUID(),
      },
    },
  );
  const before = (await person.query(read)).data;
  expect(before).toMatchObject({
    viewer: { personal: { settings: { theme: 'DARK' } }, activity: { rows: [{ action: 'cancelPayment' }] } },
    bulkRuns: [{ id: expect.any(String) }],
  });

  // while the gateway runs
  expect(run(backUp)).toEqual({ code: 0, output: '' });
  await gateway.close();
  await kept.drop();
  expect(run(restore)).toEqual({ code: 0, output: '' });
  expect(run(verify)).toMatchObject({ code: 0, output: expect.stringContaining('The activity is whole: 1 chains') });

  const next = await startOver(env.RESTORED_DATABASE_URL);
  expect((await next.withToken(token).query(read)).data).toEqual(before);
  await next.close();
  await restored.drop();
  await platform.close();
});
