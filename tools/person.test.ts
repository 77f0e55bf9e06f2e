// Guards: One command lists, exports and erases a person's data. The evidence and other people's data stay.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '@backoffice/database';
import { testDatabase } from '@backoffice/database/testing';
import { startPlatform } from '@backoffice/platform/testing';
import { gatewayTables } from '../apps/gateway/src/activity/open-store.ts';
import { testSecret } from '../apps/gateway/src/testing/activity-store.ts';
import { startGateway, type TestPerson } from '@backoffice/gateway/testing';
import { root } from './run/command.mjs';

/** Timeout in milliseconds. The embedded store is opened by several programs, one after the other. */
const LIMIT = 240_000;
const folder = mkdtempSync(join(tmpdir(), 'gateway-person-'));
const platform = await startPlatform({ payments: 0 });
const onServer = globalThis.testDatabaseServer === undefined ? undefined : await testDatabase(gatewayTables);
const location: DatabaseLocation = onServer?.location ?? { dataDir: join(folder, 'store') };
afterAll(async () => {
  await platform.close();
  await onServer?.drop();
  rmSync(folder, { recursive: true });
});

const run = (command: string, ...words: readonly string[]) => {
  const env = {
    PATH: process.env['PATH'],
    ACTIVITY_DATABASE_URL: 'databaseUrl' in location ? location.databaseUrl : '',
    ACTIVITY_DATA_DIR: 'dataDir' in location ? location.dataDir : '',
    AUDIT_SECRET: testSecret,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}tools/${command}.mjs`, ...words], {
    env,
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
};

/** Starts a gateway for some work and closes it. Only one program at a time can open an embedded store. */
const atWork = async <Result>(
  work: (personOf: (id: string, username: string) => Promise<TestPerson>) => Promise<Result>,
) => {
  const gateway = await startGateway({
    platform,
    config: { activity: { location, waitingFile: undefined, months: 0 } },
  });
  try {
    return await work(async (id, username) =>
      gateway.withToken(await platform.tokenFor(username, { claims: { sub: id } })),
    );
  } finally {
    await gateway.close();
  }
};

const personal =
  '{ viewer { personal { settings { version theme } views { name } } activity { size } } bulkRuns { id state } }';
const keptOf = async (person: TestPerson) => (await person.query(personal)).data;

/** Saves settings, a view and two bulk runs, one of which has ended, and follows a withdrawal. Returns the id of the other run. */
const leaves = async (person: TestPerson): Promise<string> => {
  const variables = runs();
  const { data, errors } = await person.query<Readonly<Record<string, object>>>(
    `mutation ($view: NewViewInput!, $ended: NewBulkRunInput!, $underWay: NewBulkRunInput!, $end: ID!, $report: BulkRunReportInput!) {
      updateSettings(settings: { theme: DARK }, version: 0) { error { message } }
      createViews(views: [$view]) { error { message } }
      ended: createBulkRun(run: $ended) { error { message } }
      reportBulkRun(id: $end, report: $report) { error { message } }
      underWay: createBulkRun(run: $underWay) { error { message } }
      followRecord(target: { type: "Withdrawal", id: "r1" }) { error { message } }
    }`,
    variables,
  );
  expect(errors).toBeUndefined();
  expect(Object.values(data)).toEqual(Array.from({ length: 6 }, () => ({ error: null })));
  return variables.underWay.id;
};
const aRun = () => ({
  id: randomUUID(),
  action: 'rejectWithdrawal',
  arguments: [{ name: 'reason', value: 'Cuenta errada' }],
  items: [{ id: 'r1', version: 1, idempotencyKey: randomUUID() }],
  holder: randomUUID(),
});
const runs = () => {
  const ended = aRun();
  const view = { id: randomUUID(), list: 'bins.list', name: 'Hoy', search: 'orden=id' };
  const outcomes = [{ place: 0, state: 'DONE', idempotencyKey: ended.items[0]?.idempotencyKey }];
  const report = { holder: ended.holder, number: 1, state: 'ENDED', begun: 1, outcomes };
  return { view, ended, underWay: aRun(), end: ended.id, report };
};
/** Sends a change that the service refuses. It becomes an event of the activity. */
const acts = (person: TestPerson) =>
  person.query(
    'mutation ($change: ChangeInput!) { cancelPayment(id: "none1", reason: "Repetido", change: $change) { error { code } } }',
    {
      change: { idempotencyKey: randomUUID(), version: 1 },
    },
  );

/** Reads number and treatment of each kind of data from a printed table. */
const rowsIn = (output: string) =>
  Object.fromEntries(
    [...output.matchAll(/^(\S.*?) {2,}(\d+|not here) +(erased|stays|by hand) /gm)].map(([, what, number, end]) => [
      what,
      `${number} ${end}`,
    ]),
  );

test(
  'the data of a person is counted, exported and erased, and the events of what they did stay',
  async () => {
    const [leaving, other, ...namesakes] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const underWay = await atWork(async (personOf) => {
      const [person, otherPerson] = [await personOf(leaving, 'tesoreria'), await personOf(other, 'administrador')];
      const left = await leaves(person);
      await leaves(otherPerson);
      await acts(person);
      for (const id of namesakes) await acts(await personOf(id, 'operador'));
      return left;
    });

    const file = join(folder, 'ana.json');
    const told = run('person', 'tesoreria', '--export', file);
    expect(told).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was changed.') });
    expect(told.output).toContain(leaving);
    expect(rowsIn(told.output)).toMatchObject({
      Settings: '1 erased',
      'Saved views': '1 erased',
      'Followed records': '1 erased',
      'Bulk runs that ended': '1 erased',
      'Bulk runs under way': '1 stays',
      'Events of the activity': expect.stringMatching(/^[1-9]\d* stays$/),
      'Audit trail (files)': 'not here stays',
      'Account in Keycloak': 'not here by hand',
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      id: leaving,
      settings: [{ settings: { theme: 'DARK' } }],
      views: [{ name: 'Hoy' }],
      followed: [{ type: 'Withdrawal', recordId: 'r1' }],
      runs: [{ action: 'rejectWithdrawal', outcomes: [{ state: 'DONE' }] }],
      events: expect.arrayContaining([expect.objectContaining({ action: 'cancelPayment', userId: leaving })]),
    });

    expect(run('person', 'tesorera', '--erase')).toMatchObject({
      code: 1,
      output: expect.stringContaining('The store has nothing of tesorera.'),
    });
    expect(run('person', 'operador', '--erase')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Several people had the user name operador'),
    });

    const erased = run('person', leaving, '--erase');
    expect(rowsIn(erased.output.slice(erased.output.indexOf('erased. Keep')))).toMatchObject({
      Settings: '0 erased',
      'Saved views': '0 erased',
      'Followed records': '0 erased',
      'Bulk runs that ended': '0 erased',
      'Bulk runs under way': '1 stays',
      'Events of the activity': expect.stringMatching(/^[1-9]\d* stays$/),
    });
    expect(run('audit-verify')).toMatchObject({ code: 0, output: expect.stringContaining('The activity is whole') });

    await atWork(async (personOf) => {
      expect(await keptOf(await personOf(leaving, 'tesoreria'))).toMatchObject({
        viewer: { personal: { settings: { version: 0, theme: null }, views: [] } },
        bulkRuns: expect.arrayContaining([expect.objectContaining({ id: underWay })]),
      });
      expect(await keptOf(await personOf(other, 'administrador'))).toMatchObject({
        viewer: { personal: { settings: { theme: 'DARK' }, views: [{ name: 'Hoy' }] } },
      });
    });
  },
  LIMIT,
);
