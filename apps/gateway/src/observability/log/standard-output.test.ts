// Guards: A full blocking pipe whose reader does not read does not stop a process whose audit trail is in a file.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

test('lines beyond the capacity of a blocking pipe are dropped, and the process goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'standard-output-'));
  const [pipe, script] = [join(folder, 'pipe'), join(folder, 'script.mjs')];
  // bundled as in an image: the TypeScript loader would make the pipe non-blocking
  buildSync({
    entryPoints: [fileURLToPath(new URL('standard-output.ts', import.meta.url))],
    outfile: join(folder, 'standard-output.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  writeFileSync(
    script,
    `import { openStandardOutput } from './standard-output.mjs';
const { log } = openStandardOutput(false);
for (let line = 0; line < 5_000; line += 1) log.write('x'.repeat(200) + '\\n');`,
  );
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(pipe, constants.O_WRONLY);
  const child = spawn(process.execPath, [script], { stdio: ['ignore', writer, 'inherit'] });
  closeSync(writer);
  const kill = setTimeout(() => child.kill('SIGKILL'), 8_000);
  const ended = await once(child, 'exit');
  clearTimeout(kill);
  closeSync(reader);
  rmSync(folder, { recursive: true });
  expect(ended).toEqual([0, null]);
}, 15_000);
