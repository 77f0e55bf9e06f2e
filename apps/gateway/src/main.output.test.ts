// Guards: Log and audit trail leave the process in whole lines, even for a slow reader. Without a reader of the audit
// trail, changes are refused; a log without a reader blocks no request.
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { startPlatform } from '@backoffice/platform/testing';
import { startGatewayProcess, type GatewayProcess } from './testing/gateway-process.ts';

const platform = await startPlatform({ payments: 1_000 });
const gateways: GatewayProcess[] = [];
const start = async (more: Partial<Parameters<typeof startGatewayProcess>[0]> = {}): Promise<GatewayProcess> => {
  const gateway = await startGatewayProcess({
    platform,
    ...more,
    env: {
      ...more.env,
      LOG_LEVEL: 'info',
      // no request may be rejected on a slow machine: the test counts all of them
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

/** Reads a hundred people, which is more than a kilobyte of the audit trail. */
const lookAtPayers = (gateway: GatewayProcess) => ask(gateway, '{ payers(limit: 100) { size } }');

test('log and audit trail are complete and in whole lines for a slow reader', async () => {
  const gateway = await start();
  gateway.output.pause();
  // several times the buffer of a pipe, but fewer log lines than the gateway buffers
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

  // a reader that pauses for half a second at the end loses nothing
  gateway.output.pause();
  await Promise.all(Array.from({ length: 60 }, () => lookAtPayers(gateway)));
  gateway.signal('SIGTERM');
  await pause(500);
  gateway.output.resume();
  const lines = (await gateway.output.complete).trim().split('\n');
  const told = lines.map((line) => Object(JSON.parse(line)));
  // a line that was not accepted at once may be written twice
  const requestsOf = (some: typeof told) => new Set(some.map(({ requestId }) => requestId)).size;
  expect(requestsOf(told.filter(({ audit, count }) => audit === true && count === 100))).toBe(260);
  expect(requestsOf(told.filter(({ msg }) => msg === 'request'))).toBe(260);
}, 60_000);

test('changes are refused when the reader of the audit trail is gone, and reads still work', async () => {
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

test('with an audit file, a log without a reader blocks no request, and lost lines are counted later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-output-'));
  const [pipe, trail] = [join(folder, 'pipe'), join(folder, 'trail')];
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(pipe, constants.O_WRONLY);
  const gateway = await start({ standardOutput: writer, env: { AUDIT_LOG: trail } });
  closeSync(writer);
  // twice what the pipe and the gateway buffer together
  const asked = 1_200;
  for (let done = 0; done < asked; done += 40)
    await Promise.all(Array.from({ length: 40 }, () => ask(gateway, '{ payers(limit: 1) { size } }')));
  expect(await gateway.readiness()).toBe(200);
  expect(readFileSync(trail, 'utf8').trim().split('\n')).toHaveLength(asked);

  const bytes = Buffer.alloc(1024 * 1024);
  readSync(reader, bytes);
  let told = '';
  for (let waits = 0; !told.includes('lines of the log were lost') && waits < 100; waits += 1) {
    await pause(50);
    try {
      told += bytes.toString('utf8', 0, readSync(reader, bytes));
    } catch {
      // no data yet
    }
  }
  expect(told).toMatch(/"count":\d+,"msg":"lines of the log were lost/);
  gateway.signal('SIGTERM');
  expect(await gateway.exited).toEqual([0, null]);
  closeSync(reader);
  rmSync(folder, { recursive: true });
}, 60_000);
