// Guards: When no PostgreSQL server starts for the tests, its folder is removed and nothing asks for it any more.
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'backoffice-no-postgres-'));
const [programs, temporary] = [join(folder, 'bin'), join(folder, 'tmp')];
const asked = join(folder, 'asked');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a program of the shell into the first folder of PATH. */
const writeProgram = (name: string, script: string): void => {
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, name), 0o755);
};

beforeEach(() => {
  rmSync(asked, { force: true });
  for (const one of [programs, temporary]) mkdirSync(one, { recursive: true });
  writeProgram('initdb', 'exit 0');
  writeProgram('postgres', 'sleep 1; echo "the server has no memory"; exit 1');
  writeProgram('pg_isready', `echo asked >> ${asked}; exit 2`);
  writeProgram('id', 'echo 0'); // as root, the server would run as the user `postgres`, who may be missing
});

/**
 * Opens a server in a process of its own. Prints the failure and the folders that are left at that moment. The process
 * then has to end by itself.
 */
const open = (): Promise<{ readonly output: string; readonly hasEnded: boolean }> => {
  const { DATABASE_URL: _given, PATH = '', ...environment } = process.env;
  const script = `
    import { readdirSync } from 'node:fs';
    import { openPostgres } from ${JSON.stringify(new URL('run/postgres.mjs', import.meta.url).href)};
    const message = await openPostgres().then(() => 'it started', (error) => error.message);
    console.log(message, readdirSync(${JSON.stringify(temporary)}).length, 'folders');`;
  const env = { ...environment, PATH: `${programs}:${PATH}`, TMPDIR: temporary };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { env, timeout: 15_000, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => resolve({ output: `${stdout}${stderr}`, hasEnded: error === null }),
    );
  });
};

test('a failed initdb leaves no folder', async () => {
  writeProgram('initdb', 'echo "no room"; exit 1');
  const { output, hasEnded } = await open();
  expect(output).toContain('initdb failed:\nno room');
  expect([hasEnded, readdirSync(temporary)]).toEqual([true, []]);
});

test('a server that dies before it is ready leaves no folder, and is no longer asked', async () => {
  const { output, hasEnded } = await open();
  expect(output).toContain('the server has no memory');
  expect(output).toContain('0 folders');
  expect(existsSync(asked)).toBe(true);
  expect([hasEnded, readdirSync(temporary)]).toEqual([true, []]);
});
