// Guards: Log and audit trail leave the process in whole lines, even before a slow reader.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { startPlatform } from '@backoffice/platform/testing';
import { startGatewayProcess, type GatewayProcess } from './testing/gateway-process.ts';

const platform = await startPlatform({ payments: 1_000 });
const gateways: GatewayProcess[] = [];
const start = async (): Promise<GatewayProcess> => {
  const gateway = await startGatewayProcess({
    platform,
    env: {
      LOG_LEVEL: 'info',
      // no request is turned away, however slow the machine is: each has to be in the output
      MAX_EVENT_LOOP_LAG_MS: '0',
    },
  });
  gateways.push(gateway);
  return gateway;
};
afterAll(async () => {
  for (const { signal } of gateways) signal('SIGKILL');
  await platform.close();
});

const headers = {
  'content-type': 'application/json',
  authorization: `Bearer ${await platform.tokenFor('administrador')}`,
};

const ask = async ({ origin }: GatewayProcess, query: string): Promise<unknown> => {
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return response.json();
};

/** A look at a hundred people: more than a kilobyte of the audit trail. */
const lookAtPayers = (gateway: GatewayProcess) => ask(gateway, '{ payers(limit: 100) { size } }');

test('log and audit trail come out in whole lines before a slow reader, to the last at the end', async () => {
  const gateway = await start();
  gateway.output.pause();
  // several times what a pipe holds, and no more lines of the log than are kept for a reader who takes nothing
  const asked = Promise.all(Array.from({ length: 200 }, () => lookAtPayers(gateway)));
  await pause(400);
  const answers = { have: 'not come' };
  void asked.finally(() => Object.assign(answers, { have: 'come' }));
  while (answers.have !== 'come') {
    gateway.output.pause();
    await pause(20);
    gateway.output.resume();
    await nextTurn();
  }
  expect(new Set((await asked).map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['{"data":{"payers":{"size":400}}}']),
  );

  // a reader who takes nothing for half a second at the end loses nothing
  gateway.output.pause();
  await Promise.all(Array.from({ length: 60 }, () => lookAtPayers(gateway)));
  gateway.signal('SIGTERM');
  await pause(500);
  gateway.output.resume();
  const lines = (await gateway.output.complete).trim().split('\n');
  const told = lines.map((line) => Object(JSON.parse(line)));
  // a line that was not taken at once may stand there twice
  const requestsOf = (some: typeof told) => new Set(some.map(({ requestId }) => requestId)).size;
  expect(requestsOf(told.filter(({ audit, count }) => audit === true && count === 100))).toBe(260);
  expect(requestsOf(told.filter(({ msg }) => msg === 'request'))).toBe(260);
}, 60_000);

test('nobody changes anything when whoever took the audit trail is gone, and everybody reads on', async () => {
  const gateway = await start();
  gateway.output.leave();
  expect(await lookAtPayers(gateway)).toMatchObject({ data: { payers: {} } });
  platform.requests.clear();
  const change = 'change: { idempotencyKey: "0b0f6c1e-9a51-4a4f-8d2c-1f6a1c1d2e3f", version: 1 }';
  expect(
    await ask(gateway, `mutation { cancelPayment(id: "1", reason: "Prueba", ${change}) { error { code } } }`),
  ).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
  expect(platform.requests.list()).toEqual([]);
  expect(await lookAtPayers(gateway)).toMatchObject({ data: { payers: {} } });
}, 60_000);
