import { closeSync, openSync, writeSync } from 'node:fs';

/** Where the lines of the audit trail go. */
export interface AuditLines {
  /** Throws when they cannot be written. @param text one line or several, each with its end */
  readonly write: (text: string) => void;
  /** Opens the place anew, after the old one was moved away. Throws when it cannot be; then the old one stays. */
  readonly reopen: () => void;
  readonly close: () => void;
}

/** Beside the lines of the log, from which `"audit":true` tells them apart. */
export const standardOutput: AuditLines = {
  write: (text) => void process.stdout.write(text),
  reopen: () => undefined,
  close: () => undefined,
};

/** Nobody but the owner reads it; a group may, as the folder says (umask takes away more). */
const MODE = 0o640;

/**
 * A file of its own, made when it is not there. Written at once, a few microseconds a line: whoever has an answer can be
 * found in the file. Not forced to the disk: a machine that loses its power loses the last seconds.
 */
export const openAuditFile = (path: string): AuditLines => {
  let file = openSync(path, 'a', MODE);
  /** A line of which only a part fitted on the disk. */
  let torn = false;
  return {
    write: (text) => {
      const bytes = Buffer.from(torn ? `\n${text}` : text);
      let written = 0;
      try {
        while (written < bytes.length) written += writeSync(file, bytes, written);
        torn = false;
      } catch (error) {
        torn ||= written > 0;
        throw error;
      }
    },
    reopen: () => {
      const old = file;
      file = openSync(path, 'a', MODE);
      closeSync(old);
      torn = false;
    },
    close: () => closeSync(file),
  };
};
