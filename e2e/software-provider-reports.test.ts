// Guards: A report for a software provider is opened from the menu, downloaded, approved, and made anew while the row is followed.
import { readFile } from 'node:fs/promises';
import { openApp, services } from './support/index.ts';

/** Milliseconds until the file of a report is made. */
const MADE = 30_000;

test('a report is downloaded, approved and made anew', async () => {
  const { id, metadata } = await services.reports.take('pending_approval');
  const app = await openApp({ as: 'administrador', path: '/home' });
  const { page } = app;
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('button', { name: 'Reportes' }).click();
  await menu.getByRole('link', { name: /Integraciones/ }).click();
  // the page that is left has a search, too
  await page.getByRole('heading', { name: 'Reporte plano de integraciones' }).waitFor();
  await page.getByRole('searchbox').fill(id);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByText('1 reporte', { exact: true }).waitFor();

  const choose = async (name: string) => {
    await page.getByRole('button', { name: `Acciones del reporte ${id}` }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const [download] = await Promise.all([page.waitForEvent('download'), choose('Descargar')]);
  expect(download.suggestedFilename()).toBe(metadata.file_name);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^(01[A-Z]|pago;)/);

  await choose('Aprobar');
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
  await page.getByText('Aprobado correctamente').waitFor();
  await page.getByRole('gridcell', { name: 'Enviado' }).waitFor();
  await choose('Regenerar');
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerar' }).click();
  await page.getByText('Regenerado correctamente').waitFor();
  await page.getByRole('gridcell', { name: 'En proceso' }).waitFor();
  await page.getByRole('gridcell', { name: 'Pendiente' }).waitFor({ timeout: MADE });
  await app.close();
}, 60_000);
