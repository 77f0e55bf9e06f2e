// A large import file and a person's work with it, for the test and for `npm run bench -- web`.
import { writeFile } from 'node:fs/promises';

const ROWS = 50_000;

/**
 * Writes the file to disk, as people have it. Content passed to `setInputFiles` would be sent through the page instead.
 * @param {string} path
 */
export const writeLargeFile = async (path) => {
  const rows = Array.from(
    { length: ROWS },
    (_, place) => `${crypto.randomUUID()};CUOTA;${place % 500 === 0 ? 'mil' : '10'};ana@correo.example`,
  );
  await writeFile(path, ['Id externo;Código de concepto;Importe;E-mail del pagador', ...rows].join('\r\n'));
};

/**
 * Chooses the file, pages through its rows, corrects some, and undoes the corrections.
 * @param {import('playwright-core').Page} page the import
 * @param {string} path of the file
 */
export const workWithLargeFile = async (page, path) => {
  await page.locator('input[type=file]').setInputFiles(path);
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
};
