import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File in the temporary folder that is made once, and again only when its sources change. */
export interface KeptFile {
  /** Undefined where it was not made yet. */
  readonly read: () => Buffer<ArrayBuffer> | undefined;
  readonly keep: (content: Uint8Array | string) => void;
}

/** @param name own name with its extension, such as `contracts.json` */
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
