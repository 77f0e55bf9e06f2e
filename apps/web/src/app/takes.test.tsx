// Guards: Colleagues see in a queue and in its details who works on a record, and take it over after a question.
import {
  askGateway,
  columnOf,
  findDialog,
  openList,
  press,
  renderAt,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

type Person = Awaited<ReturnType<typeof renderAt>>;

/** Chooses a line of the menu of a withdrawal. */
const choose = async (user: Person, id: string, line: string) => {
  await press(user, `Acciones del retiro ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: line }));
};

/** Takes a withdrawal in another browser. */
const takeElsewhere = async (username: string, id: string) => {
  const mutation = `mutation ($id: ID!, $key: ID!) {
    takeRecord(target: { type: "Withdrawal", id: $id }, once: { idempotencyKey: $key }) { error { code } }
  }`;
  const answer = await askGateway(username, mutation, { id, key: crypto.randomUUID() });
  expect(answer).toEqual({ takeRecord: { error: null } });
};

const leaveNote = async (username: string, id: string) => {
  const mutation = `mutation ($id: ID!, $key: ID!) {
    addNote(target: { type: "Withdrawal", id: $id }, text: "Llamo al banco", once: { idempotencyKey: $key }) {
      error { code }
    }
  }`;
  const answer = await askGateway(username, mutation, { id, key: crypto.randomUUID() });
  expect(answer).toEqual({ addNote: { error: null } });
};

test('a person takes a row of a queue; a colleague sees it, takes it over and releases it', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const address = `/retiros?q=${id}`;
  await choose(await openList(address, 'tesoreria'), id, 'Lo tomo');
  await screen.findByTitle(/^Lo tiene usted desde las \d\d:\d\d/);

  await leaveNote('tesoreria', id);
  const colleague = await openList(address, 'administrador');
  // another test may have left a note on it, too
  await screen.findByTitle(/^Lo tiene Teresa Sosa desde las \d\d:\d\d · \d+ notas?$/);
  await choose(colleague, id, 'Lo tomo');
  const question = await findDialog(colleague, '¿Tomarlo igual?');
  within(question.element).getByText(/^Lo tiene Teresa Sosa desde las \d\d:\d\d\.$/);
  await question.press('Tomarlo igual');
  await screen.findByTitle(/^Lo tiene usted/);

  await choose(colleague, id, 'Lo dejo');
  await waitFor(() => expect(screen.queryByTitle(/^Lo tiene/)).toBeNull());
});

test('a take on an outdated screen also asks before it takes over', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const user = await openList(`/retiros?q=${id}`, 'administrador');
  await takeElsewhere('tesoreria', id);
  await choose(user, id, 'Lo tomo');
  const question = await findDialog(user, '¿Tomarlo igual?');
  within(question.element).getByText(/^Lo tiene Teresa Sosa/);
});

test('the detail of a record names who has it, takes it and releases it; the activity has both actions', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const user = await renderAt(`/retiros?accion=detail&retiro=${id}`, { as: 'tesoreria' });
  await press(user, 'Lo tomo');
  await screen.findByText(/^Lo tiene usted desde las \d\d:\d\d$/);
  await press(user, 'Lo dejo');
  await screen.findByRole('button', { name: 'Lo tomo' });
  await openList(`/actividad?clase=take&id=${id}`, 'auditor');
  await waitFor(() => expect(columnOf('ACCIÓN')).toEqual(['Dejar un registro', 'Tomar un registro']));
});

test('the panel of a distribution takes the distribution, and its row has the mark', async () => {
  const { id, payment_id: payment } = await services.distributions.take('error');
  const address = `/distribucion?period=ultimos-12-meses&status=error&q=${payment}&ver=${id}`;
  const user = await renderAt(address, { as: 'tesoreria' });
  await press(user, 'Lo tomo');
  await screen.findByTitle(/^Lo tiene usted desde las/);
  const panel = within(screen.getByRole('dialog', { name: 'Detalle de distribución' }));
  panel.getByText(/^Lo tiene usted desde las/);
  panel.getByRole('button', { name: 'Lo dejo' });
});

test('taking a record is not offered where the installation keeps no activity', async () => {
  const { id } = await services.withdrawals.take('pending_authorization');
  const user = await renderAt(`/retiros?q=${id}`, { as: 'tesoreria', settings: { activity: false } });
  await press(user, `Acciones del retiro ${id}`);
  await screen.findByRole('menuitem', { name: 'Ver detalle' });
  expect(screen.queryByRole('menuitem', { name: 'Lo tomo' })).toBeNull();
});
