// Guards: An identifier opens its record whatever the period; an empty list suggests searches that find more.
import {
  columnOf,
  faults,
  fill,
  findAddress,
  openList,
  press,
  renderAt,
  requests,
  screen,
  services,
  rowsLoaded,
  waitFor,
} from '@/testing';

const everything = `2020-01-01..${new Date().getFullYear() + 1}-12-31`;

/** Date before the default month of any list. */
const before = new Date(Date.now() - 40 * 86_400_000);
const olderPayment = () =>
  services.payments.first([
    { field: 'status', value: 'approved' },
    { field: 'request_date', value: before.toISOString(), operation: 'LESS_THAN' },
  ]);

/** Types a text into the search box of the screen, and searches. */
const search = async (address: string, text: string, as = 'operador') => {
  const user = await renderAt(address, { as });
  await fill(user, await screen.findByRole('searchbox'), text);
  await press(user, 'Buscar');
  return user;
};

describe.each(['/pagos', '/suscripciones', '/pagadores', '/home'])('an identifier typed at %s', (address) => {
  test('opens its record, whatever the month and the kind', async () => {
    const { id } = await olderPayment();
    await search(address, ` ${id.toUpperCase()} `);
    await waitFor(() => expect(location.pathname).toBe(`/pago/${id}`));
  });
});

test('subscriptions and payers are also opened by their identifiers', async () => {
  const subscription = await services.subscriptions.some(() => true);
  await search('/pagos', subscription.id);
  await waitFor(() => expect(location.pathname).toBe(`/suscripcion/${subscription.id}`));
  const payer = await services.payers.some(() => true);
  await search('/home', payer.id);
  await waitFor(() => expect(location.pathname).toBe(`/pagadores/${payer.id}`));
});

test('the home page searches in the chosen period', async () => {
  const user = await renderAt('/home', { as: 'operador' });
  await fill(user, await screen.findByRole('searchbox'), 'POL-AUT');
  await user.click(screen.getByLabelText(/^Período/));
  await user.click(await screen.findByText('Últimos 90 días'));
  expect(location.pathname).toBe('/home');
  await press(user, 'Buscar');
  await findAddress('period', 'ultimos-90-dias');
  await rowsLoaded();
  expect(new Set(columnOf('CONCEPTO'))).toEqual(new Set(['POL-AUT']));
});

test('an identifier without a record, or whose service fails, is searched in the list', async () => {
  const { id } = await olderPayment();
  await search('/pagos', '0123456789abcdef01234567');
  await findAddress('q', '0123456789abcdef01234567');
  await faults.set({ service: 'payment', path: `/pagos/${id}$`, fault: { kind: 'status', status: 503 } });
  await search('/pagos', id);
  await findAddress('q', id);
});

test('services that a person may not read are not asked for an identifier', async () => {
  await search('/pagos', '0123456789abcdef01234567', 'tesoreria');
  await findAddress('q', '0123456789abcdef01234567');
  expect(await requests.list('payer')).toEqual([]);
  expect(await requests.list('subscription')).toEqual([]);
});

test('a list whose address searches an identifier outside its month offers the record', async () => {
  const { id } = await olderPayment();
  await renderAt(`/pagos?q=${id}`, { as: 'operador' });
  await screen.findByText('No se encontraron pagos');
  const link = await screen.findByRole('link', { name: 'Abrir el pago' });
  expect(link.getAttribute('href')).toBe(`/pago/${id}`);
});

test('an empty list names its filters, and offers twelve months and all statuses', async () => {
  const { external_transaction_id: transaction, collector_id: collector } = await olderPayment();
  const text = (transaction ?? '').toLowerCase();
  const user = await renderAt(`/pagos?q=${text}&status=rejected&period=este-mes&collector_id=${collector}`, {
    as: 'operador',
  });
  await screen.findByText(new RegExp(`^Se buscó: Este mes: .* · “${text}” · ${collector} .*· Rechazado\\. `));
  await press(user, 'Buscar en los últimos 12 meses');
  await findAddress('period', 'ultimos-12-meses');
  await findAddress('status', 'rejected');
  await press(user, 'Buscar en todos los estados');
  await rowsLoaded();
  expect(columnOf('ID TRANSACCIÓN')).toEqual([transaction]);
  expect(new URLSearchParams(location.search).get('q')).toBe(text);
});

test('a search in the last twelve months is not offered if the period contains them', async () => {
  await renderAt(`/pagos?q=nadie&period=${everything}`, { as: 'operador' });
  await screen.findByText('No se encontraron pagos');
  expect(screen.queryByRole('button', { name: 'Buscar en los últimos 12 meses' })).toBeNull();
});

test('an empty list of debits offers all kinds of subscriptions', async () => {
  const user = await renderAt('/suscripciones?q=nadie&tipo=debit', { as: 'operador' });
  await press(user, 'Buscar en todos los tipos de pago');
  await findAddress('tipo', 'todos');
});

test.each(['20.111.222', '20-20111222-3', 'nadie@correo.example'])(
  'for %s, a search of the payers is offered',
  async (text) => {
    await renderAt(`/suscripciones?q=${encodeURIComponent(text)}`, { as: 'operador' });
    const link = await screen.findByRole('link', { name: `Buscar ${text} en pagadores` });
    expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('q')).toBe(text);
  },
);

test('a person without permission for payers is not offered a search of them', async () => {
  await renderAt('/pagos?q=20.111.222', { as: 'tesoreria' });
  await screen.findByText('No se encontraron pagos');
  expect(screen.queryByRole('link', { name: /en pagadores$/ })).toBeNull();
});

test('a payment is found by the DNI of its payer', async () => {
  const known = await services.payments.list({ status: 'approved' });
  const documents = known.map(({ payer }) => payer?.identification);
  const number = documents.find((one) => one?.type === 'DNI_ARG')?.number ?? '';
  const { length: count } = await services.payments.list({ 'payer.identification.number': number });
  await openList(`/pagos?q=${Number(number).toLocaleString('es-AR')}&period=${everything}`);
  await screen.findByText(count === 1 ? '1 pago' : `${count} pagos`);
});
