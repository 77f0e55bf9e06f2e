// Guards: On a phone the menu is a dialog with an accessible name, and axe finds no violation in it.
import { expectNoAxeViolations, openApp } from './support/index.ts';

test('the open menu has an accessible name and no violation', async () => {
  const app = await openApp({ user: 'operador', path: '/pagos', width: 390, height: 844 });
  const { page } = app;
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('dialog', { name: 'Menú principal' }).getByRole('link').first().waitFor();
  await expectNoAxeViolations(page);
  await app.close();
});
