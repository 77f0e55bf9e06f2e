// Guards: Bulk actions on subscriptions are offered by permission and status, and follow the selection.
import {
  faults,
  findDialog,
  openList,
  press as pressOn,
  requests,
  savedBy,
  screen,
  services,
  selectAll,
  waitFor,
  within,
} from '@/testing';

test('the amount is changed for adhesions only, and the dialog names the excluded subscriptions', async () => {
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
  await screen.findByText('Cambiar el importe de 2 suscripciones');
  await pressOn(user, 'Continuar');
  const { button, fill, press, sees } = await findDialog(user);
  await fill(/^Por favor ingrese el Importe/, '0');
  await waitFor(() => expect(button('Cambiar el importe de 2 suscripciones').disabled).toBe(true));
  await fill(/^Por favor ingrese el Importe/, '98765,43');
  await press('Cambiar el importe de 2 suscripciones');
  await sees('2 con éxito');
  for (const { id } of [first, second]) expect((await services.subscriptions.now(id)).amount).toBe(98_765.43);
});

const subscriptionsSentTo = async (path: string) =>
  (await requests.list('subscription'))
    .filter((request) => request.path.endsWith(`/${path}`))
    .map((request) => request.path.split('/')[2]);

test('if two of five cancellations fail, both are reported and saved, and the retry runs only those two', async () => {
  const user = await openList('/suscripciones?tipo=todos&status=active&filas=5');
  const before = Number((await screen.findByText(/^[\d.]+ suscripciones$/)).textContent.replaceAll(/\D/g, ''));
  const bar = within(await selectAll(user));
  const ids = screen
    .getAllByRole('button', { name: /^Acciones de la suscripción /, hidden: true })
    .map((button) => button.getAttribute('aria-label')?.split(' ').at(-1) ?? '');
  await user.click(await bar.findByRole('button', { name: 'Cancelar' }));
  await screen.findByText('Cancelar 5 suscripciones');
  await pressOn(user, 'Continuar');
  const { fillReason, press, sees } = await findDialog(user);
  await fillReason('Pedido de la entidad');
  const failing = ids.slice(1, 3);
  await faults.set({
    service: 'subscription',
    path: `^/suscripciones/(${failing.join('|')})/cancelar$`,
    fault: { kind: 'status', status: 429 },
  });
  await sees('No se generan más pagos. No se puede deshacer.');
  await press('Cancelar 5 suscripciones');
  await sees('3 con éxito');
  await sees('2 con error');

  const { name, text } = await savedBy(() => pressOn(user, 'Descargar resultado'));
  expect(name).toBe('suscripciones-canceladas.csv');
  expect(text).toMatch(/^\uFEFFID;REFERENCIA EXTERNA;NOMBRE;IMPORTE;MONEDA;RESULTADO;DETALLE;ID DE LA SOLICITUD\r\n/);
  expect(text.match(/;\d+,\d\d;ARS;/g)).toHaveLength(5);
  expect(text.match(/;Con error;/g)).toHaveLength(2);

  await faults.clear();
  await requests.clear();
  await pressOn(user, 'Reintentar 2 con error');
  await sees('5 con éxito');
  expect((await subscriptionsSentTo('cancelar')).toSorted()).toEqual(failing.toSorted());
  await user.click(screen.getAllByRole('button', { name: 'Cerrar' }).at(-1) ?? document.body);
  await screen.findByText(`${before - 5} suscripciones`);
});

test('if all are cancelled, the actions are disabled with the reason', async () => {
  const user = await openList('/suscripciones?tipo=todos&status=cancelled&filas=5');
  const bar = within(await selectAll(user));
  for (const name of ['Cancelar', 'Cambiar medio de pago', 'Editar Importe']) {
    const button = await bar.findByRole('button', { name: new RegExp(`^${name}`) });
    await waitFor(() => expect([name, button.getAttribute('aria-disabled')]).toEqual([name, 'true']));
    if (name !== 'Editar Importe') expect(button.textContent).toContain('La suscripción está cancelada.');
  }
});

test('a person without permission for changes has no checkboxes', async () => {
  await openList('/suscripciones?status=active&tipo=todos&filas=5', 'auditor');
  expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
});

test('subscriptions with an unknown outcome are counted separately, and can be retried', async () => {
  const user = await openList('/suscripciones?tipo=todos&status=active&filas=5');
  const bar = within(await selectAll(user));
  await user.click(await bar.findByRole('button', { name: 'Cancelar' }));
  await pressOn(user, 'Continuar');
  const { fillReason, press, sees } = await findDialog(user);
  await fillReason('Pedido de la entidad');
  await faults.set({ service: 'subscription', path: '/cancelar$', fault: { kind: 'lose' } });
  await press('Cancelar 5 suscripciones');
  await sees('5 sin confirmar');
  await sees('Los que quedaron sin confirmar pueden haberse hecho: reintentar desde acá no los repite.');
  await faults.clear();
  await pressOn(user, 'Reintentar 5 pendientes');
  await sees('5 con éxito');
});
