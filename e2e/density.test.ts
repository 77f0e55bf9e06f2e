// Guards: A window shows many rows. The density chosen in the profile applies to every table, for that person only.
import type { Page } from 'playwright-core';
import { addresses, openApp, rowsOf, waitForRows } from './support/index.ts';

/** Counts the rows that are fully visible. */
const rowsInSight = async (page: Page): Promise<number> => {
  await waitForRows(page);
  const table = await page.locator('.MuiDataGrid-virtualScroller').boundingBox();
  const bottom = (table?.y ?? 0) + (table?.height ?? 0);
  const boxes = await Promise.all((await rowsOf(page).all()).map((row) => row.boundingBox()));
  return boxes.filter((box) => box && box.y + box.height <= bottom + 0.5).length;
};

test.each([
  [1440, 900, 18],
  [1024, 768, 12],
])('in a window of %i by %i a list shows at least %i rows', async (width, height, least) => {
  const app = await openApp({ user: 'tesoreria', path: '/pagos', width, height });
  const { page } = app;
  for (const path of ['/pagos?period=ultimos-12-meses', '/retiros', '/retirosUnificados', '/retiros/historial']) {
    await page.goto(addresses.app + path);
    await rowsOf(page).first().waitFor();
    expect({ path, enough: (await rowsInSight(page)) >= least }).toEqual({ path, enough: true });
  }
  await app.close();
});

test('selecting the first row moves no other row', async () => {
  const app = await openApp({ user: 'tesoreria', path: '/retiros', width: 1440, height: 900 });
  const { page } = app;
  await rowsOf(page).nth(3).waitFor();
  await waitForRows(page);
  const before = await rowsOf(page).nth(3).boundingBox();
  await rowsOf(page).first().getByRole('checkbox').click();
  await page.getByText('1 retiro seleccionado', { exact: true }).waitFor();
  expect(await rowsOf(page).nth(3).boundingBox()).toEqual(before);
  await app.close();
});

test('the density chosen in the profile applies to the lists, for that person only', async () => {
  const app = await openApp({ user: 'operador', path: '/perfil' });
  const { page } = app;
  const heightOfRow = async (): Promise<number | undefined> => {
    await page.goto(`${addresses.app}/pagos`);
    await waitForRows(page);
    return (await rowsOf(page).first().boundingBox())?.height;
  };
  expect(await heightOfRow()).toBe(34);
  for (const [density, height] of [
    ['Compacta', 30],
    ['Amplia', 48],
  ] as const) {
    await page.goto(`${addresses.app}/perfil`);
    await page.getByRole('radio', { name: density }).check();
    expect(await heightOfRow()).toBe(height);
  }
  const choices = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('preferences.')));
  expect(choices).toEqual(['preferences.operador']);
  await app.close();
});
