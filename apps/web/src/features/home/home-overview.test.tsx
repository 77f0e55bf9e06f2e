// Guards: The home page counts a person's pending work, queries only what they may read, and each section fails alone.
import { currentMonth, shiftMonth } from '@/shared/format';
import {
  addAll,
  faults,
  recover,
  renderAt,
  requests,
  returnToTab,
  screen,
  rowsLoaded,
  services,
  waitFor,
  within,
} from '@/testing';

// other tests decide on the seeded withdrawals: one page must not hold all that wait
beforeAll(async () => {
  const { collector_id } = await services.withdrawals.first({ status: 'pending_authorization' });
  const request_date = new Date().toISOString();
  await addAll(
    'withdrawals',
    Array.from({ length: 60 }, () => ({ collector_id, request_date })),
  );
});

const queues = [
  'Retiros por autorizar',
  'Retiros por lote pendientes',
  'Distribuciones por autorizar',
  'Distribuciones con error',
  'Lotes con error',
  'Transferencias por conciliar',
  'Importaciones por confirmar',
  'Reportes por aprobar',
  'Presentaciones por enviar',
];
/** Number of totals of payments: nine statuses and the refunds, of two months, and three of the shortcuts. */
const COUNTED = 23;

const countedLinks = (): readonly HTMLElement[] => {
  const part = screen.queryByRole('region', { name: 'Por resolver' });
  return part ? within(part).queryAllByRole('link', { name: /\D(\d+|No disponible)$/ }) : [];
};

/** Returns the filters of the lists that were requested, each with its service. */
const searches = async (): Promise<readonly string[]> =>
  (await requests.list()).flatMap(({ service, path }) => {
    const filters = new URL(path, 'http://services').searchParams.get('filters');
    return filters === null ? [] : [`${service} ${filters}`];
  });

/** Returns the distinct list requests, without the pages of sums: the GraphQL gateway caches sums across users. */
const counts = async (): Promise<readonly string[]> => {
  const pages = (await requests.list()).filter(({ service, path }) =>
    service === 'payment' ? path.includes('limit=1') && !path.includes('limit=100') : path.includes('page=1&'),
  );
  return [...new Set(pages.map(({ service, path }) => `${service} ${path}`))];
};

test.each(queues)('%s: the count and its list use the same filter', async (label) => {
  const user = await renderAt('/home', { as: 'administrador' });
  const link = await screen.findByRole('link', { name: new RegExp(`^${label}(?: |\\D*\\$| de| desde)`) });
  await waitFor(async () => expect((await searches()).length).toBeGreaterThanOrEqual(queues.length + COUNTED));
  const counted = await searches();
  await requests.clear();
  await user.click(link);
  await waitFor(async () => expect((await searches()).filter((search) => counted.includes(search))).not.toEqual([]));
  await rowsLoaded();
  expect(location.pathname).not.toBe('/home');
});

test.each([
  ['administrador', 9, COUNTED],
  ['operador', 1, COUNTED],
  ['tesoreria', 7, COUNTED],
  ['auditor', 0, COUNTED],
  ['sinpermisos', 0, 0],
])('for %s the totals that the home shows are requested, and no others', async (as, shown, ofPayments) => {
  await requests.clear();
  await renderAt('/home', { as });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(countedLinks()).toHaveLength(shown));
  await waitFor(async () => expect(await counts()).toHaveLength(shown + ofPayments));
});

