// Guards: A notice can be read after a reload, and is deleted when the session ends.
import { addresses, openApp } from './support/index.ts';

test('a notice can be read after a reload, and is deleted when the session ends', async () => {
  const app = await openApp({ user: 'operador', path: '/pagos?period=nunca', freshSession: true });
  app.allowErrors();
  const { page } = app;
  const text = 'El período “nunca” no es válido; se muestra el período inicial.';
  await page.getByRole('status').getByText(text).waitFor();
  await page.goto(`${addresses.app}/home`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(text).count()).toBe(0);
  await page.getByRole('button', { name: 'Avisos' }).click();
  await page.getByRole('dialog', { name: 'Avisos' }).getByText(text).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Menú de usuario|operador$/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
  await page.waitForURL((url) => url.origin === addresses.platform);
  await page.locator('#username').fill('auditor');
  await page.locator('#password').fill('auditor');
  await page.locator('#kc-login').click();
  await page.getByRole('button', { name: 'Avisos' }).click();
  await page.getByText('No hay avisos', { exact: true }).waitFor();
  await app.close();
});
