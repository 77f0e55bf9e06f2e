// Guards: A card number is edited at the caret, and is stored nowhere after it was sent.
// Looks over: apps/web/src/features/payment/**
import { expectNotInMemory, openActionDialog, services } from './support/index.ts';

const card = '4509 9535 6623 3704';
const digits = card.replaceAll(' ', '');

test('a card number keeps its groups and its caret while it is edited, and is stored nowhere after sending', async () => {
  const payment = await services.payments.take('issued');
  const open = await openActionDialog(payment, 'updatePaymentMethod', { user: 'operador' });
  const { app, page, dialog, press, sees, isGone } = open;
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const number = dialog.getByLabel(/Número de tarjeta/);
  await number.pressSequentially(digits);
  expect(await number.inputValue()).toBe(card);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace'); // the space is deleted and formatted again; the caret is now before it
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7');
  expect(await number.inputValue()).toBe('4509 9535 6627 3704');

  await number.fill(card);
  await dialog.getByLabel(/Vencimiento/).fill('11/2090');
  await dialog.getByLabel(/Nombre del titular/).fill('Ana Pérez');
  await dialog.getByLabel(/DNI del titular/).fill('12.345.678');
  await press('Cambiar medio de pago');
  await isGone();
  await sees('Medio de pago actualizado con éxito');
  await page.getByText('3704').first().waitFor();
  expect((await services.payments.now(payment.id)).payment_methods[0]).toMatchObject({ last_four_digits: '3704' });
  await expectNotInMemory(page, [digits, card], told);
  expect(await dialog.count()).toBe(0);
  await app.close();
});
