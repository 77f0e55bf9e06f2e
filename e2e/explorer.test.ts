import { openApp } from './support/index.ts';

test('a developer explores the data with their own role, read-only until switched', async () => {
  const app = await openApp({ as: 'desarrollador', path: '/explorer/' });
  const { page } = app;
  await page.getByRole('button', { name: /^Execute query/ }).click();
  const result = page.locator('.result-window');
  await result.getByText('"APPROVED"').first().waitFor();
  await result.getByText('"desarrollador"').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Permitir cambios' }).isChecked()).toBe(false);
  await app.close();
});
