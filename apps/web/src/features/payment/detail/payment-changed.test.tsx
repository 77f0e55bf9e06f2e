// Guards: On return to the browser tab, a detail reports that its payment changed, and does not replace its content.
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

/** Returns the requests for the payment since the last reset. */
const askedFor = async (id: string) => (await requests.list('payment')).filter(({ path }) => path.endsWith(`/${id}`));

/** Returns to the browser tab, and waits until the version has been checked. */
const returnAndAsk = async (id: string): Promise<void> => {
  await requests.clear();
  returnToTab();
  await waitFor(async () => expect(await askedFor(id)).toHaveLength(1));
  await waitFor(() => expect(globalThis.openRequests()).toBe(0));
};

const sees = (text: string) => within(screen.getByRole('main')).findAllByText(text);

test('a change by another person is reported, and shown on demand', async () => {
  // related payments would add further statuses to the page
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

test('a change by the same person is not reported', async () => {
  const payment = await services.payments.take('issued');
  const { fillReason, press: pressIn, isGone } = await openActionDialog(payment, 'cancel');
  await fillReason('Cargado dos veces');
  await pressIn('Cancelar pago');
  await isGone();
  await sees('Cancelado');
  await returnAndAsk(payment.id);
  expect(screen.queryByText(changed)).toBeNull();
});

test('a failed check reports nothing', async () => {
  const { id } = await services.payments.take('issued');
  await renderAt(`/pago/${id}`, { as: 'operador' });
  await sees('Emitido');
  await services.payments.change(`${id}/cancelar`, { reason: 'Otra persona' });
  await faults.set({ service: 'payment', path: `/${id}$`, fault: { kind: 'status', status: 422 } });
  await returnAndAsk(id);
  expect(screen.queryByText(changed)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an older version is not checked', async () => {
  const { id } = await services.payments.take('issued');
  await services.payments.change(`${id}/cancelar`, { reason: 'Otra persona' });
  const user = await renderAt(`/pago/${id}?version=1`, { as: 'operador' });
  const current = await screen.findByRole('link', { name: seeCurrent });
  await waitFor(() => expect(globalThis.openRequests()).toBe(0));
  await requests.clear();
  returnToTab();
  await user.click(current);
  await sees('Cancelado');
  expect(await askedFor(id)).toHaveLength(1);
});
