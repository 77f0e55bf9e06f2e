// Guards: The work of colleagues, and of a closed tab, is found by the clicks and keys of docs/operators-day.md.
import {
  faults,
  openActionDialog,
  openApp,
  openHome,
  openWithdrawalList,
  resetServices,
  rowsOf,
  services,
  SILENCE_TIMEOUT,
  waitForRows,
  walk,
} from './support/index.ts';

// The walks need initial data; they cancel a payment and reject withdrawals that other tests count.
beforeAll(resetServices);
afterAll(resetServices);

test('finding who cancelled a payment today costs the documented clicks and keys', async () => {
  const payment = await services.payments.some(({ status }) => status === 'issued');
  const before = await openActionDialog(payment, 'cancel');
  await before.reason.fill('Pidió otro vencimiento');
  await before.press('Cancelar pago');
  await before.isGone();
  await before.app.close();
  const app = await openApp({ user: 'auditor', path: '/actividad' });
  await waitForRows(app.page);
  await walk('Who cancelled a payment today', app, async ({ page, click, type, press }) => {
    await click(page.getByRole('combobox', { name: 'Acción' }));
    await type('cancelar el pago');
    await press('ArrowDown');
    await press('Enter');
    await page.waitForURL(/accion=/);
    await waitForRows(page);
    // the row says who and why, without another click
    const row = rowsOf(page).first();
    await row.getByText(/Pidió otro vencimiento/).waitFor();
    await row.getByText('administrador').waitFor();
  });
});

test('resuming a bulk run after its tab was closed costs the documented clicks and keys', async () => {
  const list = await openWithdrawalList('filas=25');
  await list.selectAll();
  await list.bar.getByRole('button', { name: 'Rechazar selección' }).click();
  await list.dialog.getByRole('button', { name: 'Continuar' }).click();
  await list.dialog.getByLabel(/^Motivo de rechazo/).fill('Cuenta errada');
  await faults.set({ service: 'withdrawal', path: '/rechazar', fault: { kind: 'delay', ms: 1_000 } });
  await list.dialog.getByRole('button', { name: /^Rechazar 25 retiros · \$/ }).click();
  await list.dialog.getByText('4 de 25').waitFor();
  await list.page.waitForTimeout(1_500); // progress is reported once a second
  list.app.allowErrors();
  await list.app.close();
  await faults.clear();
  const app = await openHome('tesoreria');
  const notices = app.page.getByRole('dialog', { name: 'Avisos' });
  await walk('Bulk run after its tab was closed', app, async ({ page, click }) => {
    await click(page.getByRole('button', { name: 'Avisos' }));
    const resume = notices.getByRole('button', { name: 'Retomar' });
    await resume.waitFor({ timeout: SILENCE_TIMEOUT });
    await click(resume);
    await click(page.getByRole('dialog').getByRole('button', { name: 'Continuar con el resto' }));
    await page.getByRole('dialog').getByText('25 con éxito').waitFor();
  });
}, 120_000);
