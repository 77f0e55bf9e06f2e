// Guards: A window shows many rows; the density of the profile is that of every table, for its person alone.
import { addresses, openApp, rowsOf, settled } from './support/index.ts';

test('sixteen payments are in sight of a window of 1440 by 900', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos?period=ultimos-12-meses', width: 1440, height: 900 });
  const { page } = app;
  await settled(page);
  const table = await page.locator('.MuiDataGrid-virtualScroller').boundingBox();
  const bottom = (table?.y ?? 0) + (table?.height ?? 0);
  const rows = await rowsOf(page).all();
  const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
  expect(boxes.filter((box) => box && box.y + box.height <= bottom).length).toBeGreaterThanOrEqual(16);
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
