import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Folders that this process has locked. */
const ours = new Set<string>();

/**
 * Makes sure that one process at a time has the folder: two embedded databases on one folder do not see each other's
 * rows and destroy it. A lock whose process is gone (killed, or the machine restarted) is taken over.
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

/** The data folder belongs to another process; the message says to which, and names nothing but the folder. */
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

/** Another process with this number runs. Our own number is left from before: in a container it is the same each time. */
function isOther(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else
    return codeOf(error) === 'EPERM';
  }
}
