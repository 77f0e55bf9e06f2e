import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const isSystemError = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Writes a temporary file beside the target. Only the user of the process may read it. */
async function writeBeside(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  return draft;
}

/** Replaces the file atomically: a reader, or a restart after a crash, gets the old or the new text. */
export async function replacePrivateFile(path: string, text: string): Promise<void> {
  await rename(await writeBeside(path, text), path);
}

/** Creates the file atomically. Returns false when it exists, and leaves it unchanged. */
export async function createPrivateFile(path: string, text: string): Promise<boolean> {
  const draft = await writeBeside(path, text);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** Reads the file. Returns undefined when it does not exist. */
export async function readPrivateFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}
