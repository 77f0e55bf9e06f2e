// Guards: The list of subscriptions shows its columns, filters, sorts and restores its state.
import {
  choose,
  columnOf,
  findAddress,
  headers,
  openList,
  pickCollector,
  press,
  removeChip,
  renderAt,
  screen,
  rowsLoaded,
  sortBy,
  waitFor,
  within,
} from '@/testing';

const total = () => Number(screen.getByText(/^[\d.]+ suscripci(ón|ones)$/).textContent.replaceAll(/\D/g, ''));

test('the list shows subscriptions paid by debit, with the columns of the specification', async () => {
  await openList('/suscripciones');
  expect(document.title).toMatch(/^Buscar Suscripciones/);
  expect(headers()).toEqual([
    ...['FECHA', 'CONCEPTO', 'DESCRIPCIÓN', 'NOMBRE', 'IMPORTE', 'MEDIO DE PAGO', 'ESTADO', 'ACCIONES'],
  ]);
  await screen.findByText('Tipo de pago: Débito');
  await findAddress('tipo', 'debit');
  for (const method of columnOf('MEDIO DE PAGO')) expect(method).toMatch(/^(CBU|Maestro|.+ Débito) ·· \d{4}$/);
  for (const amount of columnOf('IMPORTE')) expect(amount).toMatch(/^\$\s[\d.]+,\d{2}$/);
});

test('the sum of several pages is that of all their subscriptions', async () => {
  const sum = () => screen.getByText(/^[\d.]+ suscripci(ón|ones)$/).nextElementSibling?.textContent;
  await openList('/suscripciones?filas=100');
  await waitFor(() => expect(sum()).toMatch(/\d,\d\d$/));
  const ofPages = sum();
  await openList('/suscripciones?filas=5');
  await waitFor(() => expect(sum()).toBe(ofPages));
});

test('a removed debit filter stays removed when the list is opened again', async () => {
  const user = await openList('/suscripciones');
  const debit = total();
  await removeChip(user, 'Tipo de pago: Débito');
  await findAddress('tipo', 'todos');
  await waitFor(() => expect(total()).toBeGreaterThan(debit));
  await openList('/suscripciones');
  await findAddress('tipo', 'todos');
  expect(screen.queryByText('Tipo de pago: Débito')).toBeNull();
});

test('the address filters the list, and filters change the address', async () => {
  await openList('/suscripciones?status=cancelled&tipo=todos');
  for (const status of columnOf('ESTADO')) expect(status).toBe('Cancelada');

  const query = 'collector_id=LUZN&collector_name=Luz&pagador=nadie@correo.example';
  const user = await renderAt(`/suscripciones?${query}`, { as: 'operador' });
  await screen.findByText('No se encontraron subscripciones');
  screen.getByText('Pagador: nadie@correo.example');
  expect(await screen.findAllByText('LUZN - Luz del Norte Distribuidora')).not.toEqual([]);
  screen.getByRole('button', { name: 'Estado: Todos' });

  await user.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[0] ?? document.body);
  await waitFor(() => expect(location.search).toBe('?tipo=todos'));
  await rowsLoaded();
  await press(user, /^Estado:/);
  await user.click(await screen.findByRole('menuitemradio', { name: 'Activa' }));
  await findAddress('status', 'active');
  await waitFor(() => expect(new Set(columnOf('ESTADO'))).toEqual(new Set(['Activa'])));

  await renderAt('/suscripciones?status=nada', { as: 'operador' });
  await screen.findAllByText('El estado “nada” no existe: no se aplicó ese filtro.');
});

test('the list is filtered by a kind of payment, and by a payment method beside a collector', async () => {
  const user = await openList('/suscripciones');
  await user.click(screen.getByRole('combobox', { name: 'Tipo de pago' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['Todos', 'Débito', 'Crédito', 'Efectivo', 'Transferencia'],
  ]);
  await user.keyboard('{Escape}');
  await choose(user, 'Tipo de pago', 'Efectivo');
  await press(user, 'Buscar');
  await findAddress('tipo', 'cash');
  await waitFor(() => {
    for (const method of columnOf('MEDIO DE PAGO')) expect(method).toMatch(/^(Rapipago|Pago Fácil|Efectivo)/);
  });
  expect(screen.queryByRole('combobox', { name: 'Medio de pago' })).toBeNull();
  await pickCollector(user, 'COAC');
  await press(user, 'Buscar');
  await findAddress('collector_id', 'COAC');
  await screen.findByRole('combobox', { name: 'Medio de pago' });
});

test('all seven columns of the specification sort, and the session restores the order', async () => {
  const user = await openList('/suscripciones?tipo=todos&filas=5');
  const fields = {
    CONCEPTO: 'concept_id',
    DESCRIPCIÓN: 'concept_description',
    NOMBRE: 'payer_name',
    'MEDIO DE PAGO': 'last_four_digits',
    ESTADO: 'status',
    IMPORTE: 'amount',
  };
  for (const [header, field] of Object.entries(fields)) {
    await sortBy(user, header);
    await findAddress('orden', `-${field}`);
    await rowsLoaded();
  }
  await waitFor(() => {
    const amounts = columnOf('IMPORTE').map((text) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
  await openList('/suscripciones');
  await findAddress('orden', '-amount');
  await sortBy(user, 'FECHA');
  await findAddress('orden', null);
});

test('a row opens its subscription by link, and its menu shows allowed and refused actions', async () => {
  const user = await openList('/suscripciones?status=cancelled&tipo=todos&filas=5');
  const [menu] = screen.getAllByRole('button', { name: /^Acciones de la suscripción/ });
  await user.click(menu ?? document.body);
  await screen.findByRole('menuitem', { name: /^Abrir formulario/ });
  const refused = screen.getByRole('menuitem', { name: /^Cancelar suscripción/ });
  expect(refused.textContent).toContain('La suscripción está cancelada.');
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: 'Ver detalle' }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/suscripcion\/[0-9a-f]{24}$/));
  const path = location.pathname;
  await screen.findByRole('heading', { name: 'Detalle de la Suscripción' });
  history.back();
  await rowsLoaded();
  const [link] = within(screen.getByRole('main')).getAllByRole('link', { name: /^Ver la suscripción/ });
  expect(link?.getAttribute('href')).toBe(path);
});
