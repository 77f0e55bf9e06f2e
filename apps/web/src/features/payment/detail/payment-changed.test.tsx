// Guards: A detail that changed while it was open says so when the person comes back, and replaces nothing by itself.
import {
  faults,
  openActionDialog,
  press,
  renderAt,
  requests,
  returnToTab,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

const changed = 'El registro cambió mientras lo tenía abierto.';
const seeCurrent = 'Ver la versión actual';

/** Requests for the payment itself since the requests were cleared. */
const askedFor = async (id: string) => (await requests.list('payment')).filter(({ path }) => path.endsWith(`/${id}`));

/** Comes back to the tab, and waits until the question about the version has its answer. */
const returnAndAsk = async (id: string): Promise<void> => {
  await requests.clear();
  returnToTab();
  await waitFor(async () => expect(await askedFor(id)).toHaveLength(1));
  await waitFor(() => expect(globalThis.openRequests()).toBe(0));
};

const sees = (text: string) => within(screen.getByRole('main')).findAllByText(text);

test('what somebody else changed is told, and shown when the person wants it', async () => {
  // states of related payments are on the page as well
  const { id, version } = await services.payments.take('issued', ({ relateds }) => relateds.length === 0);
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await sees('Emitido');
  await services.payments.change(`${id}/cancelar`, { reason: 'Otra persona' });
  await returnAndAsk(id);
  await screen.findByText(changed);
  await screen.findByText(new RegExp(`La versión actual es la ${version + 1}, del \\d\\d/`));
  await sees('Emitido');
  expect(screen.queryByText('Cancelado')).toBeNull();

  await press(user, seeCurrent);
  await sees('Cancelado');
  await waitFor(() => expect(screen.queryByText(changed)).toBeNull());
});

test('a change of the person is not told', async () => {
  const payment = await services.payments.take('issued');
  const { fillReason, press: pressIn, isGone } = await openActionDialog(payment, 'cancel');
  await fillReason('Cargado dos veces');
  await pressIn('Cancelar pago');
  await isGone();
  await sees('Cancelado');
  await returnAndAsk(payment.id);
  expect(screen.queryByText(changed)).toBeNull();
});

test('a question that fails says nothing', async () => {
  const { id } = await services.payments.take('issued');
  await renderAt(`/pago/${id}`, { as: 'operador' });
  await sees('Emitido');
  await services.payments.change(`${id}/cancelar`, { reason: 'Otra persona' });
  await faults.set({ service: 'payment', path: `/${id}$`, fault: { kind: 'status', status: 422 } });
  await returnAndAsk(id);
  expect(screen.queryByText(changed)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an older version asks nothing', async () => {
  const { id } = await services.payments.take('issued');
  await services.payments.change(`${id}/cancelar`, { reason: 'Otra persona' });
  const user = await renderAt(`/pago/${id}?version=1`, { as: 'operador' });
  const current = await screen.findByRole('link', { name: seeCurrent });
  await requests.clear();
  returnToTab();
  await user.click(current);
  await sees('Cancelado');
  expect(await askedFor(id)).toHaveLength(1);
});
