// Guards: A gateway reopens its audit file at SIGHUP, after it was renamed. The file is complete after a kill.
import { existsSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@backoffice/platform/testing';
import { startGatewayProcess } from './testing/gateway-process.ts';
import { until } from './testing/until.ts';

const path = join(mkdtempSync(join(tmpdir(), 'gateway-main-')), 'audit.log');
const platform = await startPlatform({ payments: 5 });
const gateway = await startGatewayProcess({ platform, env: { AUDIT_LOG: path } });
afterAll(async () => {
  gateway.signal('SIGKILL');
  await platform.close();
});

const headers = {
  'content-type': 'application/json',
  authorization: `Bearer ${await platform.tokenFor('administrador')}`,
};

const lookAtPayers = async () => {
  const body = JSON.stringify({ query: '{ payers(limit: 1) { rows { name } } }' });
  const response = await fetch(`${gateway.origin}/graphql`, { method: 'POST', headers, body });
  expect([response.status, await response.json()]).toEqual([200, { data: { payers: { rows: [expect.anything()] } } }]);
};

const actionsIn = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => Reflect.get(Object(JSON.parse(line)), 'action'));

test('the audit file has the read when its answer arrives, is reopened at SIGHUP, and is complete after a kill', async () => {
  await lookAtPayers();
  expect(actionsIn(path)).toEqual(['Query.payers']);

  renameSync(path, `${path}.1`);
  await lookAtPayers();
  gateway.signal('SIGHUP');
  await until(() => existsSync(path));
  await lookAtPayers();
  gateway.signal('SIGKILL');
  expect(await gateway.exited).toEqual([null, 'SIGKILL']);
  expect([actionsIn(`${path}.1`), actionsIn(path)]).toEqual([['Query.payers', 'Query.payers'], ['Query.payers']]);
}, 60_000);
