// Guards: The list of payments shows its columns, filters, sorts, pages and restores its state.
import {
  addAll,
  choose,
  columnOf,
  faults,
  fill,
  findAddress,
  headers,
  openList,
  press,
  removeChip,
  renderAt,
  screen,
  services,
  rowsLoaded,
  sortBy,
  selectAll,
  waitFor,
  within,
} from '@/testing';

const amountsShown = () => columnOf('IMPORTE').map((text) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')));

test('the list shows the payments of this month with the columns of the specification', async () => {
  await openList('/pagos');
  expect(document.title).toMatch(/^Buscar Pagos/);
  expect(headers()).toEqual([
    ...['FECHA', 'ID TRANSACCIÓN', 'CONCEPTO', 'DESCRIPCIÓN', 'NOMBRE', 'IMPORTE', 'MEDIO DE PAGO', 'ESTADO'],
    'ACCIONES',
  ]);
  const month = new Intl.DateTimeFormat('es-AR', {
    month: '2-digit',
    year: 'numeric',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(new Date());
  for (const date of columnOf('FECHA')) expect(date).toMatch(new RegExp(`^\\d{2}/${month} \\d{2}:`));
  for (const amount of columnOf('IMPORTE')) expect(amount).toMatch(/^\$\s[\d.]+,\d{2}$/);
});

test('if a page has all matching payments, their sum is beside their number', async () => {
  await openList('/pagos?status=refunded&period=ultimos-12-meses&filas=100');
  const sum = amountsShown().reduce((total, amount) => total + amount, 0);
  const shown = screen.getByText(/^[\d.]+ pagos$/).nextElementSibling?.textContent ?? '';
  expect(shown.replaceAll('\u00a0', ' ')).toMatch(/^\$ [\d.]+,\d\d$/);
  expect(Number(shown.replaceAll(/[^\d,]/g, '').replace(',', '.'))).toBeCloseTo(sum, 2);
});

const besideTotal = () => screen.getByText(/^[\d.]+ pagos$/).nextElementSibling?.textContent;

test('the sum of several pages is that of all their payments', async () => {
  await openList('/pagos?status=approved&period=ultimos-12-meses&filas=100');
  await waitFor(() => expect(besideTotal()).toMatch(/\d,\d\d$/));
  const ofPages = besideTotal();
  await openList('/pagos?status=approved&period=ultimos-12-meses&filas=5');
  await waitFor(() => expect(besideTotal()).toBe(ofPages));
});

test('the sum of several pages has one amount for each currency', async () => {
  const sold = (final_amount: number, currency_id: string) => ({
    final_amount,
    currency_id,
    // neither the newest nor issued: other tests take those
    request_date: '2020-03-10T12:00:00.000Z',
    status: 'cancelled',
    external_transaction_id: `MONEDAS-${crypto.randomUUID()}`,
    details: [{ concept_id: 'C', concept_description: 'Dosmonedas', amount: final_amount, external_reference: null }],
  });
  await addAll('payments', [...Array.from({ length: 5 }, () => sold(0.01, 'ARS')), sold(7.5, 'USD')]);
  await openList('/pagos?q=Dosmonedas&period=2020-03&filas=5');
  await waitFor(() => expect(besideTotal()).toMatch(/\$\s0,05.*US\$\s7,50|US\$\s7,50.*\$\s0,05/));
});

test('by refund date the amounts are not added up', async () => {
  await openList('/pagos?fecha=devolucion&period=ultimos-12-meses&filas=5');
  await waitFor(() => expect(besideTotal()).toMatch(/^Devuelto \$\s[\d.]+,\d\d$/));
});

test('the address filters the list, and filters change the address', async () => {
  const user = await renderAt('/pagos?status=rejected&collector_id=LUZN&collector_name=Otra', { as: 'operador' });
  await screen.findByText(/^\d+ pagos?$/);
  for (const status of columnOf('ESTADO')) expect(status).toMatch(/^Rechazado/);
  // the name comes from the service, not from the link
  expect(await screen.findAllByText('LUZN - Luz del Norte Distribuidora')).not.toEqual([]);
  expect(screen.queryByText('LUZN - Otra')).toBeNull();
  await press(user, /^Estado:/);
  expect(await screen.findByRole('menuitemradio', { name: 'Rechazado', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('menuitemradio', { name: 'Todos' }));
  await findAddress('status', null);
  await findAddress('collector_id', 'LUZN');
  history.back();
  await findAddress('status', 'rejected');
});

/** Returns the name of a payer in the list; not every payment has one. */
const shownName = (): string => columnOf('NOMBRE').find((one) => one !== '—') ?? '';

test('a search runs with its button, offers the payment method, and finds by the name of the payer', async () => {
  const user = await openList('/pagos');
  expect(screen.queryByRole('combobox', { name: 'Medio de pago' })).toBeNull();
  const name = shownName();
  await fill(user, screen.getByRole('searchbox'), name);
  await press(user, 'Buscar');
  await findAddress('q', name);
  await waitFor(() => expect(new Set(columnOf('NOMBRE').map((one) => one.includes(name)))).toEqual(new Set([true])));
  await screen.findByLabelText('Medio de pago');
});

test('a payment is found by the visible digits of its card, and a full card number is refused', async () => {
  const user = await openList('/pagos?period=ultimos-12-meses');
  const digits = columnOf('MEDIO DE PAGO').flatMap((text) => /·· (\d{4})/.exec(text)?.[1] ?? [])[0] ?? '';
  const field = screen.getByLabelText('Tarjeta');
  await fill(user, field, '4509953566233704');
  await press(user, 'Buscar');
  await screen.findByText('Ingrese los 4 últimos dígitos o los 6 primeros.');
  expect(location.search).not.toContain('tarjeta');
  await fill(user, field, digits);
  await press(user, 'Buscar');
  await screen.findByText(`Tarjeta ·· ${digits}`);
  await waitFor(() =>
    expect(columnOf('MEDIO DE PAGO').every((text) => text.includes(digits) || /\+\d/.test(text))).toBe(true),
  );
  await findAddress('tarjeta', digits);
});

test('the refund date clears the status', async () => {
  const user = await openList('/pagos?status=approved');
  await user.click(screen.getByLabelText(/^Período/));
  await user.click(await screen.findByRole('switch', { name: 'Por fecha de devolución' }));
  await user.keyboard('{Escape}');
  await press(user, 'Buscar');
  await findAddress('fecha', 'devolucion');
  await findAddress('status', null);
  await screen.findByRole('button', { name: 'Estado: Todos' });
});

test('the GraphQL gateway sorts and pages, and the session restores both', async () => {
  const user = await openList('/pagos?filas=5');
  await sortBy(user, 'IMPORTE');
  await findAddress('orden', '-final_amount');
  await waitFor(() => expect(amountsShown()).toEqual(amountsShown().toSorted((a, b) => b - a)));
  await press(user, /página siguiente/i);
  await findAddress('pagina', '2');
  await rowsLoaded();

  await renderAt('/pagos', { as: 'operador' });
  await findAddress('pagina', '2');
  await findAddress('orden', '-final_amount');
  await rowsLoaded();
  await sortBy(user, 'DESCRIPCIÓN');
  await findAddress('orden', '-final_amount');
});

test('choosing a period runs the search with the typed text, and shows the period once', async () => {
  const user = await openList('/pagos');
  const chips = () => [...document.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent);
  expect(chips()).toEqual([]);
  const name = shownName();
  await fill(user, screen.getByRole('searchbox'), name);
  await user.click(screen.getByLabelText(/^Período/));
  await user.click(await screen.findByText('Últimos 90 días'));
  await findAddress('period', 'ultimos-90-dias');
  await findAddress('q', name);
  await rowsLoaded();
  await waitFor(() => expect(chips()).toEqual([`“${name}”`]));
});

test('the total of the previous search is not shown under other filters', async () => {
  const user = await openList('/pagos');
  const total = /^[\d.]+ pagos?$/;
  screen.getByText(total);
  await faults.set({ service: 'payment', fault: { kind: 'hold' } });
  await press(user, /^Estado:/);
  await user.click(screen.getByRole('menuitemradio', { name: 'Aprobado' }));
  await screen.findByText('Buscando…');
  expect(screen.queryByText(total)).toBeNull();
  expect(screen.queryByText(/ de [\d.]+$/)).toBeNull();
  await faults.clear();
  await screen.findByText(total);
});

test('the total stays while another page of the same search loads', async () => {
  const user = await openList('/pagos?filas=5');
  await faults.set({ service: 'payment', fault: { kind: 'hold' } });
  await press(user, /página siguiente/i);
  await waitFor(() => expect(document.querySelector('[role="progressbar"]')).not.toBeNull());
  screen.getByText(/^[\d.]+ pagos$/);
  await faults.clear();
});

test('select-all selects the visible rows and shows their number', async () => {
  const user = await openList('/pagos?filas=5');
  await selectAll(user);
  await screen.findByText('5 pagos seleccionados');
  await press(user, 'Limpiar selección');
  await waitFor(() => expect(document.querySelectorAll('[role="row"] input:checked')).toHaveLength(0));
});

test('an empty list offers to clear its filters, and an invalid period is reported', async () => {
  const user = await renderAt('/pagos?q=nadie-se-llama-asi-9', { as: 'operador' });
  await screen.findByText('No se encontraron pagos');
  await user.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[0] ?? document.body);
  await rowsLoaded();
  await renderAt('/pagos?period=2026-13', { as: 'operador' });
  await screen.findAllByText(/El período “2026-13” no es válido/);
});

test('a row opens its payment by link and by its menu', async () => {
  const user = await openList('/pagos?status=approved&filas=5');
  const [menu] = screen.getAllByRole('button', { name: /^Acciones del pago/ });
  await user.click(menu ?? document.body);
  const form = await screen.findByRole('menuitem', { name: /Abrir formulario/ });
  await waitFor(() => expect(form.getAttribute('href')).toMatch(/\/checkout\/ticket$/));
  await user.click(screen.getByRole('menuitem', { name: 'Ver detalle' }));
  await screen.findByRole('heading', { name: 'Detalle del Pago' });
  history.back();
  await rowsLoaded();
  const [link] = screen.getAllByRole('link', { name: /^Ver el pago/ });
  expect(link?.getAttribute('href')).toMatch(/\/pago\/[0-9a-f]{24}$/);
});

test('a collector is found by part of its name, filters at once, and is then listed as recent', async () => {
  const user = await openList('/pagos');
  const picker = screen.getByRole('combobox', { name: 'Entidad' });
  await user.click(picker);
  await screen.findByText('Escriba al menos 2 caracteres');
  await fill(user, picker, 'agu');
  await user.click(await screen.findByRole('option', { name: 'AGCU - Aguas de Cuyo Sur' }));
  await findAddress('collector_id', 'AGCU');
  await findAddress('collector_name', 'Aguas de Cuyo Sur');
  await choose(user, 'Medio de pago', 'Visa');
  await press(user, 'Buscar');
  await findAddress('medio', '9');

  await removeChip(user, /AGCU/);
  await findAddress('collector_id', null);
  await findAddress('medio', null); // without a collector the payment method is not offered
  await user.click(screen.getByRole('combobox', { name: 'Entidad' }));
  await screen.findByRole('option', { name: 'AGCU - Aguas de Cuyo Sur' });
});

test('a removed filter resets what is typed and not sent, also after a search that changed nothing', async () => {
  const user = await openList('/pagos?collector_id=AGCU&collector_name=Aguas+de+Cuyo+Sur');
  await press(user, 'Buscar');
  const amount = screen.getByRole('textbox', { name: 'Importe' });
  await fill(user, amount, '1234');
  await removeChip(user, /AGCU/);
  await findAddress('collector_id', null);
  await waitFor(() => expect(amount).toHaveProperty('value', ''));
});

/** Opens the list with the panel of a rejected payment. */
const openRejected = async (payment: Parameters<typeof services.payments.put>[0]) => {
  const { payment_methods } = await services.payments.some(({ type }) => type === 'online');
  const { id } = await services.payments.put({
    status: 'rejected',
    status_detail: 'cc_rejected_high_risk',
    type: 'online',
    payment_methods,
    ...payment,
  });
  await openList(`/pagos?status=rejected&period=ultimos-12-meses&ver=${id}`, 'administrador');
  const panel = within(await screen.findByRole('dialog'));
  const why = await panel.findByText('Pago rechazado: riesgo de fraude.');
  return { panel, text: why.closest('[role="status"]')?.textContent ?? '' };
};

const filledIn = (panel: ReturnType<typeof within>) =>
  panel
    .getAllByRole('button')
    .filter((button: HTMLElement) => button.className.includes('MuiButton-contained'))
    .map((button: HTMLElement) => button.textContent);

test('the panel of a rejected payment tells why, what the payer needs, and retries it', async () => {
  const { panel, text } = await openRejected({});
  expect(text).toContain('El control de fraude del gateway no lo aprobó. El pagador debe usar otro medio de pago.');
  expect(text).toContain('Después, reintente el cobro.');
  expect(filledIn(panel)).toEqual(['Reintentar cobro']);
});

test('the panel of a rejected payment tells why it cannot be retried, and highlights another action', async () => {
  const { panel, text } = await openRejected({
    presets: { actions: [{ name: 'retry', active: false }] },
    last_due_date: '2020-01-01T00:00:00.000Z',
  });
  expect(text).toContain('No se puede reintentar el cobro: ');
  expect(filledIn(panel)).toEqual(['Actualizar desde el gateway']);
});

test('the panel of a payment that is not rejected has no reason', async () => {
  const { id } = await services.payments.first({ status: 'approved' });
  await openList(`/pagos?status=approved&period=ultimos-12-meses&ver=${id}`, 'administrador');
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByRole('button', { name: /^Devolver/ });
  expect(panel.queryByRole('status')).toBeNull();
});
