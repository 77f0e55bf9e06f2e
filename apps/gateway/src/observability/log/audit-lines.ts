import { closeSync, existsSync, fstatSync, openSync, renameSync } from 'node:fs';
import { createLineWriter } from './write-lines.ts';

/** Destination of the lines of the audit trail. */
export interface AuditLines {
  /** Throws when they cannot be written. @param text one line or several, each with its end */
  readonly write: (text: string) => void;
  /** Opens the place anew, after the old one was moved away. Throws when it cannot be; then the old one stays. */
  readonly reopen: () => void;
  readonly close: () => void;
}

/** Nobody but the owner reads it; a group may, as the folder says (umask takes away more). */
const MODE = 0o640;

/** Conditions under which a file is moved away, and a new one begun. */
export interface Rotation {
  /** Bytes of a file; 0 for never, neither by size nor by day. */
  readonly bytes: number;
  readonly now: () => Date;
}

const neverRotated: Rotation = { bytes: 0, now: () => new Date() };

const dayOf = (time: Date): string => time.toISOString().slice(0, '2026-11-28'.length);

/** Moves a file away under the moment of it; says whether that was done. */
const moveAway = (path: string, now: Date): boolean => {
  const target = `${path}.${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    // nothing that is there is overwritten
    if (existsSync(target)) return false;
    renameSync(path, target);
    return true;
  } catch {
    return false;
  }
};

/**
 * A file of its own, made when it is not there. Written at once, a few microseconds a line: whoever has an answer can be
 * found in the file. Not forced to the disk: a machine that loses its power loses the last seconds.
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
      // where it cannot be moved away it is written on: a change is worth more than the size of a file
      if (isDue(length) && moveAway(path, now())) reopen();
      write(text);
      size += length;
    },
    reopen,
    close: () => closeSync(file),
  };
};
