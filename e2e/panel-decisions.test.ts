// Guards: After a decision in the panel the next row is a key away, though the dialog of the decision closes later.
// Looks over: apps/web/src/features/money-out/**
import { faults, openWithdrawalList, resetServices, rowsOf } from './support/index.ts';

beforeAll(resetServices);

afterAll(async () => {
  await faults.clear();
  await resetServices();
});

test('Enter shows the row that follows the withdrawal that was authorized in the panel', async () => {
  const body = { amount: 9_000_000, available_amount: 9_000_000, currency_id: 'ARS' };
  await faults.set({ service: 'collector', path: '/saldo$', fault: { kind: 'status', status: 200, body } });
  const { page } = await openWithdrawalList('filas=10');
  const next = (await rowsOf(page).nth(1).getAttribute('data-id')) ?? '';
  await rowsOf(page).first().getByRole('gridcell').nth(2).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const panel = page.getByRole('dialog').first();
  await panel.getByText('Disponible para retirar').waitFor();
  await panel.getByRole('button', { name: 'Autorizar' }).click();
  const question = page.getByRole('dialog', { name: 'Estas autorizando 1 retiro' });
  await question.getByRole('button', { name: 'Autorizar', exact: true }).click();
  const ended = page.getByRole('dialog', { name: 'Retiro Aprobado' });
  await ended.waitFor();
  // behind the dialog, the row has left the list
  await page.getByText('Ya no está en esta lista.').waitFor();
  await ended.getByRole('button', { name: 'Ok' }).click();
  await page.locator('button:focus', { hasText: /^Siguiente: / }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('ver') === next);
});
