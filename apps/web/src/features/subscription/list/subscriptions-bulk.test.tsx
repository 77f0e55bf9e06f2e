// Guards: Bulk actions on subscriptions are offered by permission and state, and follow the selection.
import { findDialog, openList, press as pressOn, screen, services, tickAll, waitFor, within } from '@/testing';

test('the amount is edited of adhesions alone: the dialog says who is left out', async () => {
  const user = await openList('/suscripciones?tipo=todos&status=active&filas=25');
  const menus = screen.getAllByRole('button', { name: /^Acciones de la suscripción /, hidden: true });
  const shown = await Promise.all(
    menus.map(async (menu) => ({
      menu,
      ...(await services.subscriptions.now(menu.getAttribute('aria-label')?.split(' ').at(-1) ?? 'none')),
    })),
  );
  const [first, second] = shown.filter(({ type }) => type === 'adhesion');
  const other = shown.find(({ type }) => type === 'subscription');
  if (!first || !second || !other) throw new Error('The first page has no two adhesions and a subscription.');
  const tick = async ({ menu }: { readonly menu: HTMLElement }) => {
    const row = menu.closest<HTMLElement>('[role="row"]') ?? document.body;
    await user.click(within(row).getByRole('checkbox', { hidden: true }));
  };
  for (const one of [first, second, other]) await tick(one);
  const bar = within(await screen.findByRole('group', { name: 'Acciones sobre la selección' }));
  const edit = () => bar.getByRole('button', { name: /^Editar Importe/ });
  await waitFor(() => expect(edit().textContent).toMatch(/^Editar Importe 2 de 3/));
  await user.hover(edit());
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toContain('Desde la búsqueda solo se cambia el importe de las adhesiones.');
  await user.click(edit());
  await screen.findByText('1 suscripción de la selección no admite esta acción y queda afuera:');
  await screen.findByText('Editar el importe de 2 suscripciones');
  await pressOn(user, 'Continuar');
  const { button, fill, press, sees } = await findDialog(user);
  await fill(/^Por favor ingrese el Importe/, '0');
  await waitFor(() => expect(button('Editar Importe').disabled).toBe(true));
  await fill(/^Por favor ingrese el Importe/, '98765,43');
  await press('Editar Importe');
  await sees('2 con éxito');
  for (const { id } of [first, second]) expect((await services.subscriptions.now(id)).amount).toBe(98_765.43);
});

test('where all are cancelled nothing is offered, and the reason is told', async () => {
  const user = await openList('/suscripciones?tipo=todos&status=cancelled&filas=5');
  const bar = within(await tickAll(user));
  for (const name of ['Cancelar', 'Cambiar medio de pago', 'Editar Importe']) {
    const button = await bar.findByRole('button', { name: new RegExp(`^${name}`) });
    await waitFor(() => expect([name, button.getAttribute('aria-disabled')]).toEqual([name, 'true']));
    if (name !== 'Editar Importe') expect(button.textContent).toContain('La suscripción está cancelada.');
  }
});

test('who may change nothing has no boxes to tick', async () => {
  await openList('/suscripciones?status=active&tipo=todos&filas=5', 'auditor');
  expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
});
