// Guards: A developer explores with their own role, read-only until switched.
import { openApp } from './support/index.ts';

test('a developer explores the data with their own role, read-only until switched', async () => {
  const app = await openApp({ as: 'desarrollador', path: '/explorer/', height: 1600 });
  const { page } = app;
  await page.getByText('finalAmount').first().waitFor(); // the editor, which is loaded after the button
  await page.getByRole('button', { name: /^Execute query/ }).click();
  // the editor draws only the lines that fit: the window is high enough for all of them
  const result = page.locator('.result-window');
  await result.getByText('"APPROVED"').first().waitFor();
  await result.getByText('"desarrollador"').waitFor();
  expect(await page.getByRole('switch', { name: 'Permitir cambios' }).isChecked()).toBe(false);
  await app.close();
});
