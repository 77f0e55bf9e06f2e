import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder with the files of imports. */
export interface ImportFiles {
  readonly store: (id: string, bytes: Uint8Array) => Promise<void>;
  readonly read: (id: string) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Opens the folder beside the data. For data in memory, the folder is temporary and is deleted on close. */
export async function openImportFiles(dataDir: string | undefined): Promise<ImportFiles> {
  const folder = dataDir === undefined ? await mkdtemp(join(tmpdir(), 'platform-imports-')) : join(dataDir, 'imports');
  await mkdir(folder, { recursive: true });
  return {
    store: async (id, bytes) => {
      const path = join(folder, id);
      await writeFile(`${path}.part`, bytes, { flush: true, mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    read: (id) => readFile(join(folder, id)),
    close: async () => {
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
