// npm run test:postgres: the tests of the platform and the gateway on a PostgreSQL server: the one at DATABASE_URL, or one
// that is started for the time of the tests where PostgreSQL is installed.
import { readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from './run/command.mjs';
import { installIfNeeded } from './run/install.mjs';
import { runJest } from './run/jest.mjs';
import { freePort } from './run/ports.mjs';
import { findProgram, installPackages, mayInstall } from './run/programs.mjs';
import { createSupervisor } from './run/supervise.mjs';

/** Debian keeps the server of each version in a folder of its own; the newest first. */
const serverFolders = () => {
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => `/usr/lib/postgresql/${version}/bin`);
  } catch {
    return [];
  }
};

/** @param {string} name */
const findServerProgram = (name) =>
  findProgram(
    [name],
    serverFolders().map((folder) => join(folder, name)),
  );

/** The programs of a server; installs them when it may. */
const provideServer = async () => {
  if (findServerProgram('initdb') === undefined && mayInstall()) {
    console.log('Installing PostgreSQL for the tests (apt-get install postgresql) …');
    await installPackages(['postgresql']);
  }
  const [initdb, postgres, isReady] = ['initdb', 'postgres', 'pg_isready'].map(findServerProgram);
  return initdb && postgres && isReady ? { initdb, postgres, isReady } : undefined;
};

/** PostgreSQL refuses to be run by root: then its own user runs it. */
const owner = async () => {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => (await run('id', [flag, 'postgres'])).output));
  return { uid: Number(uid), gid: Number(gid) };
};

/**
 * A server of our own, with nothing in it. What is lost when it is killed does not matter: it does not wait for the disk.
 * @param {{ initdb: string, postgres: string, isReady: string }} programs
 */
const startServer = async ({ initdb, postgres, isReady }) => {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-postgres-'));
  const who = await owner();
  if (who) await chown(folder, who.uid, who.gid);
  const as = who ? ['--reuid', String(who.uid), '--regid', String(who.gid), '--clear-groups'] : undefined;
  const programOf = (/** @type {string} */ program) =>
    as ? { program: 'setpriv', before: [...as, program] } : { program, before: [] };
  const made = programOf(initdb);
  const { code, output } = await run(made.program, [
    ...made.before,
    ...['--pgdata', folder, '--username', 'test', '--auth', 'trust', '--encoding', 'UTF8', '--no-locale', '--no-sync'],
  ]);
  if (code !== 0) throw new Error(`initdb failed:\n${output}`);
  const port = await freePort();
  const server = programOf(postgres);
  const supervisor = createSupervisor((_name, line) => /PANIC/.test(line) && console.log(line));
  await supervisor.start([
    {
      name: 'PostgreSQL',
      program: server.program,
      command: [
        ...server.before,
        ...['-D', folder, '-h', '127.0.0.1', '-k', '', '-p', String(port), '-N', '200'],
        ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
      ],
      env: {},
    },
  ]);
  const untilReady = async () => {
    while ((await run(isReady, ['-q', '-U', 'test', '-h', '127.0.0.1', '-p', String(port)])).code !== 0)
      await pause(100);
  };
  await Promise.race([untilReady(), supervisor.death]);
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  return {
    url,
    stop: async () => {
      await supervisor.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const test = async () => {
  await installIfNeeded();
  const given = process.env['DATABASE_URL'];
  const programs = given ? undefined : await provideServer();
  if (!given && !programs) {
    console.log(
      `No PostgreSQL is installed (looked as ${userInfo().username}), and DATABASE_URL names none: nothing was tested.`,
    );
    return;
  }
  const server = given
    ? { url: given, stop: () => Promise.resolve() }
    : await startServer(/** @type {NonNullable<typeof programs>} */ (programs));
  try {
    const patterns = process.argv.length > 2 ? process.argv.slice(2) : ['apps/platform', 'apps/gateway'];
    const { passed, failed, output } = await runJest('unit', {
      patterns,
      show: true,
      workers: 2,
      globals: { testDatabaseServer: server.url },
    });
    if (failed > 0) console.log(output);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
};

await test();
