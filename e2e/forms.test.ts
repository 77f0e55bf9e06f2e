// Guards: A validation error does not move the target of the click that leaves the field.
import type { Locator, Page } from 'playwright-core';
import { addresses, openActionDialog, openApp, services } from './support/index.ts';

/** Presses a target as people do. The button stays down while the field that lost the focus shows its error. */
const pressSlowly = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the screen.');
  // Near the upper edge: a shift of a few pixels downwards would miss it.
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.waitForTimeout(90);
  await page.mouse.up();
};

test.each([1440, 390])(
  'controls below a field with an error are reached by the first click at %i px',
  async (width) => {
    const app = await openApp({ user: 'operador', path: '/pagadores/nuevo', width });
    const { page } = app;
    const email = page.getByLabel(/^E-mail/);
    const wrong = page.getByText('El email no tiene formato correcto');
    await email.fill('no-es-mail');
    await pressSlowly(page, page.getByRole('link', { name: 'Cancelar', exact: true }));
    await wrong.waitFor();
    await page.getByRole('button', { name: 'Descartar', exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === '/pagadores');

    await page.goto(`${addresses.app}/pagadores/nuevo`);
    await email.fill('no-es-mail');
    await pressSlowly(page, page.getByRole('combobox', { name: 'Tipo de identificación' }));
    await wrong.waitFor();
    await page.getByRole('option', { name: 'CUIT' }).click();
    await app.close();
  },
);

test('the button of a dialog is reached by the first click', async () => {
  const { app, page, dialog, reason, isGone } = await openActionDialog(
    await services.payments.take('issued'),
    'cancel',
  );
  await reason.waitFor();
  await pressSlowly(page, dialog.getByRole('button', { name: 'Volver', exact: true }));
  await isGone();
  await app.close();
});
