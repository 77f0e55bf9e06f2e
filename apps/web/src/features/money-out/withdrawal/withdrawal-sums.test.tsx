// Guards: A long list is added up on request, and the statuses in which withdrawals wait have their number.
import {
  addAll,
  faults,
  findAddress,
  findDialog,
  openList,
  press,
  renderAt,
  requests,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

/** Month of the past, whose withdrawals no other test sees. */
const month = '/retiros/historial?period=2020-03';
const LONG = 1_005;

/** Accounts that only the withdrawals of these tests have. */
const [longAccount, waitingAccount] = ['sumas.de.prueba', 'numeros.de.prueba'];

/** Returns a collector of the seed, with this account as destination: a pending withdrawal needs a known collector. */
const paidTo = async (value: string) => {
  const { collector_id, destination } = await services.withdrawals.first({ status: 'transferred' });
  return { collector_id, destination: { ...destination, value } };
};

/** Adds withdrawals of one cent that were transferred in that month. */
const addTransferred = async (count: number) => {
  const payee = await paidTo(longAccount);
  return addAll(
    'withdrawals',
    Array.from({ length: count }, () => ({
      ...payee,
      status: 'transferred',
      amount: 0.01,
      request_date: '2020-03-10T12:00:00.000Z',
    })),
  );
};
const failing = (path: string, fault: Parameters<typeof faults.set>[0]['fault']) =>
  faults.set({ service: 'withdrawal', path, fault });
/** Pages of this size are those that a sum reads. */
const ofSums = 'limit=100(&|$)';
const askedForSums = async () =>
  (await requests.list('withdrawal')).filter(({ path }) => new RegExp(ofSums).test(path)).length;

const head = async (total: string) => within((await screen.findByText(total)).parentElement ?? document.body);

beforeAll(() => addTransferred(LONG));

test('a long list is added up when the person asks, and another filter offers it again', async () => {
  const user = await openList(month, 'tesoreria');
  const line = await head('1.005 retiros');
  expect(line.queryByText(/\$/)).toBeNull();
  expect(await askedForSums()).toBe(0);
  await press(user, 'Sumar');
  await line.findByText('Sumando…');
  await line.findByText(/^\$\s10,05$/);
  expect(line.queryByRole('button')).toBeNull();
  await press(user, 'Transferido');
  await findAddress('status', 'transferred');
  await (await head('1.005 retiros')).findByRole('button', { name: 'Sumar' });
  await press(user, 'Todos');
  await findAddress('status', null);
  await (await head('1.005 retiros')).findByRole('button', { name: 'Sumar' });
});

test('another page keeps the sum of the long list', async () => {
  const user = await openList(`${month}&filas=10`, 'tesoreria');
  await press(user, 'Sumar');
  await (await head('1.005 retiros')).findByText(/^\$\s10,05$/);
  await press(user, 'Ir a la página siguiente');
  await screen.findByText('11–20 de 1.005');
  (await head('1.005 retiros')).getByText(/^\$\s10,05$/);
});

test('a sum that failed says so, and can be requested again', async () => {
  const user = await openList(`${month}&importe=>0`, 'tesoreria');
  await failing(ofSums, { kind: 'status', status: 500 });
  await press(user, 'Sumar');
  const line = await head('1.005 retiros');
  await line.findByText('No se pudo sumar.');
  await faults.clear();
  await waitFor(
    async () => {
      const again = line.queryByRole('button', { name: 'Sumar' });
      if (again) await user.click(again);
      await line.findByText(/^\$\s10,05$/, {}, { timeout: 500 });
    },
    { timeout: 15_000 },
  );
}, 30_000);

test('a list that changed meanwhile is not added up until the person asks again', async () => {
  const user = await openList(`${month}&importe=<1`, 'tesoreria');
  await addTransferred(1);
  await press(user, 'Sumar');
  const line = await head('1.005 retiros');
  await line.findByText('La lista cambió.');
  await user.click(line.getByRole('button', { name: 'Sumar' }));
  await (await head('1.006 retiros')).findByText(/^\$\s10,06$/);
});

test('rows that change end the sum of a long list', async () => {
  const [{ id } = { id: '' }] = await addAll('withdrawals', [
    { ...(await paidTo(longAccount)), request_date: '2020-03-01T12:00:00.000Z', amount: 1 },
  ]);
  const user = await openList(`/retiros?cuenta=${longAccount}&status=todos`, 'tesoreria');
  await press(user, 'Sumar');
  await screen.findByText(/^\$\s1\d,\d\d$/);
  await services.withdrawals.change(`${id}/autorizar/`);
  await press(user, 'Actualizar');
  await screen.findByText('La lista cambió.');
  expect(screen.queryByText(/^\$\s1\d,\d\d$/)).toBeNull();
});

test('a list of more than 10,000 rows has no sum', async () => {
  await failing('collector_id', { kind: 'status', status: 200, body: { rows: [], page: 1, limit: 25, size: 10_001 } });
  await renderAt(`${month}&collector_id=MUCHAS&filas=10`, { as: 'tesoreria' });
  const line = await head('10.001 retiros');
  expect(line.queryByRole('button')).toBeNull();
  expect(await askedForSums()).toBe(0);
});

const ofStatus = (name: string, description: string) => screen.findByRole('button', { name, description });
/** The queries of numbers are those of one row. */
const ofNumbers = 'limit=1(&|$)';

test('the status in which withdrawals wait has their number under the other filters, until none waits', async () => {
  const payee = await paidTo(waitingAccount);
  const [{ id } = { id: '' }, last = { id: '' }] = await addAll('withdrawals', [
    { ...payee, request_date: '2020-04-10T12:00:00.000Z' },
    { ...payee, request_date: '2020-04-11T12:00:00.000Z' },
  ]);
  const user = await openList(`/retiros?cuenta=${waitingAccount}`, 'tesoreria');
  await ofStatus('Por autorizar', 'Esperan 2');
  await press(user, 'Transferido');
  await screen.findByText('No se encontraron retiros');
  const waiting = await ofStatus('Por autorizar', 'Esperan 2');
  expect(waiting.textContent).toBe('Por autorizar');
  await user.click(waiting);
  await press(user, `Acciones del retiro ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Autorizar' }));
  await (await findDialog(user, 'Estas autorizando 1 retiro')).press('Autorizar');
  await (await findDialog(user, 'Retiro Aprobado')).press('Ok');
  await ofStatus('Por autorizar', 'Espera 1');
  await services.withdrawals.change(`${last.id}/autorizar/`);
  await press(user, 'Actualizar');
  await ofStatus('Por autorizar', '');
});

test('a number above 999 is cut, and one that cannot be read is hidden', async () => {
  const page = { rows: [], page: 1, limit: 1 };
  await failing(ofNumbers, { kind: 'status', status: 200, body: { ...page, size: 1_034 } });
  const user = await openList('/retiros?status=pending_authorization&filas=10', 'tesoreria');
  const waiting = await ofStatus('Por autorizar', 'Esperan 1.034');
  expect(waiting.querySelector('[data-waiting]')?.getAttribute('data-waiting')).toBe('999+');
  await faults.clear();
  await failing(ofNumbers, { kind: 'status', status: 500 });
  await press(user, 'Actualizar');
  await ofStatus('Por autorizar', '');
});
