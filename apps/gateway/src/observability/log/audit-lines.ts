import { closeSync, existsSync, fstatSync, openSync, renameSync } from 'node:fs';
import { createLineWriter } from './write-lines.ts';

/** Destination of the lines of the audit trail. */
export interface AuditLines {
  /**
   * @param text one line or several, each with its line break
   * @throws Error when they cannot be written
   */
  readonly write: (text: string) => void;
  /**
   * Opens the file again after it was moved away. When that fails, the old file stays open.
   * @throws Error when the new file cannot be opened
   */
  readonly reopen: () => void;
  readonly close: () => void;
}

/** Owner writes, group reads, others have no access; umask may remove more. */
const MODE = 0o640;

/** Conditions for the rotation of a file. */
export interface Rotation {
  /** Maximum bytes of a file. 0 disables the rotation by size and by day. */
  readonly bytes: number;
  readonly now: () => Date;
}

const neverRotated: Rotation = { bytes: 0, now: () => new Date() };

const dayOf = (time: Date): string => time.toISOString().slice(0, '2026-11-28'.length);

/** Renames a file with a timestamp and returns whether that succeeded. */
const moveAway = (path: string, now: Date): boolean => {
  const target = `${path}.${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    // an existing file is not overwritten
    if (existsSync(target)) return false;
    renameSync(path, target);
    return true;
  } catch {
    return false;
  }
};

/**
 * Opens the audit file, and creates it when it is missing. Lines are written synchronously. There is no `fsync`, so
 * that a power failure may lose the last lines.
 */
export const openAuditFile = (path: string, { bytes, now }: Rotation = neverRotated): AuditLines => {
  let file = openSync(path, 'a', MODE);
  let write = createLineWriter(file);
  let { size, mtime } = fstatSync(file);
  let day = dayOf(size > 0 ? mtime : now());

  const reopen = (): void => {
    const old = file;
    file = openSync(path, 'a', MODE);
    closeSync(old);
    write = createLineWriter(file);
    ({ size, mtime } = fstatSync(file));
    day = dayOf(now());
  };
  const isDue = (more: number): boolean => bytes > 0 && size > 0 && (size + more > bytes || dayOf(now()) !== day);

  return {
    write: (text) => {
      const length = Buffer.byteLength(text);
      // a file that cannot be moved away is still written: recording a change matters more than its size
      if (isDue(length) && moveAway(path, now())) reopen();
      write(text);
      size += length;
    },
    reopen,
    close: () => closeSync(file),
  };
};
