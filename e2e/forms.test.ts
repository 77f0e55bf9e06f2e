// Guards: A field that shows its error moves nothing: the click that leaves the field arrives.
import type { Locator, Page } from 'playwright-core';
import { addresses, openActionDialog, openApp, services } from './support/index.ts';

/** As people press: the button is down for a while, in which the field that was left shows its error. */
const pressSlowly = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the screen.');
  // near the upper edge: it would move downwards, and a few pixels are enough to miss it
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.waitForTimeout(90);
  await page.mouse.up();
};

test.each([1440, 390])('what is below a field of a page is pressed at the first try, %i px wide', async (width) => {
  const app = await openApp({ as: 'operador', path: '/pagadores/nuevo', width });
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
});

test('the button of a dialog is pressed at the first try', async () => {
  const { app, page, dialog, reason, isGone } = await openActionDialog(
    await services.payments.take('issued'),
    'cancel',
  );
  await reason.waitFor();
  await pressSlowly(page, dialog.getByRole('button', { name: 'Volver', exact: true }));
  await isGone();
  await app.close();
});
