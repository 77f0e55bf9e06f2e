// Guards: The application works with a real Keycloak.
import { addresses, openApp } from '../support/index.ts';

test('a person signs in at Keycloak, sees the payments list, stays signed in through a reload, and signs out', async () => {
  const app = await openApp({ user: 'operador', path: '/pagos', freshSession: true });
  const { page } = app;
  await page.getByRole('heading', { name: 'Buscar Pagos' }).waitFor();
  await page.getByRole('row').nth(1).waitFor();

  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  expect(page.url()).toContain(`${addresses.app}/pagos`);

  await page.getByRole('button', { name: /operador/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
  await page.locator('#kc-login').waitFor();
  expect(new URL(page.url()).origin).toBe(addresses.platform);

  await page.goto(`${addresses.app}/pagos`);
  await page.locator('#kc-login').waitFor();
  await app.close();
});
