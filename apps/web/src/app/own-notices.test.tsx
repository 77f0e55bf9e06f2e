// Guards: What others decided of a person's records, and work that ended, is among the Avisos of any browser.
import { askGateway, eventually, press, renderAt, screen, services, waitFor, within } from '@/testing';

const key = () => crypto.randomUUID();

/** Leaves a note on a withdrawal as one person, and authorizes it as another. */
const decide = async (noted: string, decided: string): Promise<string> => {
  const { id } = await services.withdrawals.take('pending_authorization');
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
  return id;
};

/** Opens the Avisos, and finds what others decided. */
const openDecisions = async (username: string) => {
  const user = await renderAt('/home', { as: username });
  await press(user, 'Avisos');
  return { user, told: within(await screen.findByRole('list', { name: 'Lo que otros decidieron de lo suyo' })) };
};

test('whoever noted on a withdrawal finds who decided it, once as new, and the way there', async () => {
  const id = await decide('auditor', 'tesoreria');
  const { user, told } = await openDecisions('auditor');
  told.getByText('Lo autorizó tesoreria');
  told.getByText('Nuevo:');
  told.getByText(/^Autorizar el retiro · tesoreria · /);
  await user.click(told.getByRole('link', { name: /^Ver: / }));
  await waitFor(() => expect(location.search).toContain(id));

  const again = await openDecisions('auditor');
  again.told.getByText('Lo autorizó tesoreria');
  expect(again.told.queryByText('Nuevo:')).toBeNull();
});

test('whoever requested an export elsewhere finds it as ended', async () => {
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
});
