// Guards: A typed amount gets its dots and decimals, and keeps its value.
import { fill, openActionDialog, services, waitFor } from '@/testing';

/** Opens the dialog that asks for the amount of a subscription. */
const openAmount = async () => {
  const subscription = await services.subscriptions.take('active', ({ type }) => type === 'subscription');
  const opened = await openActionDialog(subscription, 'updateAmount', { page: 'suscripcion' });
  const field = await opened.dialog.findByLabelText<HTMLInputElement>(/^Por favor ingrese el Importe/);
  await opened.user.click(field);
  /** Returns the text of the field, with `|` at the caret. */
  const shown = () => {
    const caret = field.selectionStart ?? 0;
    return `${field.value.slice(0, caret)}|${field.value.slice(caret)}`;
  };
  /** Sets an amount, with the caret at the `|`. */
  const start = async (text: string) => {
    await fill(opened.user, field, text.replace('|', ''));
    const caret = text.indexOf('|');
    field.setSelectionRange(caret, caret);
    expect(shown()).toBe(text);
  };
  return { ...opened, field, shown, start, id: subscription.id };
};

test('each key adds the dots of the amount, and the caret keeps its place', async () => {
  const { user, shown, start } = await openAmount();
  for (const [before, keys, after] of [
    ['|', '1634', '1.634|'],
    ['|', '16349,54', '16.349,54|'],
    ['|', '16349.54', '16.349,54|'],
    ['|', '1234567', '1.234.567|'],
    // typed dots are not doubled, and do not multiply the amount
    ['|', '16.349,54', '16.349,54|'],
    ['|', '16.3', '16.3|'],
    ['1.2|34', '9', '12.9|34'],
    ['1.|234', '9', '19.|234'],
    ['123|.456', '.', '123.|456'],
    ['12.345|.678', ',', '12.345,|678'],
    ['1.234.5|67', '.', '12.345,|67'],
    // deleting
    ['16.349|', '{Backspace}', '1.634|'],
    ['1.234|', '{Backspace}{Backspace}', '12|'],
    ['12.3|45', '{Backspace}', '1.2|45'],
    ['12.3|45', '{Delete}', '1.23|5'],
    ['12.|345', '{Backspace}', '12|.345'],
    ['12.|345', '{Backspace}{Backspace}', '1|.345'],
    ['12|.345', '{Delete}', '12.|345'],
    ['12|.345', '{Delete}{Delete}', '1.2|45'],
    ['12.345|,67', '{Delete}', '1.234.5|67'],
    // the first digit is replaced
    ['|1.000', '{Delete}2', '2.|000'],
  ] as const) {
    await start(before);
    await user.keyboard(keys);
    expect([before, keys, shown()]).toEqual([before, keys, after]);
  }
});

test('a pasted amount is read or left unchanged with an error; decimals are completed when the field loses the focus', async () => {
  const { user, dialog, field, button, start } = await openAmount();
  for (const [pasted, left] of [
    ['16349.54', '16.349,54'],
    ['16.349,54', '16.349,54'],
    ['$ 16.349,54', '16.349,54'],
    ['$\u00a016.349,54 ', '16.349,54'],
    ['16349', '16.349,00'],
    ['16.349', '16.349,00'],
    ['16,3', '16,30'],
    ['1.5', '1,50'],
    ['007', '7,00'],
  ] as const) {
    await start('|');
    await user.paste(pasted);
    await user.tab();
    await waitFor(() =>
      expect([pasted, field.value, button('Cambiar importe').disabled]).toEqual([pasted, left, false]),
    );
    await user.click(field);
  }
  for (const refused of ['16,349', '16,349.54', '16349.549', '0.016', '1.63.49', 'US$ 16', '-16', '1e3', '16 349']) {
    await start('|');
    await user.paste(refused);
    await user.tab();
    await waitFor(() => expect([refused, button('Cambiar importe').disabled]).toEqual([refused, true]));
    expect(field.value.replaceAll('.', '')).toBe(refused.replaceAll('.', ''));
    await dialog.findByText(/^Ingrese un importe con dos decimales como máximo/);
    await user.click(field);
  }
  // replaces the selected amount
  await start('16.349,54|');
  await user.tripleClick(field);
  await user.paste('16.34');
  await user.tab();
  await waitFor(() => expect(field.value).toBe('16,34'));
});

test('the service receives the amount that the field shows', async () => {
  const { user, field, press, isGone, id } = await openAmount();
  await user.keyboard('16349.54');
  expect(field.value).toBe('16.349,54');
  await press('Cambiar importe');
  await isGone();
  expect((await services.subscriptions.now(id)).amount).toBe(16_349.54);
});
