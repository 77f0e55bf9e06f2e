// Guards: npm start opens the application last, shows a starting page until then, and stops all processes that it started.
import { createServer } from 'node:http';
import { freePort, requireFreePorts } from './run/ports.mjs';
import { local, type Service } from './run/services.mjs';
import { showStartingPage, startBehind } from './run/starting-page.mjs';
import { createSupervisor } from './run/supervise.mjs';

/** Cleanup of processes that a failed test leaves running, which would keep Jest from ending. */
const left: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(left.splice(0).map((stop) => stop()));
});
const startSupervisor = (...given: Parameters<typeof createSupervisor>) => {
  const supervisor = createSupervisor(...given);
  left.push(() => supervisor.stop());
  return supervisor;
};

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

test('services are started, their output is forwarded, and they are stopped', async () => {
  const port = await freePort();
  const lines: string[] = [];
  const supervisor = startSupervisor((service, line) => lines.push(`${service}: ${line}`));
  await supervisor.start([server('shop', port)]);
  expect((await fetch(local(port))).status).toBe(200);
  expect(lines).toEqual(['shop: up']);
  await supervisor.stop();
  await expect(fetch(local(port))).rejects.toThrow('fetch failed');
});

test('the address of the last service shows the starting page until that service is ready', async () => {
  const [shop, bank] = [await freePort(), await freePort()];
  const isReady = async () => (await fetch(`${local(shop)}/health/ready`)).status;
  const page = await showStartingPage(shop);
  left.push(page.close);
  const supervisor = startSupervisor(() => undefined);
  const slowly = server('bank', bank);
  const starting = startBehind(
    page,
    supervisor,
    [
      { ...slowly, command: ['--eval', `setTimeout(() => { ${slowly.command[1] ?? ''} }, 1_000)`] },
      server('shop', shop),
    ],
    60_000,
  );
  expect(await isReady()).toBe(503);
  const answer = await fetch(`${local(shop)}/pagos`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.text()).toContain('El back-office se está iniciando');
  await expect(fetch(local(bank))).rejects.toThrow('fetch failed');

  await starting;
  expect(await isReady()).toBe(200);
  expect((await fetch(local(bank))).status).toBe(200);
  await supervisor.stop();
});

test('a stop during the start prevents the start of further services', async () => {
  let wake = (): void => undefined;
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  const supervisor = startSupervisor(() => wake());
  const [first, second] = [await freePort(), await freePort()];
  const late = server('bank', first);
  const onlyWhenStopped = `process.on('SIGTERM', () => { ${late.command[1] ?? ''}; setTimeout(() => process.exit(0), 2_000); }); console.log('asleep'); setInterval(() => {}, 1_000);`;
  const starting = supervisor.start([{ ...late, command: ['--eval', onlyWhenStopped] }, server('shop', second)]);
  starting.catch(() => undefined);
  await asleep;
  await supervisor.stop();
  await expect(starting).rejects.toThrow('The start was stopped.');
  await expect(fetch(local(second))).rejects.toThrow('fetch failed');
});

test('a service that ends before it is ready is reported with its last output', async () => {
  const supervisor = startSupervisor(() => undefined);
  const failing = script('bank', "console.error('no money'); process.exit(3);", local(await freePort()));
  await expect(supervisor.start([failing])).rejects.toThrow(
    'The bank stopped with exit code 3. It last said:\n  no money',
  );
  await supervisor.stop();
});

test.each(['', local(1)])('a program that is not there is reported, with the readiness address %j', async (ready) => {
  const supervisor = startSupervisor(() => undefined);
  const missing: Service = { name: 'bank', program: 'a-program-that-is-not-there', command: [], env: {} };
  await expect(supervisor.start([ready === '' ? missing : { ...missing, ready }])).rejects.toThrow(
    'The bank could not be started: spawn a-program-that-is-not-there ENOENT.',
  );
  await supervisor.stop();
});

test('`death` rejects when a service ends', async () => {
  const port = await freePort();
  const supervisor = startSupervisor(() => undefined);
  await supervisor.start([server('shop', port), script('bank', 'setTimeout(() => process.exit(1), 500)')]);
  await expect(supervisor.death).rejects.toThrow('The bank stopped with exit code 1.');
  await supervisor.stop();
});

test('a service that ignores the stop is killed', async () => {
  const port = await freePort();
  const supervisor = startSupervisor(() => undefined);
  const stubborn = server('shop', port);
  await supervisor.start([
    { ...stubborn, command: ['--eval', `process.on('SIGTERM', () => {}); ${stubborn.command[1] ?? ''}`] },
  ]);
  await supervisor.stop();
  await expect(fetch(local(port))).rejects.toThrow('fetch failed');
});

test('a port in use is reported with its number', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  await expect(requireFreePorts([[port, 'the shop', '--port']])).rejects.toThrow(
    // with process id and name, when the system shows them
    new RegExp(
      `^Port ${port} \\(the shop\\) is taken by process ${process.pid} \\(.*node.*\\): another back-office may`,
    ),
  );
  other.close();
});
