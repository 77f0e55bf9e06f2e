// Guards: A file of 50,000 rows is read, paged through and corrected. `npm run bench -- web` times its tasks.
// Looks over: apps/web/src/features/import/**
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from './support/index.ts';
import { workWithLargeFile, writeLargeFile } from './support/large-import.mjs';

test('a file of 50,000 rows is read and corrected, and its corrections are undone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-large-'));
  const path = join(folder, 'grande.csv');
  await writeLargeFile(path);
  const app = await openApp({ user: 'administrador', path: '/importacion' });
  await app.page.locator('input[type=file]').waitFor({ state: 'attached' });
  await workWithLargeFile(app.page, path);
  await app.close();
  await rm(folder, { recursive: true });
}, 240_000);
