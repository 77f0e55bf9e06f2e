import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Export } from '@backoffice/contracts/export';

type Named = Pick<Export, 'id' | 'format'>;

/** Folder with the files of exports. */
export interface ExportFiles {
  /** Path of the file of a finished export. */
  readonly pathOf: (exported: Named) => string;
  /** Writes a file and returns its size in bytes. After an error, the incomplete file is removed. */
  readonly write: (exported: Named, content: Readable) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Opens the folder beside the data. For data in memory, the folder is temporary and is deleted on close. */
export async function openExportFiles(dataDir: string | undefined): Promise<ExportFiles> {
  const folder = dataDir === undefined ? await mkdtemp(join(tmpdir(), 'platform-exports-')) : join(dataDir, 'exports');
  await mkdir(folder, { recursive: true });
  const pathOf = ({ id, format }: Named): string => join(folder, `${id}.${format}`);
  return {
    pathOf,
    write: async (exported, content) => {
      const path = pathOf(exported);
      const unfinished = `${path}.part`;
      try {
        await pipeline(content, createWriteStream(unfinished, { flush: true, mode: 0o600 }));
        const { size } = await stat(unfinished);
        await rename(unfinished, path);
        return size;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    close: async () => {
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
