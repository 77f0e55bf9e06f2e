// Guards: The Avisos of any browser have the decisions of others on a person's records, and the person's ended work.
import { money } from '@/shared/format';
import {
  askGateway,
  eventually,
  exportsControl,
  findAddress,
  press,
  renderAt,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

const key = () => crypto.randomUUID();

/** Leaves a note on a withdrawal as one person, and authorizes it as another. */
const decide = async (noted: string, decided: string) => {
  const { id, amount, collector_id: collectorId } = await services.withdrawals.take('pending_authorization');
  const note = `mutation ($id: ID!, $key: ID!) {
    addNote(target: { type: "Withdrawal", id: $id }, text: "Ya confirmé", once: { idempotencyKey: $key }) { error { code } }
  }`;
  expect(await askGateway(noted, note, { id, key: key() })).toEqual({ addNote: { error: null } });
  const read: { readonly withdrawal: { readonly version: number } } = Object(
    await askGateway(decided, 'query ($id: ID!) { withdrawal(id: $id) { version } }', { id }),
  );
  const authorize = `mutation ($id: ID!, $change: ChangeInput!) {
    authorizeWithdrawal(id: $id, change: $change) { error { code } }
  }`;
  const change = { idempotencyKey: key(), version: read.withdrawal.version };
  expect(await askGateway(decided, authorize, { id, change })).toEqual({ authorizeWithdrawal: { error: null } });
  return { id, record: `Retiro con autorización · ${collectorId} · ${money(amount.toFixed(2), 'ARS')}` };
};

/** Opens the Avisos, and finds the list of decisions of others. */
const openDecisions = async (username: string) => {
  const user = await renderAt('/home', { as: username });
  await press(user, 'Avisos');
  return { user, listed: within(await screen.findByRole('list', { name: 'Lo que otros decidieron de lo suyo' })) };
};

test('a person with a note on a withdrawal finds who decided which one, marked as new the first time, with a link to it', async () => {
  const { id, record } = await decide('auditor', 'tesoreria');
  const { user, listed } = await openDecisions('auditor');
  listed.getByText('Lo autorizó Teresa Sosa');
  listed.getByText('Nuevo:');
  await waitFor(() => expect(listed.getByText(/^Retiro con autorización/).textContent).toBe(record));
  listed.getByText(/^Autorizar el retiro · Teresa Sosa · /);
  await user.click(listed.getByRole('link', { name: 'Ver el retiro con autorización' }));
  await waitFor(() => expect(location.search).toContain(id));

  const again = await openDecisions('auditor');
  again.listed.getByText('Lo autorizó Teresa Sosa');
  expect(again.listed.queryByText('Nuevo:')).toBeNull();
});

test('an export that was requested in another browser is shown as ended', async () => {
  const create = `mutation ($once: OnceInput!) {
    createExport(list: { payments: { filter: { ids: ["none-1"] } } }, format: CSV, once: $once) { exportId }
  }`;
  const made: { readonly createExport: { readonly exportId: string } } = Object(
    await askGateway('operador', create, { once: { idempotencyKey: key() } }),
  );
  const status = 'query ($id: ID!) { export(id: $id) { status fileName } }';
  let file = '';
  await eventually(async () => {
    const { export: found }: { readonly export: { readonly status: string; readonly fileName: string } } = Object(
      await askGateway('operador', status, { id: made.createExport.exportId }),
    );
    expect(found.status).toBe('FINISHED');
    file = found.fileName;
  });
  const user = await renderAt('/home', { as: 'operador' });
  await press(user, 'Avisos');
  const ended = within(await screen.findByRole('list', { name: 'Trabajos terminados' }));
  const item = within(ended.getByText(file).closest('li') ?? document.body);
  item.getByText('La exportación está lista');
  item.getByRole('link', { name: 'Historial de exportaciones' });
  await user.click(item.getByRole('button', { name: `Descargar ${file}` }));
  await waitFor(() => expect(document.querySelector('iframe')?.src).toContain('/downloads/'));
});

/** Requests an export for operador, and opens the Avisos with its row. */
const openEndedExport = async (asked: object) => {
  const { id } = await services.exports.add({ filter: '', format: 'csv', requested_by: 'operador', ...asked });
  await eventually(async () => expect(['finished', 'error']).toContain((await services.exports.now(id)).status));
  const { file_name: file } = await services.exports.now(id);
  const user = await renderAt('/home', { as: 'operador' });
  await press(user, 'Avisos');
  const ended = within(await screen.findByRole('list', { name: 'Trabajos terminados' }));
  const title = ended.getAllByText(file ?? 'Exportación')[0];
  return { user, id, item: within(title?.closest('li') ?? document.body) };
};

test('the file of an export is not offered to a person who may not read the list in it', async () => {
  const { item } = await openEndedExport({ type: 'distributions' });
  item.getByText('La exportación está lista');
  expect(item.queryByRole('button', { name: /^Descargar/ })).toBeNull();
});

test('a failed export says why, offers no file, and leads to its line in the history', async () => {
  await exportsControl.set({ failing: true });
  const { user, id, item } = await openEndedExport({ type: 'payments' });
  item.getByText(/^La exportación falló: La exportación se interrumpió/);
  expect(item.queryByRole('button', { name: /^Descargar/ })).toBeNull();
  await user.click(item.getByRole('link', { name: 'Historial de exportaciones' }));
  await waitFor(() => expect(location.pathname).toBe('/exportaciones'));
  await findAddress('period', 'ultimos-12-meses'); // a notice of the last month stands for a week
  await screen.findByText(id);
});

/** Ends a bulk run of a person, and opens the Avisos with it. */
const openEndedRun = async (username: string, action: string, id: string) => {
  const [run, holder, idempotencyKey] = [key(), key(), key()];
  const create = 'mutation ($run: NewBulkRunInput!) { createBulkRun(run: $run) { error { code } } }';
  const items = [{ id, version: 1, idempotencyKey }];
  const reason = { name: 'reason', value: 'Duplicado' };
  const made = await askGateway(username, create, { run: { id: run, action, arguments: [reason], items, holder } });
  expect(made).toEqual({ createBulkRun: { error: null } });
  const reportRun =
    'mutation ($id: ID!, $report: BulkRunReportInput!) { reportBulkRun(id: $id, report: $report) { error { code } } }';
  const report = {
    holder,
    number: 1,
    state: 'ENDED',
    begun: 1,
    outcomes: [{ place: 0, state: 'DONE', idempotencyKey }],
  };
  expect(await askGateway(username, reportRun, { id: run, report })).toEqual({ reportBulkRun: { error: null } });
  const user = await renderAt('/home', { as: username });
  await press(user, 'Avisos');
  return { user, ended: within(await screen.findByRole('list', { name: 'Trabajos terminados' })) };
};

test('a bulk run that ended leads to the list of its records, or to its changes for who may search the activity', async () => {
  const { id } = await services.payments.first({ status: 'issued' });
  const { user, ended } = await openEndedRun('operador', 'cancelPayment', id);
  await user.click(ended.getAllByRole('link', { name: 'Ver la lista: Pago' })[0] ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/pagos'));

  const other = await openEndedRun('administrador', 'cancelPayment', id);
  await other.user.click(other.ended.getAllByRole('link', { name: 'Ver sus cambios' })[0] ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/actividad'));
  expect(location.search).toContain('accion=cancelpayment');
});
