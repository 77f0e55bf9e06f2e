// Guards: The first page counts what waits for a person, asks nothing for what they may not see, and each part fails alone.
import { faults, recover, renderAt, requests, returnToTab, screen, settled, waitFor, within } from '@/testing';

const queues = [
  'Retiros por autorizar',
  'Retiros por transferir',
  'Distribuciones por autorizar',
  'Distribuciones con error',
  'Lotes con error',
  'Transferencias por conciliar',
  'Importaciones por confirmar',
  'Reportes por aprobar',
  'Presentaciones por enviar',
  'Exportaciones listas, últimos 7 días',
];
/** Statuses that are counted, in two months. */
const COUNTED = 18;

const countedLinks = (): readonly HTMLElement[] => {
  const part = screen.queryByRole('region', { name: 'Por resolver' });
  return part ? within(part).queryAllByRole('link', { name: /\D(\d+|No disponible)$/ }) : [];
};

/** The conditions of the lists that were requested of services, each with its service. */
const searches = async (): Promise<readonly string[]> =>
  (await requests.list()).flatMap(({ service, path }) => {
    const filters = new URL(path, 'http://services').searchParams.get('filters');
    return filters === null ? [] : [`${service} ${filters}`];
  });

test.each(queues)('%s: what is counted is what its list is asked for', async (label) => {
  const user = await renderAt('/home', { as: 'administrador' });
  const link = await screen.findByRole('link', { name: new RegExp(`^${label}(?: |\\D*\\$| de| desde)`) });
  await waitFor(async () => expect((await searches()).length).toBeGreaterThanOrEqual(queues.length + COUNTED));
  const counted = await searches();
  await requests.clear();
  await user.click(link);
  await waitFor(async () => expect((await searches()).filter((search) => counted.includes(search))).not.toEqual([]));
  await settled();
  expect(location.pathname).not.toBe('/home');
});

test.each([
  ['administrador', 10, COUNTED],
  ['operador', 3, COUNTED],
  ['tesoreria', 8, COUNTED],
  ['sinpermisos', 0, 0],
])('for %s the services are asked once for each total that is shown', async (as, shown, ofPayments) => {
  await requests.clear();
  await renderAt('/home', { as });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(countedLinks()).toHaveLength(shown));
  await waitFor(async () => expect(await requests.list()).toHaveLength(shown + ofPayments));
});

test('the work that waits stands before the searches, with its amount and the age of the oldest', async () => {
  await renderAt('/home', { as: 'tesoreria' });
  const part = await screen.findByRole('region', { name: 'Por resolver' });
  const link = await within(part).findByRole('link', { name: /^Retiros por autorizar.*desde hace \d+ días/ });
  expect(part.compareDocumentPosition(screen.getByRole('tablist', { name: 'Qué buscar' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(within(part).getAllByRole('link')[0]).toBe(link);
});

test('the withdraws to transfer, whoever transfers them, lead to all that wait, of all months', async () => {
  const user = await renderAt('/home', { as: 'tesoreria' });
  const part = await screen.findByRole('region', { name: 'Por resolver' });
  const link = await within(part).findByRole('link', { name: /^Retiros por transferir.*\$.*\d$/ });
  const [size = ''] = /\d+$/.exec(link.textContent) ?? [];
  await user.click(link);
  await screen.findByText(new RegExp(`^${size} retiros?`));
  // and so does the menu
  await renderAt('/retirosUnificados?vista=por-lote', { as: 'tesoreria' });
  await screen.findByText(new RegExp(`^${size} retiros?`));
});

test('a service that fails spoils its own total, which can be asked for again', async () => {
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

test('the totals are counted again when the person comes back to the tab', async () => {
  await renderAt('/home', { as: 'administrador' });
  await waitFor(() => expect(countedLinks()).toHaveLength(queues.length));
  await requests.clear();
  returnToTab();
  await waitFor(async () => expect(await requests.list('withdrawal')).toHaveLength(1));
});

test('the payments of the month are shown as a table, too, and a status leads to its payments', async () => {
  const user = await renderAt('/home', { as: 'operador' });
  const part = await screen.findByRole('region', { name: 'Pagos del mes' });
  await user.click(await within(part).findByRole('button', { name: 'Ver como tabla' }));
  const row = await within(part).findByRole('row', { name: /^Aprobado/ });
  const [current = '', previous] = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(previous).toMatch(/^\d+$/);
  await user.click(within(row).getByRole('link', { name: 'Aprobado' }));
  await screen.findAllByText(new RegExp(`de ${current}$`));
  expect(location.pathname).toBe('/pagos');
});

test('the payments of the month can be asked for again after a failure', async () => {
  await faults.set({ service: 'payment', fault: { kind: 'status', status: 500 } });
  const user = await renderAt('/home', { as: 'auditor' });
  const part = await screen.findByRole('region', { name: 'Pagos del mes' });
  await within(part).findByText('No se pudieron contar los pagos del mes.');
  await recover(user, part, /^Pagos por estado y fecha de solicitud/);
});
