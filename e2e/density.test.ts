// Guards: The density of the profile is that of every table, for its person alone.
import { addresses, openApp, rowsOf, settled } from './support/index.ts';

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
