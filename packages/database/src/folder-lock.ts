import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Contents of the lock files held by this process. */
const ours = new Set<string>();

/** Milliseconds between two renewals of a lock: its process sets the time of the file. */
const BETWEEN_RENEWALS = 10_000;
/** Milliseconds without a renewal after which a lock of another host is stale. A long query blocks the renewal. */
const SILENCE = 60_000;

/**
 * Locks a data folder for one process: two embedded databases on one folder would corrupt it. Replaces a lock whose
 * process no longer runs. A process of another host, such as a second container on the volume, cannot be looked up: its
 * lock is replaced a minute after the last renewal. Throws FolderInUseError if another process holds the lock, or this
 * process already does.
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true });
  const file = resolve(join(folder, '.lock'));
  const content = `${process.pid} ${hostname()} ${randomUUID()}`;
  take(file, content);
  ours.add(content);
  const renewal = setInterval(() => renew(file, content), BETWEEN_RENEWALS).unref();
  return {
    release: () => {
      clearInterval(renewal);
      ours.delete(content);
      if (contentOf(file) === content) rmSync(file, { force: true });
    },
  };
}

/** Creates a lock. It gets its name only with its content, so that nobody reads an empty one. */
function take(file: string, content: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    let isTaken = isLinked(draft, file);
    while (!isTaken) {
      const found = contentOf(file);
      if (found !== undefined && isHeld(file, found)) throw inUse(file, found);
      isTaken = found === undefined ? isLinked(draft, file) : isReplaced(file, found, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Replaces a stale lock in one step, under a second lock. Without the second lock, two processes might replace each
 * other's new lock.
 * @returns false when another process has replaced or released the stale lock meanwhile
 */
const isReplaced = (file: string, stale: string, draft: string): boolean => {
  const replacement = `${file}.replaced`;
  take(replacement, readFileSync(draft, 'utf8'));
  try {
    if (contentOf(file) !== stale) return false;
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(replacement, { force: true });
  }
};

/** Error for a data folder that is in use. The message names the process, the folder and the lock file. */
class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** Returns process id and host of a lock. A lock of an earlier version names no host; it counts as one of this host. */
const holderOf = (content: string): { readonly pid: number; readonly host: string } => {
  const [pid, host = hostname()] = content.split(' ');
  return { pid: Number(pid), host };
};

const inUse = (file: string, content: string) => {
  const { pid, host } = holderOf(content);
  const holder = host === hostname() ? `process ${pid}` : `process ${pid} of ${host}`;
  return new FolderInUseError(
    `The data folder ${dirname(file)} is in use by ${holder}. Stop that process first, or name another folder. ` +
      `If ${holder} is another program, remove ${file}.`,
  );
};

/** Runs an action on a file. Returns undefined when it fails with this code. */
const unless = <Result>(code: 'EEXIST' | 'ENOENT', act: () => Result): Result | undefined => {
  try {
    return act();
  } catch (error) {
    if (codeOf(error) === code) return undefined;
    throw error;
  }
};

const contentOf = (file: string) => unless('ENOENT', () => readFileSync(file, 'utf8'));

/** Gives a file a second name. @returns false when another file has that name */
const isLinked = (from: string, to: string): boolean =>
  unless('EEXIST', () => {
    linkSync(from, to);
    return true;
  }) ?? false;

/** Renews a lock. When it fails, the next renewal tries again. */
function renew(file: string, content: string): void {
  try {
    const now = new Date();
    if (contentOf(file) === content) utimesSync(file, now, now);
  } catch {
    // a volume that does not answer must not end the process
  }
}

const isHeld = (file: string, content: string): boolean => {
  const { pid, host } = holderOf(content);
  if (ours.has(content)) return true;
  if (host === hostname()) return isOther(pid);
  const renewed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - renewed < SILENCE;
};

/**
 * Returns true if the process id belongs to another running process. A lock with our own process id is stale: a
 * restarted container has the same id again.
 */
function isOther(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user
    return codeOf(error) === 'EPERM';
  }
}
