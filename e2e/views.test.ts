// Guards: A view saved in one tab is shown in another, and its link is the address of the list with its filters.
import type { Page } from 'playwright-core';
import { addresses, openApp } from './support/index.ts';

const views = (page: Page) => page.getByRole('dialog', { name: 'Vistas' });

const openViews = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Vistas' }).click();
  await views(page).waitFor();
};

/** Saves the current list as a view, and waits until the dialog is closed. */
const save = async (page: Page, name: string, { usual = false } = {}): Promise<void> => {
  await openViews(page);
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar vista' });
  await dialog.getByLabel('Nombre').fill(name);
  if (usual) await dialog.getByRole('switch', { name: 'Usar al abrir esta lista' }).check();
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText(`Se guardó la vista “${name}”`).waitFor();
  await views(page).waitFor({ state: 'detached' });
};

const choose = async (page: Page, view: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Acciones de la vista ${view}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('the lists of the first page and of the default gateways have views, too, and other tabs show them', async () => {
  const app = await openApp({ user: 'operador', path: '/home?tab=payer&q=ana' });
  const { page } = app;
  await page.getByText(/^[\d.]+ pagador(es)?$/i).waitFor();
  const other = await app.context.newPage();
  await other.goto(`${addresses.app}/pagadores`);
  await openViews(other);
  await page.bringToFront(); // a tab in the background is drawn late
  await save(page, 'Anas');
  await other.getByRole('button', { name: 'Anas', exact: true }).waitFor();
  await openViews(page);
  await choose(page, 'Anas', 'Copiar enlace');
  await page.getByText('Enlace copiado').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${addresses.app}/home?tab=payer&q=ana`);

  await page.goto(`${addresses.app}/comercios/gateways?vista=por-defecto`);
  await save(page, 'Todos juntos', { usual: true });
  expect(new URL(page.url()).searchParams.get('vista')).toBe('por-defecto');
  await app.close();
});