test('pending work comes below the searches; its first queue has the age of the oldest record', async () => {
  await renderAt('/home', { as: 'tesoreria' });
  const part = await screen.findByRole('region', { name: 'Por resolver' });
  const link = await within(part).findByRole('link', { name: /^Retiros por autorizar.*desde hace \d+ días/ });
  expect(part.compareDocumentPosition(screen.getByRole('tablist', { name: 'Qué buscar' }))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(within(part).getAllByRole('link')[0]).toBe(link);
});

test('a queue with more records than one page holds has the sum of all of them', async () => {
  await renderAt('/home', { as: 'tesoreria' });
  const part = await screen.findByRole('region', { name: 'Por resolver' });
  const link = await within(part).findByRole('link', {
    name: /^Retiros por autorizar \$[^(]*desde hace \d+ días \d+$/,
  });
  const [size = ''] = /\d+$/.exec(link.textContent) ?? [];
  expect(Number(size)).toBeGreaterThan(100);
});

test('the withdraws to transfer link to the list of all pending ones', async () => {
  const user = await renderAt('/home', { as: 'tesoreria' });
  const part = await screen.findByRole('region', { name: 'Por resolver' });
  const link = await within(part).findByRole('link', { name: /^Retiros por lote pendientes.*\$.*\d$/ });
  const [size = ''] = /\d+$/.exec(link.textContent) ?? [];
  await user.click(link);
  await screen.findByText(new RegExp(`^${size} retiros?`));
  // the menu leads to the same list
  await renderAt('/retirosUnificados?vista=por-lote', { as: 'tesoreria' });
  await screen.findByText(new RegExp(`^${size} retiros?`));
});

test('a failing service affects only its own total, which can be retried', async () => {
  await faults.set({ service: 'withdrawal', fault: { kind: 'status', status: 500 } });
  const user = await renderAt('/home', { as: 'administrador' });
  await screen.findByRole('link', { name: 'Retiros por autorizar No disponible' });
  expect(screen.getByRole('link', { name: /^Lotes con error \$.*\d$/ })).toBeTruthy();
  const part = screen.getByRole('region', { name: 'Por resolver' });
  await within(part).findByText('No se pudieron consultar todos los totales.');
  await recover(user, part, /^\d+$/);
  await screen.findByRole('link', { name: /^Retiros por autorizar .*\d$/ });
  expect(within(part).queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('the totals are counted again when the person returns to the browser tab', async () => {
  await renderAt('/home', { as: 'administrador' });
  await waitFor(() => expect(countedLinks()).toHaveLength(queues.length));
  await requests.clear();
  returnToTab();
  await waitFor(async () => expect(await requests.list('withdrawal')).toHaveLength(1));
});

/** Opens a view of the payments of the month as a table. */
const monthTable = async (view: string) => {
  const user = await renderAt('/home', { as: 'operador' });
  const part = await screen.findByRole('region', { name: 'Pagos del mes' });
  await user.click(await within(part).findByRole('button', { name: view }));
  await user.click(within(part).getByRole('button', { name: 'Ver como tabla' }));
  return { user, table: await within(part).findByRole('table', { name: view }) };
};

test.each([
  ['Por estado', /^Aprobado/, /^(\d+)$/],
  ['Por día', /^\d+ \$/, /^(\d+) pagos?$/],
  ['Por medio', /^\D+\$.* aprobado/, /^(\d+) pagos?$/],
])('%s: the table of the month leads to the payments that it counts', async (view, name, records) => {
  const { user, table } = await monthTable(view);
  const [row] = await within(table).findAllByRole('row', { name });
  if (!row) throw new Error('There is no such row.');
  const [cell] = within(within(row).getAllByRole('cell')[0] ?? row).getAllByText(records);
  const [, count = ''] = records.exec(cell?.textContent ?? '') ?? [];
  await user.click(within(row).getByRole('link'));
  await screen.findAllByText(new RegExp(`de ${count}$|^${count} pagos?`));
  expect(location.pathname).toBe('/pagos');
});

test.each([
  ['Cobrado', '/pagos', /^\$\D[\d.,]+$/, /^(\d+) pagos?/],
  ['Aprobación', '/pagos', /^[\d,]+%$/, /^(\d+) rechazados?/],
  ['Devuelto', '/devoluciones', /^\$\D[\d.,]+$/, /^(\d+) devoluci/],
])(
  '%s of the month is money or a rate beside its count, and leads to its list',
  async (label, path, value, records) => {
    const user = await renderAt('/home', { as: 'operador' });
    const part = await screen.findByRole('region', { name: 'Pagos del mes' });
    const row = await within(part).findByRole('row', { name: new RegExp(`^${label}`) });
    const [link] = await within(row).findAllByRole('link', { name: value });
    if (!link) throw new Error('There is no figure.');
    const [, count = ''] = records.exec(link.parentElement?.lastElementChild?.textContent ?? '') ?? [];
    await user.click(link);
    await screen.findAllByText(new RegExp(`de ${count}$|^${count} (pagos?|devoluci)`));
    expect(location.pathname).toBe(path);
  },
);

/** Adds payments of the first day of the last month, which is compared on every day of this one: one was given back. */
const addCompared = async (): Promise<void> => {
  const { refunds, payment_methods, final_amount } = await services.payments.first({ status: 'refunded' });
  const first = new Date(`${shiftMonth(currentMonth(new Date()), -1)}-01T15:00:00.000Z`).toISOString();
  await services.payments.put({ status: 'approved', request_date: first });
  await services.payments.put({
    status: 'refunded',
    request_date: first,
    refunded_date: first,
    payment_methods,
    final_amount,
    refunds: refunds.map((refund) => ({
      ...refund,
      id: crypto.randomUUID(),
      request_date: first,
      approved_date: refund.approved_date && first,
    })),
  });
};

test.each([
  ['Cobrado', '%'],
  ['Aprobación', 'puntos?'],
  ['Devuelto', '%'],
])('%s has its change against the same days of the month before in the name of its row', async (label, unit) => {
  await addCompared();
  await renderAt('/home', { as: 'operador' });
  const part = await screen.findByRole('region', { name: 'Pagos del mes' });
  const change = `(?:[+−][\\d.,]+|0)\\s${unit} respecto de [A-Z][a-z]+ \\d{4}`;
  await within(part).findByRole('rowheader', { name: new RegExp(`^${label} ?${change}$`) });
});

test.each(['Este mes', 'El mes pasado', 'Pendientes', 'Vencidos', 'Rechazados', 'Objetados'])(
  'the shortcut %s has the number of payments that its list finds',
  async (label) => {
    const user = await renderAt('/home', { as: 'operador' });
    const part = await screen.findByRole('region', { name: 'Atajos' });
    const link = await within(part).findByRole('link', { name: new RegExp(`^${label} .*\\d{4} [\\d.]+ pagos?$`) });
    const [count = ''] = /[\d.]+(?= pagos?$)/.exec(link.textContent) ?? [];
    await user.click(link);
    await screen.findAllByText(new RegExp(`de ${count}$|^${count} pagos?`));
    expect(location.pathname).toBe('/pagos');
  },
);

test('without the service of payments, the shortcuts have no numbers and still lead to their lists', async () => {
  await faults.set({ service: 'payment', fault: { kind: 'status', status: 500 } });
  await renderAt('/home', { as: 'operador' });
  await screen.findByText('No se pudieron contar los pagos del mes.');
  const part = await screen.findByRole('region', { name: 'Atajos' });
  expect(within(part).getAllByRole('link')).toHaveLength(6);
  expect(within(part).queryByText(/pagos?$/)).toBeNull();
});

test('the payments of the month can be loaded again after a failure', async () => {
  await faults.set({ service: 'payment', fault: { kind: 'status', status: 500 } });
  const user = await renderAt('/home', { as: 'auditor' });
  const part = await screen.findByRole('region', { name: 'Pagos del mes' });
  await within(part).findByText('No se pudieron contar los pagos del mes.');
  await recover(user, part, /^Por fecha de solicitud/);
});

test('the first steps are shown until the person dismisses them', async () => {
  const user = await renderAt('/home', { as: 'operador' });
  const steps = within(await screen.findByRole('region', { name: 'Tres cosas que ahorran tiempo' }));
  expect(steps.getByRole('link', { name: 'Ver la ayuda' }).getAttribute('href')).toBe('/ayuda');
  await user.click(steps.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('Tres cosas que ahorran tiempo')).toBeNull();
  await renderAt('/home', { as: 'operador' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Tres cosas que ahorran tiempo')).toBeNull();
});
