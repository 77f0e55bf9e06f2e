// Guards: The process on a taken port is named by its program and script, never by a word that may be a secret.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenerAt } from './run/listener.mjs';
import { freePort } from './run/ports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'backoffice-listener-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = join(folder, 'shop.cjs');
const serve = (port: number): string =>
  `require('node:http').createServer(() => undefined).listen(${port}, () => console.log('up'));`;

test.each([
  ['a script', () => [script, '--password', 'secret'], ` ${script}`],
  ['a script after an option with a value', () => ['--conditions', 'secret', 'shop.cjs', 'secret'], ' shop.cjs'],
  ['no script', (port: number) => ['--eval', serve(port), '--', '--password', 'secret'], ''],
])('the process of %s is named without its other words', async (_kind, wordsFor, shown) => {
  const port = await freePort();
  writeFileSync(script, serve(port));
  const child = spawn(process.execPath, wordsFor(port), { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const listener = await listenerAt(port);
  child.kill();
  await once(child, 'exit');
  expect(listener).toEqual({ pid: child.pid, name: `${process.execPath}${shown}` });
});
