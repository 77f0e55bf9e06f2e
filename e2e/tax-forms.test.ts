// Guards: A tax form is created from the menu. Its file is generated and downloaded, and the form is presented.
// Looks over: apps/web/src/features/tax-form/**
import { readFile } from 'node:fs/promises';
import { openApp } from './support/index.ts';

/** Timeout in milliseconds until the file of a tax form is generated. */
const MADE = 30_000;

test('a tax form is created, generated, downloaded and presented', async () => {
  const app = await openApp({ user: 'tesoreria', path: '/home' });
  const { page } = app;
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: /Presentaciones AFIP/ })
    .click();
  await page.getByRole('region', { name: 'Vencimientos' }).getByRole('listitem').first().waitFor();

  await page.getByRole('button', { name: 'Nueva presentación' }).click();
  await page.waitForURL(/\/afip\/generar/);
  const dialog = page.getByRole('dialog', { name: 'Nueva presentación' });
  await dialog.getByRole('combobox', { name: /^Formulario/ }).click();
  await page.getByRole('option', { name: 'RG 4614 (2.0)' }).click();
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByText('Formulario creado correctamente').waitFor();
  await page.waitForURL(/\/afip\/[\da-f]{24}$/);

  const present = page.getByRole('button', { name: 'Presentar', exact: true });
  await present.waitFor({ timeout: MADE });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar ZIP' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^RG4614_\d{4}-\d{2}\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');

  await present.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Presentar' }).click();
  await page.getByText('Presentación enviada con éxito').waitFor();
  await page
    .getByRole('region', { name: 'Fechas' })
    .getByText(/^Presentada/)
    .waitFor();
  await app.close();
}, 60_000);
