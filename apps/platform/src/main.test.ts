// Guards: Data survives kills and restarts; a second process is refused; wrong settings prevent the start.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Payer } from '@backoffice/contracts/payer';
import type { PaymentPage } from '@backoffice/contracts/payment';
import { callsTo } from './testing/calls.ts';
import { freePort } from './testing/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'platform-main-'));
const lock = join(folder, '.lock');
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;

/** Starts the platform as a separate process on the folder. */
function start(payments: number, more: Readonly<Record<string, string>> = {}) {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PLATFORM_PORT: String(port),
      PLATFORM_DATA_DIR: folder,
      PLATFORM_PAYMENTS: String(payments),
      PLATFORM_CONTROL: 'true',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  return {
    pid: child.pid,
    errors: () => errors,
    exited: once(child, 'exit').then(([code]) => Number(code)),
    end: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

const isReady = () => fetch(`${origin}/health/ready`).then(({ ok }) => ok, () => false); // oxfmt-ignore

/** Waits about a minute for a condition. When the process ends first, the error has its output. */
async function until(holds: () => boolean | Promise<boolean>, running: ReturnType<typeof start>): Promise<void> {
  const life = { ended: false };
  void running.exited.then(() => (life.ended = true));
  for (let waits = 0; !(await holds()); waits += 1) {
    if (life.ended || waits > 1_200) throw new Error(`The platform is not there: ${running.errors()}`);
    await pause(50);
  }
}

test('the platform keeps its data through kills and restarts, and refuses a second process on the same data', async () => {
  // a process killed during the first seed starts over
  const first = start(500_000);
  await until(() => existsSync(join(folder, 'database', 'PG_VERSION')), first);
  await pause(3_000);
  expect(await isReady()).toBe(false);
  first.end('SIGKILL');
  await first.exited;
  expect(existsSync(lock)).toBe(true);

  const second = start(20);
  await until(isReady, second);
  const countPayments = async () => (await callsTo(origin).read<PaymentPage>('/payment/pagos')).size;
  expect(await countPayments()).toBe(20);
  const { body } = await callsTo(origin).post<Payer>('/payer/', { name: 'Ana Sosa', email: 'ana@correo.example' });

  // a second process is refused, and the message names the first
  const third = start(20, { PLATFORM_PORT: '0' });
  expect(await third.exited).toBe(1);
  expect(third.errors()).toContain(`in use by process ${String(second.pid)}`);
  expect(await isReady()).toBe(true);

  // a killed process has lost no answered change, and the data is not seeded again
  second.end('SIGKILL');
  await second.exited;
  const fourth = start(50);
  await until(isReady, fourth);
  expect(await countPayments()).toBe(20);
  expect(await callsTo(origin).read<Payer>(`/payer/${body.id}`)).toEqual(body);

  // a process that is asked to stop finishes the requests in progress
  const fault = { service: 'collector', fault: { kind: 'delay', ms: 3_000 } };
  await callsTo(origin).put('/control/faults', fault);
  const inFlight = callsTo(origin).get('/collector/variables');
  await pause(1_000);
  fourth.end('SIGTERM');
  expect((await inFlight).status).toBe(200);
  expect(await fourth.exited).toBe(0);
  expect(existsSync(lock)).toBe(false);
  expect(fourth.errors()).toBe('');
}, 180_000);

test('wrong settings are reported and prevent the start', async () => {
  const { exited, errors } = start(20, { PLATFORM_CONTROL: 'perhaps' });
  expect(await exited).toBe(1);
  expect(errors()).toBe('The platform cannot start:\n- PLATFORM_CONTROL takes true or false, not "perhaps".\n');
});

test('in production, an open sign-in logs a warning, and the services require a token', async () => {
  const running = start(0, { NODE_ENV: 'production', PLATFORM_CONTROL: 'false', PLATFORM_SIGN_IN: 'true' });
  await until(isReady, running);
  expect(running.errors()).toContain('ANYBODY CAN SIGN IN HERE');
  const statusWith = async (authorization: string) =>
    (await fetch(`${origin}/payer/payer`, { headers: { authorization } })).status;
  expect(await statusWith('')).toBe(401);
  expect(await statusWith('Bearer a.b.c')).toBe(401);
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  running.end('SIGTERM');
  expect(await running.exited).toBe(0);
});
