import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process has the data folder open. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: number) {
    super(`The data folder ${folder} is in use by process ${holder}. Stop that one first, or name another folder.`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Makes sure that one process at a time has the folder: two embedded databases on one folder do not see each other's
 * rows and destroy it. A lock whose process is gone (killed, or the machine restarted) is taken over.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, '.lock');
  if (!write(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isRunning(holder)) throw new FolderInUseError(folder, holder);
    rmSync(file, { force: true });
    if (!write(file)) throw new FolderInUseError(folder, Number(readFileSync(file, 'utf8')));
  }
  return { release: () => rmSync(file, { force: true }) };
}

function write(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
