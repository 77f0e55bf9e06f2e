// Guards: The payment method dialog validates, and the card number stays nowhere.
import { expectNowhere, openActionDialog, paymentNow, takePayment } from './support/index.ts';

const card = '4509 9535 6623 3704';
const digits = card.replaceAll(' ', '');

const open = async () => {
  const payment = await takePayment('issued');
  const actions = await openActionDialog(payment, 'updatePaymentMethod', { as: 'operador' });
  const { dialog } = actions;
  const field = (label: RegExp | string) => dialog.getByLabel(label);
  return {
    ...actions,
    payment,
    field,
    number: field(/Número de tarjeta/),
    submit: dialog.getByRole('button', { name: 'Cambiar medio de pago', exact: true }),
    fillHolder: async (name: string, identification: string) => {
      await field(/Nombre del titular/).fill(name);
      await field(/(DNI|CUIT) del titular/).fill(identification);
    },
    toTransfer: () => dialog.getByRole('button', { name: 'Transferencia' }).click(),
  };
};

test('a card takes the place of the first method, and its number stays nowhere', async () => {
  const { app, page, dialog, payment, field, number, submit, fillHolder, sees, isGone } = await open();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  expect(await submit.isDisabled()).toBe(true);
  expect(await number.getAttribute('autocomplete')).toBe('off');
  await number.fill(card);
  await field(/Vencimiento/).fill('11/2090');
  await fillHolder('Ana Pérez', '12.345.678');
  await submit.click();
  await isGone();
  await sees('Medio de pago actualizado con éxito');
  await page.getByText('3704').first().waitFor();
  expect((await paymentNow(payment.id)).payment_methods[0]).toMatchObject({
    first_six_digits: '450995',
    last_four_digits: '3704',
    expiration_month: 11,
    expiration_year: 2090,
  });

  await expectNowhere(page, [digits, card], told);
  expect(await dialog.count()).toBe(0);
  await app.close();
});

test('a number, a date and a document are each refused with their own words, below their field', async () => {
  const { app, dialog, field, number, submit, fillHolder } = await open();
  const refused = async (label: RegExp, typed: string, message: string): Promise<void> => {
    await field(label).fill(typed);
    await field(label).blur();
    await dialog.getByText(message, { exact: true }).waitFor();
    expect(await submit.isDisabled()).toBe(true);
  };
  await refused(/Número de tarjeta/, '450995356623', 'El número de tarjeta tiene entre 13 y 19 dígitos.');
  await refused(/Número de tarjeta/, '4509abc', '*Solo números.');
  await refused(/Vencimiento/, '13/2090', 'Ingrese el vencimiento como MM/AAAA.');
  await refused(/Vencimiento/, '01/2020', 'La tarjeta está vencida.');
  await refused(/DNI del titular/, '123456', 'El DNI tiene 7 u 8 dígitos.');
  await refused(/Nombre del titular/, '', '*Campo requerido.');
  await number.fill(card);
  await field(/Vencimiento/).fill('11/2090');
  await fillHolder('Ana Pérez', '12345678');
  expect(await submit.isEnabled()).toBe(true);
  await app.close();
});

test('a number is written in groups while it is typed or pasted, and an expiration gets its slash and its century', async () => {
  const { app, page, field, number, toTransfer } = await open();
  await number.pressSequentially(digits);
  expect(await number.inputValue()).toBe(card);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace'); // the space goes and comes back, the caret is before it
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7');
  expect(await number.inputValue()).toBe('4509 9535 6627 3704');
  await number.fill('4509-9535-6623-3704');
  expect(await number.inputValue()).toBe(card);

  const expiration = field(/Vencimiento/);
  await expiration.pressSequentially('112090');
  expect(await expiration.inputValue()).toBe('11/2090');
  await expiration.fill('');
  await expiration.pressSequentially('9/90');
  await expiration.blur();
  expect(await expiration.inputValue()).toBe('09/2090');

  await toTransfer();
  const account = field(/CBU o CVU/);
  await account.pressSequentially('2850590940090418135201');
  expect(await account.inputValue()).toBe('28505909 40090418135201');
  await app.close();
});

test('a card whose last digit does not check the others warns, and may go on', async () => {
  const { app, dialog, field, number, submit, fillHolder } = await open();
  await number.fill('4509953566233705');
  await dialog.getByText('Revise el número: su dígito verificador no coincide. Puede continuar igual.').waitFor();
  await field(/Vencimiento/).fill('11/2090');
  await fillHolder('Ana Pérez', '12345678');
  expect(await submit.isEnabled()).toBe(true);
  await app.close();
});

test('an account shows its bank, warns of its check digits, and is refused with a wrong CUIT', async () => {
  const { app, dialog, payment, field, submit, fillHolder, toTransfer, isGone } = await open();
  await toTransfer();
  expect(await field(/Vencimiento/).count()).toBe(0);
  const account = field(/CBU o CVU/);
  await account.fill('2850590940090418135201');
  await dialog.getByText('Banco Macro', { exact: true }).waitFor();
  await account.fill('0000003100010000000001');
  await dialog.getByText(/^CVU de un proveedor de servicios de pago/).waitFor();
  await account.fill('2810590940090418135201');
  await dialog.getByText(/Revise el número: sus dígitos verificadores no coinciden/).waitFor();
  await fillHolder('Ana Pérez', '20-26756539-2');
  await field(/CUIT del titular/).blur();
  await dialog.getByText('El CUIT no es válido: su dígito verificador no coincide.').waitFor();
  expect(await submit.isDisabled()).toBe(true);
  await fillHolder('Ana Pérez', '20-26756539-3');
  await submit.click();
  await isGone();
  expect((await paymentNow(payment.id)).payment_methods[0]).toMatchObject({ last_four_digits: '5201' });
  await app.close();
});

test('what was typed as a card is forgotten when an account is chosen', async () => {
  const { app, dialog, field, number, toTransfer } = await open();
  await number.fill(card);
  await toTransfer();
  expect(await field(/CBU o CVU/).inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Tarjeta' }).click();
  expect(await number.inputValue()).toBe('');
  await app.close();
});
