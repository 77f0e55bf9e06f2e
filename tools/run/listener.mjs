import { readFile, readdir, readlink } from 'node:fs/promises';

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
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0').filter(Boolean);
    // only the program and its first word that is no option, usually a script: options may contain secrets
    const name = [words[0], words.slice(1).find((word) => !word.startsWith('-'))].filter(Boolean).join(' ');
    return { pid: Number(pid), name: name.slice(0, 200) };
  }
  return undefined;
};
