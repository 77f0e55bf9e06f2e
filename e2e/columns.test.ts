// Guards: Hidden columns and density outlive a reload; cards have no columns; preferences are those of one person.
import type { Page } from 'playwright-core';
import { addresses, openApp, rowsOf, settled } from './support/index.ts';

const headersOf = async (page: Page): Promise<string[]> => {
  const headers = await page.getByRole('columnheader').allTextContents();
  return headers.filter(Boolean);
};

const openColumns = (page: Page) => page.getByRole('button', { name: 'Columnas' }).click();

test('columns are hidden, stay so, and come back; the menu cannot be hidden', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos', width: 1600 });
  const { page } = app;
  await settled(page);
  const all = await headersOf(page);
  await openColumns(page);
  expect(await page.getByRole('checkbox', { name: 'Acciones' }).isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Concepto' }).uncheck();
  // what the list is sorted by can be hidden, too
  await page.getByRole('checkbox', { name: 'Fecha' }).uncheck();
  await page.keyboard.press('Escape');
  const rest = all.filter((name) => name !== 'CONCEPTO' && name !== 'FECHA');
  expect(await headersOf(page)).toEqual(rest);

  await page.reload();
  await settled(page);
  expect(await headersOf(page)).toEqual(rest);
  await page.goto(`${addresses.app}/suscripciones`);
  await settled(page);
  expect(await headersOf(page)).toContain('CONCEPTO');

  await page.goto(`${addresses.app}/pagos`);
  await settled(page);
  await openColumns(page);
  await page.getByRole('button', { name: 'Restablecer' }).click();
  await page.keyboard.press('Escape');
  expect(await headersOf(page)).toEqual(all);
  await app.close();
});

test('cards have no columns to choose', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos', width: 390 });
  const { page } = app;
  await page.getByRole('button', { name: 'Vistas' }).waitFor();
  expect(await page.getByRole('button', { name: 'Columnas' }).count()).toBe(0);
  await app.close();
});

test('the density of the profile is that of every table, for its person alone', async () => {
  const app = await openApp({ as: 'operador', path: '/perfil' });
  const { page } = app;
  const heightOfRow = async (): Promise<number | undefined> => {
    await page.goto(`${addresses.app}/pagos`);
    await settled(page);
    return (await rowsOf(page).first().boundingBox())?.height;
  };
  expect(await heightOfRow()).toBe(36);
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
