// Guards: The payment method dialog validates and groups what is typed, and discards it if the kind changes.
import { openActionDialog, services, waitFor } from '@/testing';

const card = '4509 9535 6623 3704';
const digits = card.replaceAll(' ', '');
const [number, expiration, account, holder] = [/Número de tarjeta/, /Vencimiento/, /CBU o CVU/, /Nombre del titular/];
const identification = /(DNI|CUIT) del titular/;

const open = async () => {
  const payment = await services.payments.take('issued');
  const actions = await openActionDialog(payment, 'updatePaymentMethod', { as: 'operador' });
  await actions.dialog.findByLabelText(number);
  const { user, button } = actions;
  return {
    ...actions,
    payment,
    type: async (label: RegExp, text: string) => {
      await user.clear(actions.field(label));
      await user.type(actions.field(label), text);
    },
    fillHolder: async (name: string, text: string) => {
      await actions.fill(holder, name);
      await actions.fill(identification, text);
    },
    canSubmit: (can: boolean) => waitFor(() => expect(button('Cambiar medio de pago').disabled).toBe(!can)),
    submit: () => actions.press('Cambiar medio de pago'),
    toTransfer: () => actions.press('Transferencia'),
  };
};

test('a card replaces the first method', async () => {
  const { payment, field, fill, fillHolder, canSubmit, submit, sees, isGone } = await open();
  await canSubmit(false);
  expect(field(number).getAttribute('autocomplete')).toBe('off');
  await fill(number, card);
  await fill(expiration, '11/2090');
  await fillHolder('Ana Pérez', '12.345.678');
  await submit();
  await isGone();
  await sees('Medio de pago actualizado con éxito');
  await sees(/3704/);
  expect((await services.payments.now(payment.id)).payment_methods[0]).toMatchObject({
    first_six_digits: '450995',
    last_four_digits: '3704',
    expiration_month: 11,
    expiration_year: 2090,
  });
});

test('a wrong number, date or document is each reported with its own message below its field', async () => {
  const { user, dialog, fill, fillHolder, canSubmit } = await open();
  const refused = async (label: RegExp, typed: string, message: string): Promise<void> => {
    await fill(label, typed);
    await user.tab();
    await dialog.findByText(message);
    await canSubmit(false);
  };
  await refused(number, '450995356623', 'El número de tarjeta tiene entre 13 y 19 dígitos.');
  await refused(number, '4509abc', '*Solo números.');
  await refused(expiration, '13/2090', 'Ingrese el vencimiento como MM/AAAA.');
  await refused(expiration, '01/2020', 'La tarjeta está vencida.');
  await refused(identification, '123456', 'El DNI tiene 7 u 8 dígitos.');
  await fill(holder, 'A'); // a field that was not edited would show no error
  await refused(holder, '', '*Campo requerido.');
  await fill(number, card);
  await fill(expiration, '11/2090');
  await fillHolder('Ana Pérez', '12345678');
  await canSubmit(true);
});

test('a number is grouped while it is typed or pasted, and an expiration gets its slash and its century', async () => {
  const { user, field, fill, type, toTransfer } = await open();
  await type(number, digits);
  expect(field(number).value).toBe(card);
  await fill(number, '4509-9535-6623-3704');
  expect(field(number).value).toBe(card);

  await type(expiration, '112090');
  expect(field(expiration).value).toBe('11/2090');
  await type(expiration, '9/90');
  await user.tab();
  await waitFor(() => expect(field(expiration).value).toBe('09/2090'));

  await toTransfer();
  await type(account, '2850590940090418135201');
  expect(field(account).value).toBe('28505909 40090418135201');
});

test('a card with a wrong Luhn digit shows a warning, and is accepted', async () => {
  const { dialog, fill, fillHolder, canSubmit } = await open();
  await fill(number, '4509953566233705');
  await dialog.findByText('Revise el número: su dígito verificador no coincide. Puede continuar igual.');
  await fill(expiration, '11/2090');
  await fillHolder('Ana Pérez', '12345678');
  await canSubmit(true);
});

test('an account shows its bank, warns of wrong check digits, and is refused with a wrong CUIT', async () => {
  const { user, dialog, payment, fill, fillHolder, canSubmit, submit, toTransfer, isGone } = await open();
  await toTransfer();
  expect(dialog.queryByLabelText(expiration)).toBeNull();
  await fill(account, '2850590940090418135201');
  await dialog.findByText('Banco Macro');
  await fill(account, '0000003100010000000001');
  await dialog.findByText(/^CVU de un proveedor de servicios de pago/);
  await fill(account, '2810590940090418135201');
  await dialog.findByText(/Revise el número: sus dígitos verificadores no coinciden/);
  await fillHolder('Ana Pérez', '20-26756539-2');
  await user.tab();
  await dialog.findByText('El CUIT no es válido: su dígito verificador no coincide.');
  await canSubmit(false);
  await fillHolder('Ana Pérez', '20-26756539-3');
  await submit();
  await isGone();
  expect((await services.payments.now(payment.id)).payment_methods[0]).toMatchObject({ last_four_digits: '5201' });
});

test('a typed card is discarded when an account is chosen', async () => {
  const { field, fill, press, toTransfer } = await open();
  await fill(number, card);
  await toTransfer();
  expect(field(account).value).toBe('');
  await press('Tarjeta');
  expect(field(number).value).toBe('');
});
