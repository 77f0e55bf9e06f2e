// Guards: The payments list is usable at every width.
import { monthAgo, openApp } from './support/index.ts';

test.each(['/pagos', '/suscripciones', '/comercios'])(
  'the table of %s fits its room: nothing of it can be moved sideways',
  async (path) => {
    const app = await openApp({ as: 'operador', path, width: 1440 });
    const { page } = app;
    await page.locator('.MuiDataGrid-row:not(.MuiDataGrid-rowSkeleton) a').first().waitFor();
    const moved = await page.locator('.MuiDataGrid-virtualScroller').evaluate((table) => {
      table.scrollLeft = 100;
      return table.scrollLeft;
    });
    expect(moved).toBe(0);
    await app.close();
  },
);

test('on a phone every page of a long list can be reached', async () => {
  const all = `period=${monthAgo(7).first}..${monthAgo(0).last}`;
  const app = await openApp({ as: 'operador', path: `/pagos?${all}&filas=100`, width: 360 });
  const { page } = app;
  await page.getByText(/^1–100 de [\d.]+$/).waitFor();
  for (const arrow of [/página anterior/i, /página siguiente/i]) {
    const box = await page.getByRole('button', { name: arrow }).boundingBox();
    expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  await page.getByRole('button', { name: /página siguiente/i }).click();
  await page.waitForURL((url) => url.searchParams.get('pagina') === '2');
  await page.getByRole('combobox', { name: /filas por página/i }).waitFor();
  await app.close();
});

test('on a phone the subscriptions are cards, and nothing lies beyond the edge', async () => {
  const app = await openApp({ as: 'operador', path: '/suscripciones', width: 390 });
  const { page } = app;
  const cards = page.getByRole('main').getByRole('listitem');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(25);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await cards.first().getByRole('checkbox').click();
  await page.getByText('1 suscripción seleccionada', { exact: true }).waitFor();
  await app.close();
});
