// Guards: A page whose code cannot be fetched says so in Spanish, and opens by itself when the code is there.
import type { Page } from 'playwright-core';
import { goWithin, openApp } from './support/index.ts';

const PROMOTIONS = '/comercios/promociones';

const shown = (page: Page) => page.getByRole('grid').waitFor();

test('a page that is opened without a network opens once it is back', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  const { page, context } = app;
  app.allowErrors();
  await context.setOffline(true);
  await goWithin(page, PROMOTIONS);
  const told = page.getByRole('alert');
  await told.getByRole('heading', { name: 'No hay conexión' }).waitFor();
  expect(await told.innerText()).not.toMatch(/fetch|import|http/i);
  // without a network the page stays as it is: the browser would show its own in place of ours
  await told.getByRole('button', { name: 'Reintentar' }).click();
  await told.getByText('Detalles').click();
  await told.getByText(/import/).waitFor();
  await context.setOffline(false);
  await shown(page);
  await app.close();
});

/** Answers the code of the promotions as a server that has another version does, and counts how often the page loads. */
const missCode = async (page: Page, until: (loads: number) => boolean) => {
  const counted = { loads: 0 };
  page.on('domcontentloaded', () => (counted.loads += 1));
  await page.route(/\/assets\/PromotionsPage-/, (route) =>
    until(counted.loads) ? route.continue() : route.fulfill({ status: 404 }),
  );
  return counted;
};

test('a page whose code a new version has replaced is opened anew', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  app.allowErrors();
  const counted = await missCode(app.page, (loads) => loads > 0);
  await goWithin(app.page, PROMOTIONS);
  await shown(app.page);
  expect(counted.loads).toBe(1);
  await app.close();
});

test('a page whose code stays away is opened anew once, and again by its button', async () => {
  const app = await openApp({ as: 'operador', path: '/home' });
  app.allowErrors();
  const { page } = app;
  const counted = await missCode(page, (loads) => loads > 1);
  await goWithin(page, PROMOTIONS);
  await page.waitForEvent('domcontentloaded');
  await page.getByRole('heading', { name: 'No se pudo mostrar esta pantalla' }).waitFor();
  expect(counted.loads).toBe(1);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await shown(page);
  await app.close();
});
