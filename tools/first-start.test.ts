// Guards: The first start reports problems of the machine, and Ctrl-C during an install leaves no process behind.
// Services may be at other addresses, and the greeting lists what does not answer.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run/command.mjs';
import { remarksOf } from './run/greeting.mjs';
import { freePort } from './run/ports.mjs';
import { withProgress } from './run/progress.mjs';
import { gatewaySettings, servicesAt, servicesElsewhere } from './run/services.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-start-'));
  cpSync(`${root}tools/start.mjs`, join(folder, 'tools/start.mjs'), { recursive: true });
  cpSync(`${root}tools/run`, join(folder, 'tools/run'), { recursive: true });
  mkdirSync(join(folder, 'packages/contracts/src'), { recursive: true });
  const urls = 'packages/contracts/src/service-urls.generated.json';
  cpSync(root + urls, join(folder, urls));
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{"node_modules/one":{"version":"1.0.0"}}}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces npm with a script. */
const npmIs = (script: string) => {
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'npm'), 0o755);
};
const environment = () => ({ ...process.env, PATH: `${folder}:${process.env['PATH']}` });
const lineOf = async (...more: string[]) => [
  ...more,
  join(folder, 'tools/start.mjs'),
  `--port=${await freePort()}`,
  `--platform-port=${await freePort()}`,
];
const startIt = async (...more: string[]) =>
  spawnSync(process.execPath, await lineOf(...more), { encoding: 'utf8', env: environment() });

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const until = async (holds: () => boolean) => {
  for (let waits = 0; !holds() && waits < 400; waits += 1) await pause(25);
  expect(holds()).toBe(true);
};

test('Ctrl-C during an install leaves no process running, and the next start installs again', async () => {
  // like npm, the script and its children ignore Ctrl-C
  npmIs(`trap '' INT TERM HUP; sleep 60 & echo $$ $! > ${folder}/made; mv ${folder}/made ${folder}/pids; wait`);
  const command = [process.execPath, ...(await lineOf())].join(' ');
  const terminal = spawn('script', ['-q', '-e', '-c', command, '/dev/null'], { env: environment() });
  const ended = once(terminal, 'exit');
  await until(() => existsSync(join(folder, 'pids')));
  const pids = readFileSync(join(folder, 'pids'), 'utf8').trim().split(' ').map(Number);
  expect(pids.map(isThere)).toEqual([true, true]);
  terminal.stdin.write('\u0003');
  expect(await ended).toEqual([130, null]);
  await until(() => !pids.some(isThere));
  npmIs(`touch ${folder}/again; echo no network; exit 1`);
  const { status, stderr } = await startIt();
  expect([status, stderr]).toEqual([1, 'npm ci failed:\nno network\n\n']);
  expect(existsSync(join(folder, 'again'))).toBe(true);
}, 30_000);

test('a Node that is too old is reported before any other error', async () => {
  const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.8'})`;
  const { status, stderr } = await startIt('--import', older);
  expect([status, stderr]).toEqual([1, 'Node 18.20.8 is too old: 20.19 or newer is needed.\n']);
});

test('a full disk is reported as such', async () => {
  npmIs('echo npm error nospc ENOSPC: no space left on device, write; exit 1');
  expect((await startIt()).stderr).toContain('npm ci failed: the disk is full. Make room, then start again.');
});

test('an address of a service in the environment overrides the default', () => {
  const elsewhere = servicesElsewhere({ BIN_URL: 'http://localhost:4400', PAYER_URL: '', HOME: '/' });
  expect(elsewhere).toEqual({ BIN_URL: 'http://localhost:4400' });
  const settings = gatewaySettings({ gateway: 1, platform: 2 }, { dataDir: folder, elsewhere });
  expect(settings).toMatchObject({ BIN_URL: 'http://localhost:4400', PAYER_URL: 'http://localhost:2/payer' });
});

test('the greeting lists services with another address, and services and stores that do not answer', async () => {
  const state = { memory: 'lost', activity: 'waiting' };
  const server = createServer((_request, response) => void response.end(JSON.stringify(state)));
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const [here, nowhere] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await freePort()}`];
  const remarks = await remarksOf(here, { BIN_URL: here, PAYER_URL: nowhere }, { BATCH_URL: here, LOTE_URL: nowhere });
  expect(remarks).toEqual([
    `Elsewhere:    BIN_URL ${here}`,
    `Elsewhere:    PAYER_URL ${nowhere}  AWAY: nothing answers there`,
    expect.stringContaining(`AWAY:         LOTE_URL ${nowhere}: nothing answers there`),
    expect.stringContaining('AWAY:         Redis (REDIS_URL)'),
    expect.stringContaining('AWAY:         the store of the activity'),
  ]);
  Object.assign(state, { memory: 'alone', activity: 'written' });
  expect(await remarksOf(here, {})).toEqual([]);
  server.close();
});

test('of the 17 services, those without another address are at the platform', () => {
  const left = servicesAt('http://localhost:2', { BIN_URL: 'http://localhost:4400' });
  expect(Object.keys(left)).toHaveLength(16);
  expect(left).toMatchObject({ PAYER_URL: 'http://localhost:2/payer' });
});

test('slow work is reported, and fast work is not', async () => {
  const said: string[] = [];
  const options = { first: 20, next: 20, say: (line: string) => void said.push(line) };
  expect(await withProgress('Building', () => Promise.resolve(1), options)).toBe(1);
  expect(said).toEqual([]);
  await withProgress('Building', () => pause(200), options);
  expect(said.slice(0, 2)).toEqual(['Building …', 'Building … 0 s']);
});
