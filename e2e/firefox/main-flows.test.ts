// Guards: The main flows work in Firefox: sign-in, list, detail, refund, import, withdrawal, explorer.
import {
  acceptedByGateway,
  addresses,
  eventually,
  fileOf,
  openActionDialog,
  openApp,
  openWithdrawalList,
  services,
  waitForRows,
} from '../support/index.ts';

test('a person signs in, is signed in in another tab, and signs out', async () => {
  const app = await openApp({ user: 'auditor', path: '/pagos?status=approved', freshSession: true });
  const { page } = app;
  await page.getByRole('heading', { name: 'Buscar Pagos' }).waitFor();
  expect(page.url()).toContain('status=approved');
  const second = await app.context.newPage();
  await second.goto(`${addresses.app}/perfil`);
  await second.getByRole('heading', { name: 'Perfil' }).waitFor();
  await page.getByRole('button', { name: /auditor/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  await app.close();
});

test('a list is searched and opened by keyboard, is sorted, and keeps its search on the way back', async () => {
  const app = await openApp({ user: 'operador', path: '/pagos?status=approved', width: 1600 });
  const { page } = app;
  await waitForRows(page);
  await page.keyboard.press('/');
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'a');
  await waitForRows(page);
  await page.getByRole('columnheader', { name: 'IMPORTE' }).click();
  await page.waitForURL((url) => url.searchParams.get('orden') === '-final_amount');
  await waitForRows(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pago\/[0-9a-f]{24}$/);
  await page.goBack();
  await waitForRows(page);
  expect(new URL(page.url()).searchParams.get('q')).toBe('a');
  await app.close();
});

test('a detail shows its payment, reloads it, and has its print heading before Firefox copies the page', async () => {
  const { id } = await services.payments.take('approved');
  const app = await openApp({ user: 'operador', path: `/pago/${id}` });
  const { page } = app;
  await page.getByRole('region', { name: 'Resumen' }).getByText(id).waitFor();
  await page.getByRole('button', { name: 'Recargar' }).click();
  await page.getByRole('status').filter({ hasText: 'Pago actualizado' }).waitFor();
  // Firefox copies the page for printing as soon as the listeners of `beforeprint` return.
  const isThere = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const header = document.querySelector('.print-header');
    dispatchEvent(new Event('afterprint'));
    return header !== null;
  });
  expect(isThere).toBe(true);
  await app.close();
});

test('part of a payment is refunded, with the amount formatted while it is typed', async () => {
  const payment = await services.payments.take(
    'approved',
    (one) => one.type === 'online' && one.refunds.length === 0 && one.final_amount > 2_000 && acceptedByGateway(one),
  );
  const { app, page, dialog, reason, press, isGone } = await openActionDialog(payment, 'refund');
  await dialog.getByRole('radio', { name: 'Una parte' }).click();
  const amount = dialog.getByLabel('Ingrese Importe');
  await amount.click();
  await page.keyboard.type('1234.5');
  expect(await amount.inputValue()).toBe('1.234,5');
  await page.keyboard.press('Tab');
  expect(await amount.inputValue()).toBe('1.234,50');
  await reason.click();
  await page.keyboard.type('Cobrado de más');
  await press('Devolver $ 1.234,50');
  await isGone();
  expect((await services.payments.now(payment.id)).refunds).toMatchObject([{ amount: 1234.5 }]);
  await app.close();
});

test('a file is imported and confirmed', async () => {
  const app = await openApp({ user: 'administrador', path: '/importacion' });
  const { page } = app;
  const name = `${crypto.randomUUID()}.csv`;
  await page.getByRole('combobox', { name: 'Entidad' }).click();
  await page.keyboard.type('LUZN');
  await page.getByRole('option', { name: /^LUZN - / }).click();
  const buffer = Buffer.from(fileOf(['16.349,54', 'x']));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByText('2 filas: se pueden importar 1, por $ 16.349,54; 1 con error.').waitFor();
  await page.getByRole('button', { name: /^Importar/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Importar/ })
    .click();
  await page.waitForURL(/\/importacion\/\w+$/);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText(`La importación ${name} terminó: se creó 1 pago.`).waitFor();
  await app.close();
});

test('a withdrawal is authorized', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const { app, page, bar, dialog, selectAll } = await openWithdrawalList(`q=${id}`);
  await selectAll();
  await bar.getByRole('button', { name: 'Autorizar selección' }).click();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByRole('list', { name: 'Cuentas de destino' }).waitFor();
  const doubts = dialog.getByRole('checkbox', { name: /^Entiendo que/ });
  for (const doubt of await doubts.all()) await doubt.click();
  await dialog.getByRole('button', { name: /^Autorizar 1 retiro · \$/ }).click();
  await page.getByText('1 con éxito').waitFor();
  await eventually(async () => expect((await services.withdrawals.now(id)).status).toBe('authorized'));
  await app.close();
});

test('a developer runs a query in the explorer', async () => {
  const app = await openApp({ user: 'desarrollador', path: '/explorer/', height: 1600 });
  const { page } = app;
  await page.getByText('finalAmount').first().waitFor();
  await page.getByRole('button', { name: /^Ejecutar/ }).click();
  await page.locator('.result-window').getByText('"APPROVED"').first().waitFor();
  await app.close();
});
