// Guards: Saved views open, are shared by link, and keep relative periods.
import type { Page } from 'playwright-core';
import { addresses, monthAgo, openApp, settled } from './support/index.ts';

const views = (page: Page) => page.getByRole('dialog', { name: 'Vistas' });

const openViews = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Vistas' }).click();
  await views(page).waitFor();
};

/** Saves what is shown, and waits until the dialog is gone. */
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

const followMenu = (page: Page, href: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).locator(`a[href="${href}"]`).click();

test('filters, order and rows a page are saved under a name, without the page, and shown again', async () => {
  const all = `${monthAgo(7).first}..${monthAgo(0).last}`;
  const app = await openApp({ as: 'operador', path: `/pagos?status=approved&period=${all}` });
  const { page } = app;
  await page.goto(`${page.url()}&filas=5&orden=final_amount&pagina=2`);
  await settled(page);
  await save(page, 'Cobrados');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await page.waitForURL((url) => !url.searchParams.has('status'));
  await openViews(page);
  const view = views(page).getByRole('button', { name: 'Cobrados', exact: true });
  await views(page).locator('[aria-current="false"]', { hasText: 'Cobrados' }).waitFor();
  await view.click();
  await page.waitForURL((url) => url.searchParams.get('status') === 'approved');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    status: 'approved',
    period: all,
    filas: '5',
    orden: 'final_amount',
  });
  await openViews(page);
  await views(page).locator('[aria-current="true"]', { hasText: 'Cobrados' }).waitFor();
  await app.close();
});

test('a view can be renamed, made to show something else, and deleted; deleting it can be taken back', async () => {
  const app = await openApp({ as: 'operador', path: '/suscripciones?tipo=credit' });
  const { page } = app;
  await save(page, 'Con tarjeta');
  await openViews(page);
  await choose(page, 'Con tarjeta', 'Renombrar');
  const dialog = page.getByRole('dialog', { name: 'Renombrar vista' });
  await dialog.getByLabel('Nombre').fill('Con crédito');
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await views(page).getByRole('button', { name: 'Con crédito', exact: true }).waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${addresses.app}/suscripciones?tipo=credit&status=active`);
  await settled(page);
  await openViews(page);
  await choose(page, 'Con crédito', 'Reemplazar por lo que se ve');
  await views(page).locator('[aria-current="true"]').getByText('Con crédito').waitFor();

  await choose(page, 'Con crédito', 'Eliminar');
  await views(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.reload();
  await openViews(page);
  await views(page).locator('[aria-current="true"]').getByText('Con crédito').waitFor();
  await app.close();
});

test('a list opens with its view of choice, unless the session or the address says otherwise', async () => {
  const app = await openApp({ as: 'operador', path: '/pagadores/referencias?q=ana&filas=5' });
  const { page } = app;
  await save(page, 'Las de Ana', { usual: true });

  const other = await app.context.newPage(); // a session of its own, as of another day
  await other.goto(`${addresses.app}/home`);
  await followMenu(other, '/pagadores/referencias');
  await other.waitForURL((url) => url.search === '?q=ana&filas=5');
  await other.getByRole('button', { name: 'Limpiar filtros' }).click();
  await other.waitForURL((url) => !url.searchParams.has('q'));
  await followMenu(other, '/pagadores');
  await other.getByRole('heading', { name: 'Buscar Pagadores' }).waitFor();
  await followMenu(other, '/pagadores/referencias');
  await other.waitForURL((url) => url.pathname === '/pagadores/referencias' && url.search === '?filas=5');
  await app.close();
});

test('the view of a relative period stays relative, and its link shows the same to another person', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos' });
  const { page } = app;
  await settled(page);
  await page.getByLabel('Período').click();
  await page.getByRole('button', { name: 'Últimos 7 días' }).click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('period') === 'ultimos-7-dias');
  await page.getByText(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/).waitFor();
  expect(await page.getByLabel('Período').inputValue()).toBe('Últimos 7 días');
  await save(page, 'La semana');
  await openViews(page);
  await choose(page, 'La semana', 'Copiar enlace');
  await page.getByText('Enlace copiado').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${addresses.app}/pagos?period=ultimos-7-dias`);
  await app.close();

  const auditor = await openApp({ as: 'auditor', path: link.replace(addresses.app, '') });
  await settled(auditor.page);
  expect(await auditor.page.getByLabel('Período').inputValue()).toBe('Últimos 7 días');
  await openViews(auditor.page);
  await views(auditor.page).getByText('Todavía no hay vistas guardadas.').waitFor();
  await auditor.close();
});

test('the lists of the first page and of the gateways by default have views, too, and other tabs follow', async () => {
  const app = await openApp({ as: 'operador', path: '/home?tab=payer&q=ana' });
  const { page } = app;
  await page.getByText(/^[\d.]+ pagador(es)?$/i).waitFor();
  const other = await app.context.newPage();
  await other.goto(`${addresses.app}/pagadores`);
  await openViews(other);
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
