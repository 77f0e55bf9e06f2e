// Guards: All matching rows are selected, counted and summed, without the rows that were deselected. Escape clears the selection.
import { openList, press, screen, selectAll, waitFor, within } from '@/testing';

const SUM = /^\$\s[\d.]+,\d{2}$/;

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

test.each(lists)(
  'all matching $of are selected and counted in the dialog of an action, except a deselected one',
  async ({ of, address, total, chooseAll, selected }) => {
    const user = await openList(`${address}&filas=5`);
    const matching = Number((await screen.findByText(total)).textContent.replaceAll(/\D/g, ''));
    expect(matching).toBeGreaterThan(6);
    const bar = within(await selectAll(user));
    await press(user, chooseAll(matching));
    await screen.findByText(selected(matching));
    const sumOfAll = (await bar.findByText(SUM)).textContent;
    const [, , second] = screen.getAllByRole('checkbox', { hidden: true });
    const leftOut = second?.closest('[role="row"]')?.getAttribute('data-id') ?? '';
    await user.click(second ?? document.body);
    await screen.findByText(selected(matching - 1));
    // the sum of the remaining rows needs no further query
    const sum = (await bar.findByText(SUM)).textContent;
    expect(sum).not.toBe(sumOfAll);

    await user.click(await bar.findByRole('button', { name: 'Cancelar' }));
    await screen.findByText(`Cancelar ${matching - 1} ${of}`);
    const dialog = within(screen.getByRole('dialog'));
    expect(leftOut).toMatch(/^[\da-f]{24}$/);
    expect(screen.getByRole('dialog').innerHTML).not.toContain(leftOut);
    const whole = (await dialog.findByText('Total')).nextElementSibling?.textContent;
    expect(whole).toBe(sum);
    await press(user, 'Volver');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('Escape clears the selection, unless an open menu handles it', async () => {
  const user = await openList('/pagos?period=ultimos-12-meses&filas=5');
  await selectAll(user);
  const bar = () => screen.queryByRole('group', { name: 'Acciones sobre la selección' });
  await user.click(screen.getAllByRole('button', { name: /^Acciones del pago /, hidden: true })[0] ?? document.body);
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(bar()).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(bar()).toBeNull());
});
