import { closeSync, openSync } from 'node:fs';
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

/**
 * A file of its own, made when it is not there. Written at once, a few microseconds a line: whoever has an answer can be
 * found in the file. Not forced to the disk: a machine that loses its power loses the last seconds.
 */
export const openAuditFile = (path: string): AuditLines => {
  let file = openSync(path, 'a', MODE);
  let write = createLineWriter(file);
  return {
    write: (text) => write(text),
    reopen: () => {
      const old = file;
      file = openSync(path, 'a', MODE);
      closeSync(old);
      write = createLineWriter(file);
    },
    close: () => closeSync(file),
  };
};
