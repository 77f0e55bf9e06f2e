import { readFile, readdir, readlink, stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/** State of a listening socket in /proc/net/tcp (proc(5)). */
const LISTENS = '0A';

/** Returns the identifiers of the sockets that listen on a port. @param {number} port */
const socketsAt = async (port) => {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
  );
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return tables
    .flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)))
    .filter(([, address = '', , state]) => address.endsWith(end) && state === LISTENS)
    .map((columns) => `socket:[${columns[9]}]`);
};

/** @param {string} pid @param {readonly string[]} sockets */
const holds = async (pid, sockets) => {
  const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const targets = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')));
  return targets.some((target) => sockets.includes(target));
};

/**
 * Returns the first word that is an existing file, usually the script. Other words may be secrets: `--password secret`.
 * @param {string} pid
 * @param {readonly string[]} words
 */
const scriptAmong = async (pid, words) => {
  for (const word of words) {
    const isFile = await stat(resolve(`/proc/${pid}/cwd`, word))
      .then((found) => found.isFile())
      .catch(() => false);
    if (isFile) return word;
  }
  return undefined;
};

/**
 * Returns name and id of the process that listens on a port, from /proc of Linux. Undefined when there is none, or when
 * this user may not see it.
 * @param {number} port
 */
export const listenerAt = async (port) => {
  const sockets = await socketsAt(port);
  if (sockets.length === 0) return undefined;
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of processes) {
    if (!(await holds(pid, sockets))) continue;
    const [program, ...words] = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
      .split('\0')
      .filter(Boolean);
    const name = [program, await scriptAmong(pid, words)].filter(Boolean).join(' ');
    return { pid: Number(pid), name: name.slice(0, 200) };
  }
  return undefined;
};
