// Guards: A file of 50,000 rows is read, looked at and mended. `npm run bench -- web` times its tasks.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf, openApp } from './support/index.ts';

const ROWS = 50_000;

/** A file on the disk, as people have it: a content given to the browser would pass through the page. */
const largeFile = async (folder: string): Promise<string> => {
  const path = join(folder, 'grande.csv');
  const amounts = Array.from({ length: ROWS }, (_, place) => (place % 500 === 0 ? 'mil' : '10'));
  await writeFile(path, fileOf(amounts));
  return path;
};

test('a file of 50,000 rows is read, mended and taken back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-large-'));
  const path = await largeFile(folder);
  const app = await openApp({ as: 'administrador', path: '/importacion' });
  const { page } = app;
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles(path);
  await page.getByText('50.000 filas: se pueden importar 49.900').waitFor({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Entidad' }).fill('LUZN');
  await page.getByRole('option', { name: /^LUZN - / }).click();
  const check = page.getByText('Comprobando los ids externos');
  await check.waitFor();
  await page.getByRole('button', { name: /^Todas/ }).click();
  await page.getByText('1–25 de 50.000').waitFor();
  await page.getByRole('button', { name: /página siguiente/ }).click();
  await page.getByText('26–50 de 50.000').waitFor();
  await check.waitFor({ state: 'detached', timeout: 120_000 });
  await page.getByRole('button', { name: /^Con error/ }).click();
  await page.getByText('1–25 de 100').waitFor();
  await page.getByRole('gridcell', { name: /^mil/ }).first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1.000');
  await page.keyboard.press('Enter');
  await page.getByText('Antes: mil').waitFor();
  await page.getByRole('button', { name: 'Dejar afuera la fila 502' }).click();
  await page.getByRole('button', { name: 'Incluir la fila 502' }).waitFor();
  await page
    .getByRole('button', { name: /no se puede leer/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Dejar afuera las \d+ filas con error/ }).click();
  await page.getByRole('button', { name: 'Afuera (99)' }).waitFor();
  await page.mouse.wheel(0, 400);
  await page.getByRole('button', { name: 'Deshacer los cambios' }).click();
  await page.getByText('50.000 filas: se pueden importar 49.900').waitFor();
  await app.close();
  await rm(folder, { recursive: true });
}, 240_000);
