import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { startPlatform } from '@backoffice/platform/testing';
import { startGatewayProcess } from './testing/gateway-process.ts';

const platform = await startPlatform({ payments: 1_000 });
const gateway = await startGatewayProcess({ platform, env: { LOG_LEVEL: 'info' } });
afterAll(async () => {
  gateway.signal('SIGKILL');
  await platform.close();
});

const headers = {
  'content-type': 'application/json',
  authorization: `Bearer ${await platform.tokenFor('administrador')}`,
};

/** A look at a hundred people: more than a kilobyte of the audit trail. */
const lookAtPayers = async (): Promise<number> => {
  const body = JSON.stringify({ query: '{ payers(limit: 100) { rows { name } } }' });
  const response = await fetch(`${gateway.origin}/graphql`, { method: 'POST', headers, body });
  await response.text();
  return response.status;
};

test('log and audit trail come out in whole lines before a slow reader, to the last at the end', async () => {
  // several times what a pipe holds
  const asked = Promise.all(Array.from({ length: 300 }, lookAtPayers));
  const answers = { have: 'not come' };
  void asked.finally(() => Object.assign(answers, { have: 'come' }));
  while (answers.have !== 'come') {
    gateway.output.pause();
    await pause(20);
    gateway.output.resume();
    await nextTurn();
  }
  expect(new Set(await asked)).toEqual(new Set([200]));

  gateway.signal('SIGTERM');
  const lines = (await gateway.output.complete).trim().split('\n');
  const told = lines.map((line) => Object(JSON.parse(line)));
  // a line that was not taken at once may stand there twice
  const requestsOf = (some: typeof told) => new Set(some.map(({ requestId }) => requestId)).size;
  expect(requestsOf(told.filter(({ audit, count }) => audit === true && count === 100))).toBe(300);
  expect(requestsOf(told.filter(({ msg }) => msg === 'request'))).toBe(300);
}, 60_000);
