// Guards: Beside a status in which records wait stands the number of rows that its choice shows, in every list of a queue.
import { openList, press, screen, waitFor } from '@/testing';

const year = 'period=ultimos-12-meses';

/** Text that a list shows above its rows, such as `3 retiros`. */
const shownTotal = async (noun: RegExp): Promise<string> =>
  (await screen.findByText((text) => /^[\d.]+ /.test(text) && noun.test(text))).textContent.replace(/ .*/, '');

test.each([
  ['/retirosUnificados?vista=por-lote&status=todos', 'button', 'Pendiente', /retiros?$/],
  ['/retiros/historial?period=ultimos-12-meses', 'button', 'Por autorizar', /retiros?$/],
  [`/distribucion?${year}`, 'tab', 'Pendiente', /distribuci/],
  [`/distribucion?${year}`, 'tab', 'Error', /distribuci/],
  [`/lotes?${year}&collector_id=LUZN`, 'menuitemradio', 'Con error', /lotes?$/],
  [`/transferencias?${year}&status=todos`, 'menuitemradio', 'Pendiente', /transferencias?$/],
  ['/afip?status=todos', 'menuitemradio', 'Creada', /presentaci/],
  [`/importaciones?${year}`, 'option', 'Por confirmar', /importaci/],
  [`/soft-provider?${year}`, 'option', 'Pendiente', /reportes?$/],
] as const)('%s: the number of %s %s is that of its rows', async (address, role, name, noun) => {
  const user = await openList(address, 'administrador');
  if (role === 'menuitemradio') await press(user, /^Estado:/);
  if (role === 'option') await user.click(await screen.findByRole('combobox', { name: 'Estado' }));
  const choice = await screen.findByRole(role, { name, description: /^Esperan? [\d.]+$/ });
  const number = choice.title.replace(/^\D+/, '');
  expect(choice.textContent).toBe(name);
  const before = await shownTotal(noun);
  await user.click(choice);
  await waitFor(async () => expect(await shownTotal(noun)).toBe(number));
  expect(number).not.toBe(before);
});
