// Child processes that end with this process, and cleanups that a signal does not skip.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Signals a process group. Returns false when it has no processes left, or the system has no process groups.
 * @param {number | undefined} leader
 * @param {NodeJS.Signals} signal
 */
export const signalGroup = (leader, signal) => {
  try {
    return leader !== undefined && process.kill(-leader, signal);
  } catch {
    return false;
  }
};

/** Returns the parent of a process, from /proc of Linux (proc(5)). @param {string} pid */
const parentOf = (pid) => {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined; // it has ended
  }
};

/** Returns the processes that this process and its child processes have started. On Linux only. */
const descendants = () => {
  const found = [process.pid];
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => ({ pid: Number(pid), parent: parentOf(pid) }));
    // iteration over an array includes entries that are added meanwhile
    for (const one of found) found.push(...all.filter(({ parent }) => parent === one).map(({ pid }) => pid));
  } catch {
    // the system has no /proc
  }
  return found.slice(1);
};

/** Leaders of process groups that this process has started and that still run. @type {Set<ChildProcess>} */
const leaders = new Set();

/** Kills everything that this process has started, also groups of which it does not know. */
const killAll = () => {
  const pids = descendants(); // before their parents end
  for (const { pid } of leaders) signalGroup(pid, 'SIGKILL');
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has ended
    }
  }
};

let isWatching = false;

/**
 * Starts a program. When this process exits, the program and all processes that it has started are killed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options `detached` for its own process group
 */
export const startProcess = (program, args, options) => {
  if (!isWatching) process.once('exit', killAll);
  isWatching = true;
  const child = spawn(program, args, options);
  if (options.detached) {
    leaders.add(child);
    child.once('exit', () => leaders.delete(child));
  }
  return child;
};

/** @type {Set<() => Promise<void>>} */
const cleanUps = new Set();

/**
 * Registers the cleanup of something that was started. A signal runs it too (tools/run/until-stopped.mjs).
 * @param {() => Promise<void>} cleanUp
 * @returns function that runs the cleanup
 */
export const cleanedUp = (cleanUp) => {
  const once = async () => {
    cleanUps.delete(once);
    await cleanUp();
  };
  cleanUps.add(once);
  return once;
};

/** Time limit of all cleanups, in milliseconds. It is above the one of a graceful stop. */
const CLEANUP_LIMIT = 15_000;

/** Runs the registered cleanups. One that fails or hangs does not prevent the others. */
export const cleanUpAll = () =>
  Promise.race([Promise.allSettled([...cleanUps].map((cleanUp) => cleanUp())), pause(CLEANUP_LIMIT)]);
