// Guards: A return to a list restores row, focus and selection. Escape clears the selection.
import { focusedRow, idsOfRows, keysReady, openList, press, screen, rowsLoaded, waitFor, within } from '@/testing';

const boxOf = (id: string): HTMLInputElement => {
  const box = document.querySelector<HTMLInputElement>(`[role="row"][data-id="${id}"] input[type="checkbox"]`);
  if (!box) throw new Error(`No row ${id}.`);
  return box;
};

const selectionBar = async () => within(await screen.findByRole('group', { name: 'Acciones sobre la selección' }));

test('a return to the list focuses the row that was open, and the keys move on from it', async () => {
  const user = await openList('/pagos?filas=10');
  const ids = idsOfRows();
  await keysReady(user);
  await user.keyboard('jjjj{Enter}');
  await waitFor(() => expect(location.pathname).toBe(`/pago/${ids[3]}`));
  await screen.findByRole('link', { name: 'Siguiente de la lista (J)' });
  history.back();
  await waitFor(() => expect(focusedRow()).toBe(ids[3]));
  await user.keyboard('j');
  await waitFor(() => expect(focusedRow()).toBe(ids[4]));
});

test('moving from record to record moves the row of the list too, and the link back leads to it', async () => {
  const user = await openList('/pagos?filas=10');
  const ids = idsOfRows();
  await keysReady(user);
  await user.keyboard('jj{Enter}');
  await screen.findByRole('link', { name: 'Siguiente de la lista (J)' });
  await user.keyboard('j');
  await waitFor(() => expect(location.pathname).toBe(`/pago/${ids[2]}`));
  await user.click(await screen.findByRole('link', { name: /^Volver a/ }));
  await waitFor(() => expect(focusedRow()).toBe(ids[2]));
});

test('a list that is opened from elsewhere leaves the focus on the page', async () => {
  const user = await openList('/pagos?filas=10');
  await keysReady(user);
  await user.keyboard('jj{Enter}');
  await screen.findByRole('link', { name: 'Siguiente de la lista (J)' });
  await user.click(screen.getByRole('link', { name: 'Back-office de pagos' }));
  await waitFor(() => expect(location.pathname).toBe('/home'));
  await user.keyboard('gp');
  await rowsLoaded();
  expect(focusedRow()).toBeUndefined();
});

test('a selection survives paging and a detail, with its count and sum, and Escape clears it', async () => {
  const user = await openList('/pagos?period=ultimos-12-meses&filas=5');
  const [first = '', second = ''] = idsOfRows();
  await user.click(boxOf(first));
  await press(user, /página siguiente/i);
  await waitFor(() => expect(idsOfRows()).not.toContain(first));
  await rowsLoaded();
  const [third = ''] = idsOfRows();
  await user.click(boxOf(third));
  await screen.findByText('2 pagos seleccionados');
  expect((await selectionBar()).getByText(/^\$\s[\d.]+,\d{2}$/)).not.toBeNull();

  await press(user, 'Ver selección');
  const dialog = within(await screen.findByRole('dialog', { name: '2 pagos seleccionados' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  await user.click(dialog.getAllByRole('button', { name: /^Quitar de la selección/ })[1] ?? document.body);
  await screen.findByRole('dialog', { name: '1 pago seleccionado' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(boxOf(third).checked).toBe(false);

  await press(user, /página anterior/i);
  await waitFor(() => expect(idsOfRows()).toContain(second));
  await waitFor(() => expect(boxOf(first).checked).toBe(true));
  await user.click(screen.getAllByRole('link', { name: /^Ver el pago/ })[0] ?? document.body);
  await waitFor(() => expect(location.pathname).toBe(`/pago/${first}`));
  history.back();
  await screen.findByText('1 pago seleccionado');
  await waitFor(() => expect(boxOf(first).checked).toBe(true));

  await keysReady(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Acciones sobre la selección' })).toBeNull());
  expect(boxOf(first).checked).toBe(false);
});
