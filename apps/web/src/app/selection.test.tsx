// Guards: All that match are selected, counted and summed, without those that were left out.
import { openList, press, screen, tickAll, waitFor, within } from '@/testing';

const lists = [
  {
    of: 'pagos',
    address: '/pagos?period=ultimos-12-meses&status=pending',
    total: /^[\d.]+ pagos$/,
    chooseAll: (count: number) => `Seleccionar los ${count} que coinciden`,
    selected: (count: number) => `${count} pagos seleccionados`,
  },
  {
    of: 'suscripciones',
    address: '/suscripciones?status=active&tipo=todos',
    total: /^[\d.]+ suscripciones$/,
    chooseAll: (count: number) => `Seleccionar las ${count} que coinciden`,
    selected: (count: number) => `${count} suscripciones seleccionadas`,
  },
] as const;

test.each(lists)('of many $of all that match are acted on', async ({ of, address, total, chooseAll, selected }) => {
  const user = await openList(`${address}&filas=5`);
  const matching = Number((await screen.findByText(total)).textContent.replaceAll(/\D/g, ''));
  expect(matching).toBeGreaterThan(6);
  const bar = within(await tickAll(user));
  await press(user, chooseAll(matching));
  await screen.findByText(selected(matching));
  const [, , second] = screen.getAllByRole('checkbox', { hidden: true });
  const leftOut = second?.closest('[role="row"]')?.getAttribute('data-id') ?? '';
  await user.click(second ?? document.body);
  await screen.findByText(selected(matching - 1));

  await user.click(await bar.findByRole('button', { name: 'Cancelar' }));
  await screen.findByText(`Cancelar ${matching - 1} ${of}`);
  const dialog = within(screen.getByRole('dialog'));
  expect(leftOut).toMatch(/^[\da-f]{24}$/);
  expect(screen.getByRole('dialog').innerHTML).not.toContain(leftOut);
  expect(await dialog.findAllByText(/^\$\s[\d.]+,\d{2}$/)).not.toEqual([]);
  await press(user, 'Volver');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape clears the selection, but not while a menu takes it', async () => {
  const user = await openList('/pagos?period=ultimos-12-meses&filas=5');
  await tickAll(user);
  const bar = () => screen.queryByRole('group', { name: 'Acciones sobre la selección' });
  await user.click(screen.getAllByRole('button', { name: /^Acciones del pago /, hidden: true })[0] ?? document.body);
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(bar()).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(bar()).toBeNull());
});
