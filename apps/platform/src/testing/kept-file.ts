import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is made once and kept in the machine's temporary folder, as long as the files that it is made of are the same. */
export interface KeptFile {
  /** Undefined where nothing has been kept yet. */
  readonly read: () => Buffer<ArrayBuffer> | undefined;
  readonly keep: (content: Uint8Array | string) => void;
}

/** @param name its own, with how it ends, such as `contracts.json` */
export function keptFile(name: string, madeOf: readonly string[]): KeptFile {
  const hash = createHash('sha256');
  for (const source of madeOf) hash.update(readFileSync(source));
  const file = join(tmpdir(), `backoffice-${hash.digest('hex').slice(0, 16)}-${name}`);
  return {
    read: () => {
      try {
        return readFileSync(file);
      } catch {
        return undefined;
      }
    },
    // put in its place at once: another test process may be doing the same
    keep: (content) => {
      const own = `${file}.${process.pid}`;
      writeFileSync(own, content, { mode: 0o600 });
      renameSync(own, file);
    },
  };
}
