// Guards: A typed or pasted day is read as its writer meant it; an unreadable text stays and is reported.
import { findAddress, press, renderAt, screen, waitFor, within } from '@/testing';

const openDays = async () => {
  const user = await renderAt('/pagos?period=2026-01-05..2026-01-20', { as: 'operador' });
  await user.click(await screen.findByRole('combobox', { name: 'Período' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Período' }));
  const [from, to] = await Promise.all(
    ['Desde', 'Hasta'].map((name) => dialog.findByRole<HTMLInputElement>('textbox', { name })),
  );
  if (!from || !to) throw new Error('The period has two days.');
  const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Aplicar estos días' });
  return { user, dialog, from, to, apply };
};

test.each([
  ['1/2/26', '01/02/2026'],
  ['1/2/2026', '01/02/2026'],
  ['1/12/2026', '01/12/2026'],
  ['12/1/26', '12/01/2026'],
  ['5.3.2026', '05/03/2026'],
  ['31-12-2025', '31/12/2025'],
])('%s typed over the previous day is %s', async (typed, shown) => {
  const { user, from } = await openDays();
  expect(from.value).toBe('05/01/2026');
  await user.click(from);
  await user.keyboard(typed);
  expect(from.value).toBe(typed);
  await user.tab();
  expect(from.value).toBe(shown);
});

test('typed days filter the list', async () => {
  const { user, dialog, from, to } = await openDays();
  await user.click(from);
  await user.keyboard('1/2/26');
  await user.click(to);
  await user.keyboard('3/2/26{Enter}');
  await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull());
  await press(user, 'Buscar');
  await findAddress('period', '2026-02-01..2026-02-03');
});

test.each([
  ['2026-01-12', '12/01/2026'],
  ['12.01.2026', '12/01/2026'],
  ['12/1/26', '12/01/2026'],
  ['\u200e12/01/2026\u200e', '12/01/2026'],
  ['12/01/2026 10:15:30', '12/01/2026'],
])('%j is pasted as %s', async (pasted, shown) => {
  const { user, from, apply } = await openDays();
  await user.click(from);
  await user.paste(pasted);
  expect(apply.disabled).toBe(false);
  await user.tab();
  expect(from.value).toBe(shown);
});

const unreadable = 'La fecha “Desde” no se puede leer: escríbala como 31/12/2026.';
const impossible = 'La fecha “Desde” no existe en el calendario: revise el día y el mes.';

test.each([
  ['2026-01-12T23:00:00Z', unreadable],
  ['ayer', unreadable],
  ['31/04/2026', impossible],
  ['01/13/2026', impossible],
  ['30/02/2026', impossible],
])('pasted text %s stays in the field, with its problem', async (pasted, problem) => {
  const { user, dialog, from, apply } = await openDays();
  await user.click(from);
  await user.paste(pasted);
  await dialog.findByText(problem);
  expect(from.value).toBe(pasted);
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(apply.disabled).toBe(true);
  await user.tab();
  expect(from.value).toBe(pasted);
});

test('a wrong day is reported when the field loses the focus, not while it is typed', async () => {
  const { user, dialog, from, apply } = await openDays();
  await user.click(from);
  await user.keyboard('1/13');
  expect(dialog.queryByText(/^La fecha “Desde” no se puede leer/)).toBeNull();
  expect(from.getAttribute('aria-invalid')).toBe('false');
  expect(apply.disabled).toBe(true);
  await user.tab();
  await dialog.findByText(/^La fecha “Desde” no se puede leer/);
});

test('a day is chosen in the calendar, which opens on the day of the field', async () => {
  const { user, dialog, from } = await openDays();
  await user.click(dialog.getByRole('button', { name: 'Elegir día de “Desde”; el elegido es 5 de enero de 2026' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Elegir día' }));
  await user.click(await calendar.findByRole('gridcell', { name: '9' }));
  await waitFor(() => expect(from.value).toBe('09/01/2026'));
  await dialog.findByRole('button', { name: /el elegido es 9 de enero de 2026$/ });
});
