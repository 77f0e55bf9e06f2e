import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Lock files held by this process. */
const ours = new Set<string>();

/**
 * Locks a data folder for one process: two embedded databases on one folder would corrupt it. Replaces a lock whose
 * process no longer runs. Throws FolderInUseError if another process holds the lock, or this process already does.
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true });
  const file = resolve(join(folder, '.lock'));
  if (!write(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (ours.has(file) || isOther(holder)) throw inUse(folder, file, holder);
    rmSync(file, { force: true });
    if (!write(file)) throw inUse(folder, file, Number(readFileSync(file, 'utf8')));
  }
  ours.add(file);
  return {
    release: () => {
      ours.delete(file);
      rmSync(file, { force: true });
    },
  };
}

/** Error for a data folder that is in use. The message names the process, the folder and the lock file. */
class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const inUse = (folder: string, file: string, holder: number) =>
  new FolderInUseError(
    `The data folder ${folder} is in use by process ${holder}. Stop that process first, or name another folder. ` +
      `If process ${holder} is another program, remove ${file}.`,
  );

function write(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

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
