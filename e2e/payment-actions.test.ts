// Guards: Dialogs of actions work with the browser history. The dialogs of a conflict and of a lost answer are
// accessible.
// Looks over: apps/web/src/features/payment/**
import {
  acceptedByGateway,
  eventually,
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  faults,
  openActionDialog,
  openApp,
  requests,
  services,
} from './support/index.ts';

afterEach(() => faults.clear());

test('the dialog of an action survives a reload, closes on the way back, and asks before it discards input', async () => {
  const { id } = await services.payments.take('issued');
  const app = await openApp({ user: 'operador', path: `/pago/${id}` });
  const { page } = app;
  const dialog = page.getByRole('dialog', { name: 'Cancelar pago' });
  await page.getByRole('button', { name: 'Cancelar pago', exact: true }).click();
  await dialog.waitFor();
  await page.reload();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await dialog.getByLabel('Ingrese el motivo').fill('A medias');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '¿Descartar lo que ingresó?' }).waitFor();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await dialog.getByLabel('Ingrese el motivo').inputValue()).toBe('A medias');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('accion');
  await app.close();
});

test('the button Recargar makes the service read the payment again; its notice does not cover the toolbar', async () => {
  const { id } = await services.payments.take('approved');
  await requests.clear();
  const app = await openApp({ user: 'operador', path: `/pago/${id}` });
  const { page } = app;
  await page.getByRole('button', { name: 'Recargar' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Pago actualizado' });
  await notice.waitFor();
  expect((await requests.list('payment')).some(({ path }) => path.endsWith(`/${id}/actualizar`))).toBe(true);
  await eventually(async () => {
    const toolbar = await page.getByRole('group', { name: 'Acciones del pago' }).boundingBox();
    const box = await notice.boundingBox();
    expect(box?.y).toBeGreaterThan((toolbar?.y ?? 0) + (toolbar?.height ?? 0));
  });
  await app.close();
});

test('the dialog of a conflict has no accessibility violation', async () => {
  const payment = await services.payments.take(
    'approved',
    (one) => one.type === 'online' && one.refunds.length === 0 && one.final_amount > 100 && acceptedByGateway(one),
  );
  const { app, page, dialog, reason, sees } = await openActionDialog(payment, 'refund');
  await reason.fill('Cobrado de más');
  await services.payments.change(`${payment.id}/devolver`, { reason: 'Una parte', amount: 50, partial: true });
  await dialog.getByRole('button', { name: /^Devolver \$/ }).click();
  await sees(/El registro cambió desde que lo abrió/);
  await dialog.getByRole('table', { name: 'Lo que cambió desde que lo abrió' }).waitFor();
  await expectNoAxeViolationsInThemes(page, 'a conflict');
  await app.close();
});

test('the dialog of a lost answer has no accessibility violation', async () => {
  const payment = await services.payments.take(
    'approved',
    ({ type, refunds }) => type === 'online' && refunds.length === 0,
  );
  await faults.set({ service: 'payment', path: `/${payment.id}/devolver$`, fault: { kind: 'lose' } });
  const { app, page, dialog, reason, press, sees } = await openActionDialog(payment, 'refund');
  app.allowErrors();
  await dialog.getByRole('radio', { name: 'Una parte' }).click();
  await dialog.getByLabel('Ingrese Importe').fill('50');
  await reason.fill('Cobrado de más');
  await press('Devolver $ 50,00');
  await sees('La operación quedó sin respuesta');
  await expectNoAxeViolations(page);
  await app.close();
});
