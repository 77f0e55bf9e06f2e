// Guards: Details and panels of withdrawals lead to the next row of their list, also after a decision.
import type { UserEvent } from '@testing-library/user-event';
import { faults, findDialog, idsOfRows, openList, press, screen, services, waitFor, within } from '@/testing';

const openAction = async (user: UserEvent, id: string, label: string) => {
  await press(user, `Acciones del retiro ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: label }));
};

test('the dialog of a detail steps through its list, also after a decision', async () => {
  const user = await openList('/retiros', 'tesoreria');
  const [first = '', second = ''] = idsOfRows();
  await openAction(user, first, 'Ver detalle');
  const dialog = await findDialog(user, 'Detalle de retiro');
  await dialog.sees(first);
  expect(dialog.button('Anterior de la lista').disabled).toBe(true);
  await services.withdrawals.change(`${first}/autorizar/`);
  await dialog.press('Siguiente de la lista');
  await waitFor(() => expect(new URLSearchParams(location.search).get('retiro')).toBe(second));
  const other = await findDialog(user, 'Detalle de retiro');
  await other.sees(second);
  await waitFor(() => expect(document.activeElement).toBe(other.button('Siguiente de la lista')));
  await user.keyboard('{Escape}');
  await other.isGone();
  expect(location.search).not.toContain('retiro=');
});

test('when the row of the panel leaves the list, a button shows the row that follows', async () => {
  const user = await openList('/retiros', 'tesoreria');
  const [first = '', second = ''] = idsOfRows();
  await openAction(user, first, 'Vista rápida');
  await screen.findByRole('dialog');
  await services.withdrawals.change(`${first}/autorizar/`);
  await press(user, 'Actualizar');
  await screen.findByText('Ya no está en esta lista.');
  const next = await screen.findByRole('button', { name: /^Siguiente: .+ · \$\s[\d.,]+$/ });
  await user.click(next);
  await waitFor(() => expect(new URLSearchParams(location.search).get('ver')).toBe(second));
  await waitFor(() => expect(screen.queryByText('Ya no está en esta lista.')).toBeNull());
});

test('after a decision in the panel, Enter shows the row that follows', async () => {
  const body = { amount: 9_000_000, available_amount: 9_000_000, currency_id: 'ARS' };
  await faults.set({ service: 'collector', path: '/saldo$', fault: { kind: 'status', status: 200, body } });
  const user = await openList('/retiros', 'tesoreria');
  const [first = '', second = ''] = idsOfRows();
  await openAction(user, first, 'Vista rápida');
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText('Disponible para retirar');
  await user.click(panel.getByRole('button', { name: 'Autorizar' }));
  const dialog = await findDialog(user, 'Estas autorizando 1 retiro');
  await waitFor(() => expect(dialog.button('Autorizar').disabled).toBe(false));
  await dialog.press('Autorizar');
  await (await findDialog(user, 'Retiro Aprobado')).press('Ok');
  await screen.findByText('Ya no está en esta lista.');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Siguiente: /));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(new URLSearchParams(location.search).get('ver')).toBe(second));
});
