import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const isSystemError = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Only the user who runs the process may read what is written here. */
async function writeBeside(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  return draft;
}

/** Replaces the file in one step: a reader sees the old text or the new, and a crash leaves one of them. */
export async function replacePrivateFile(path: string, text: string): Promise<void> {
  await rename(await writeBeside(path, text), path);
}

/** Creates the file in one step; answers false when it is there already, left as it is. */
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

/** The text of the file, or undefined when there is none. */
export async function readPrivateFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}
