import { readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from './command.mjs';
import { freePort } from './ports.mjs';
import { cleanedUp } from './processes.mjs';
import { findProgram, installPackages, mayInstall } from './programs.mjs';
import { createSupervisor } from './supervise.mjs';

/** Returns the folders in which Debian installs the server, newest version first. */
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

/**
 * Paths of the server programs.
 * @typedef {{ initdb: string, postgres: string, isReady: string }} ServerPrograms
 */

/** Finds the server programs, and installs them as root on Debian. Returns undefined without them. */
const provideServer = async () => {
  if (findServerProgram('initdb') === undefined && mayInstall()) {
    console.log('Installing PostgreSQL (apt-get install postgresql) …');
    await installPackages(['postgresql']);
  }
  const [initdb, postgres, isReady] = ['initdb', 'postgres', 'pg_isready'].map(findServerProgram);
  return initdb && postgres && isReady ? { initdb, postgres, isReady } : undefined;
};

/** Returns the ids of the user `postgres` when this process is root, because PostgreSQL refuses to run as root. */
const owner = async () => {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => (await run('id', [flag, 'postgres'])).output));
  return { uid: Number(uid), gid: Number(gid) };
};

/**
 * Running server.
 * @typedef {{ url: string, stop: () => Promise<void> }} OpenServer
 */

/** @typedef {ReturnType<typeof createSupervisor>} Supervisor */

/**
 * Starts a server on an empty database in a folder, and returns its URL. Its locale also converts accented letters to
 * lower case, for searches that ignore case. It does not sync to disk, because its data may be lost.
 * @param {string} folder
 * @param {Supervisor} supervisor
 * @param {ServerPrograms} programs
 * @param {readonly string[]} settings
 */
const startIn = async (folder, supervisor, { initdb, postgres, isReady }, settings) => {
  const who = await owner();
  if (who) await chown(folder, who.uid, who.gid);
  const as = who ? ['--reuid', String(who.uid), '--regid', String(who.gid), '--clear-groups'] : undefined;
  const programOf = (/** @type {string} */ program) =>
    as ? { program: 'setpriv', before: [...as, program] } : { program, before: [] };
  const made = programOf(initdb);
  const { code, output } = await run(made.program, [
    ...made.before,
    ...['--pgdata', folder, '--username', 'test', '--auth', 'trust'],
    ...['--encoding', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  ]);
  if (code !== 0) throw new Error(`initdb failed:\n${output}`);
  const port = await freePort();
  const server = programOf(postgres);
  await supervisor.start([
    {
      name: 'PostgreSQL',
      program: server.program,
      command: [
        ...server.before,
        ...['-D', folder, '-h', '127.0.0.1', '-k', '', '-p', String(port), '-N', '200'],
        ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', ...settings].flatMap((one) => ['-c', one]),
      ],
      env: {},
    },
  ]);
  let hasDied = false;
  supervisor.death.catch(() => {
    hasDied = true;
  });
  const untilReady = async () => {
    while (!hasDied && (await run(isReady, ['-q', '-U', 'test', '-h', '127.0.0.1', '-p', String(port)])).code !== 0)
      await pause(100);
  };
  await Promise.race([supervisor.death, untilReady()]);
  return `postgres://test@127.0.0.1:${port}/postgres`;
};

/**
 * Starts an empty server in a temporary folder. Removes the folder when the start fails.
 * @param {ServerPrograms} programs
 * @param {readonly string[]} settings
 * @returns {Promise<OpenServer>}
 */
const startServer = async (programs, settings) => {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-postgres-'));
  const supervisor = createSupervisor((_name, line) => /PANIC/.test(line) && console.log(line));
  const stop = cleanedUp(async () => {
    await supervisor.stop();
    await rm(folder, { recursive: true, force: true });
  });
  try {
    return { url: await startIn(folder, supervisor, programs, settings), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Returns the size of a database as text, or `an unknown size` without `psql`. @param {string} url */
export const databaseSize = async (url) => {
  const psql = findServerProgram('psql');
  const asked = ['-At', '-c', 'select pg_size_pretty(pg_database_size(current_database()))', url];
  const { code, output } = psql ? await run(psql, asked) : { code: 127, output: '' };
  return code === 0 ? output.trim() : 'an unknown size';
};

/**
 * Returns the server at DATABASE_URL, or starts one when PostgreSQL is installed or can be. Otherwise it prints a
 * message and returns undefined.
 * @param {readonly string[]} [settings] of a started server, such as `shared_buffers=1GB`
 * @returns {Promise<OpenServer | undefined>}
 */
export const openPostgres = async (settings = []) => {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const programs = await provideServer();
  if (programs) return startServer(programs, settings);
  console.log(`No PostgreSQL is installed (looked as ${userInfo().username}), and DATABASE_URL names none.`);
  return undefined;
};
