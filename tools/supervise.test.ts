// Guards: npm start stops every service that it started.
import { createServer } from 'node:http';
import { freePort, requireFreePorts } from './run/ports.mjs';
import { local, type Service } from './run/services.mjs';
import { createSupervisor } from './run/supervise.mjs';

const script = (name: string, code: string, ready?: string): Service => ({
  name,
  command: ['--eval', code],
  env: {},
  ...(ready === undefined ? {} : { ready }),
});

const server = (name: string, port: number): Service =>
  script(
    name,
    `require('http').createServer((_q, a) => a.end('ok')).listen(${port}, () => console.log('up'))`,
    local(port),
  );

test('starts services, hands on what they write, and stops them', async () => {
  const port = await freePort();
  const lines: string[] = [];
  const supervisor = createSupervisor((service, line) => lines.push(`${service}: ${line}`));
  await supervisor.start([server('shop', port)]);
  expect((await fetch(local(port))).status).toBe(200);
  expect(lines).toEqual(['shop: up']);
  await supervisor.stop();
  await expect(fetch(local(port))).rejects.toThrow('fetch failed');
});

test('a service that ends before it is ready is told with its last words', async () => {
  const supervisor = createSupervisor(() => undefined);
  const failing = script('bank', "console.error('no money'); process.exit(3);", local(await freePort()));
  await expect(supervisor.start([failing])).rejects.toThrow(
    'The bank stopped with exit code 3. It last said:\n  no money',
  );
  await supervisor.stop();
});

test('when one service dies, whoever waits for the end hears of it', async () => {
  const port = await freePort();
  const supervisor = createSupervisor(() => undefined);
  await supervisor.start([server('shop', port), script('bank', 'setTimeout(() => process.exit(1), 500)')]);
  await expect(supervisor.death).rejects.toThrow('The bank stopped with exit code 1.');
  await supervisor.stop();
});

test('a service that does not want to stop is killed', async () => {
  const port = await freePort();
  const supervisor = createSupervisor(() => undefined);
  const stubborn = server('shop', port);
  await supervisor.start([
    { ...stubborn, command: ['--eval', `process.on('SIGTERM', () => {}); ${stubborn.command[1] ?? ''}`] },
  ]);
  await supervisor.stop();
  await expect(fetch(local(port))).rejects.toThrow('fetch failed');
});

test('a port that somebody uses is told by its number', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  await expect(requireFreePorts([[port, 'the shop', '--port']])).rejects.toThrow(
    `Port ${port} (the shop) is taken: another back-office may be running.`,
  );
  other.close();
});
