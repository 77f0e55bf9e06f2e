import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Cached file in the temporary folder. A change of its sources gives it another name. */
export interface CachedFile {
  /** Undefined if the file cannot be read. */
  readonly read: () => Buffer<ArrayBuffer> | undefined;
  readonly write: (content: Uint8Array | string) => void;
}

/**
 * Creates the accessors of a cached file.
 * @param name suffix of the file name with its extension, such as `contracts.json`
 * @param madeOf paths of the sources, whose contents are hashed into the file name
 */
export function cachedFile(name: string, madeOf: readonly string[]): CachedFile {
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
    // renamed into place atomically: another test process may write the same file
    write: (content) => {
      const own = `${file}.${process.pid}`;
      writeFileSync(own, content, { mode: 0o600 });
      renameSync(own, file);
    },
  };
}
