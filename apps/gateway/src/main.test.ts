// Guards: A process that stops under load answers every accepted request first. It listens on its address only, and its port of the metrics serves no API.
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startPlatform } from '@backoffice/platform/testing';
import { startGatewayProcess } from './testing/gateway-process.ts';
import { until } from './testing/until.ts';

const platform = await startPlatform({ payments: 0 });
const token = await platform.tokenFor('administrador');
/** Milliseconds for the load balancer to notice. */
const DRAIN_DELAY = 2_000;
const metricsPort = await freePort();

const gateway = await startGatewayProcess({
  platform,
  env: {
    LOG_LEVEL: 'info',
    DRAIN_DELAY_MS: String(DRAIN_DELAY),
    METRICS_PORT: String(metricsPort),
    GATEWAY_HOST: '127.0.0.1',
  },
});
const { origin, port, readiness } = gateway;
afterAll(async () => {
  gateway.signal('SIGKILL');
  await platform.close();
});

const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

/** A client that keeps its connection until an answer ends it, as a balancer does. */
const createClient = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: async (query: string): Promise<string> => {
      const sending = httpRequest(`${origin}/graphql`, { method: 'POST', agent, headers });
      sending.end(JSON.stringify({ query }));
      const [response] = await once(sending, 'response');
      return `${response.statusCode} ${await text(response)}`;
    },
    close: () => agent.destroy(),
  };
};

const aLink = async () => {
  const { id } = await platform.addExportFile(20_000_000);
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: `mutation { createExportDownload(id: "${id}") { download { url } } }` }),
  });
  const url = /"url":"([^"]+)"/.exec(await response.text())?.[1] ?? '';
  return { url: origin + url, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

test('the health is also at the port of the metrics, where clients take no connections', async () => {
  const live = await fetch(`http://127.0.0.1:${metricsPort}/health/live`);
  expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/health/ready`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/graphql`, { method: 'POST' })).status).toBe(404);
});

test('a log line is written soon, even if no other follows', async () => {
  const { ask, close } = createClient();
  await ask('query Alone { viewer { username } }');
  const lines = () => gateway.output.soFar().split('\n');
  await until(() => lines().some((line) => line.endsWith('"msg":"request"}')));
  expect(lines().filter((line) => line.endsWith('"msg":"request"}')).length).toBe(1);
  close();
});

test('the gateway listens on the configured address only', async () => {
  expect(await readiness()).toBe(200);
  await expect(fetch(`http://127.0.0.2:${port}/health/ready`)).rejects.toThrow('fetch failed');
  await expect(fetch(`http://127.0.0.2:${metricsPort}/metrics`)).rejects.toThrow('fetch failed');
});

test('the port of the metrics serves metrics, which the port of clients does not, and neither GraphQL nor settings', async () => {
  const own = `http://127.0.0.1:${metricsPort}`;
  expect(await (await fetch(`${own}/metrics`)).text()).toContain('gateway_requests_in_flight');
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  for (const path of ['/graphql', '/config.json']) expect((await fetch(own + path)).status).toBe(404);
});

test('a stopped gateway becomes unready, answers and logs all requests, then ends', async () => {
  const { url, cookie } = await aLink();
  const download = await fetch(url, { headers: { cookie } });
  const slow = createClient();
  const clients = Array.from({ length: 8 }, createClient);
  const ending = { asked: false };
  const answers: string[] = [];
  const load = clients.map(async ({ ask }) => {
    while (!ending.asked) answers.push(await ask('{ collectors(limit: 1) { rows { id } } }'));
  });
  const unused = connect(port, '127.0.0.1');
  const fresh = connect(port, '127.0.0.1');
  await pause(500);
  platform.faults.set({ service: 'payer', fault: { kind: 'delay', ms: DRAIN_DELAY + 4_000 } });
  const late = slow.ask('{ payers(limit: 1) { rows { id } } }');
  await pause(200);

  gateway.signal('SIGTERM');
  gateway.signal('SIGINT');
  const askedAt = performance.now();
  await until(async () => (await readiness()) === 503);
  const before = answers.length;
  const passed = () => performance.now() - askedAt;
  const isAnswering = () => answers.length > before + clients.length;
  // on a busy machine an answer may take a while
  while (passed() < DRAIN_DELAY / 2 || (!isAnswering() && passed() < 0.9 * DRAIN_DELAY)) await pause(20);
  expect(isAnswering()).toBe(true);
  ending.asked = true;
  await Promise.all(load);

  // a connection from before the stop, with its first request now
  await pause(Math.max(0, askedAt + DRAIN_DELAY + 200 - performance.now()));
  fresh.end('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await text(fresh)).toMatch(/^HTTP\/1.1 200 OK\r\n/);

  expect(answers.filter((answer) => !answer.startsWith('200 {"data":{"collectors":'))).toEqual([]);
  expect(await late).toMatch(/^200 \{"data":\{"payers":/);
  expect((await download.arrayBuffer()).byteLength).toBe(20_000_000);
  expect(await gateway.exited).toEqual([0, null]);
  const lines = (await gateway.output.complete).split('\n');
  expect(lines.filter((line) => line.endsWith('"msg":"stopping"}')).length).toBe(1);
  const logged = lines.filter((line) => line.endsWith('"msg":"request"}'));
  // plus the requests for the link, the slow one, and that of an earlier test
  expect(logged.length).toBe(answers.length + 3);
  unused.destroy();
  for (const { close } of [slow, ...clients]) close();
}, 120_000);
