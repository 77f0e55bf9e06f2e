// Guards: A person who leaves a change before its outcome is known gets a notice with a link.
import type { UserEvent } from '@testing-library/user-event';
import {
  faults,
  fill,
  findDialog,
  press,
  renderAt,
  requests,
  screen,
  services,
  rowsLoaded,
  type ServiceName,
  waitFor,
  within,
} from '@/testing';

const look = 'Ver cómo quedó';
const unanswered = /^La operación quedó sin respuesta/;

const openCancel = async (id: string) => {
  const user = await renderAt(`/pagos?q=${id}&period=ultimos-12-meses`, { as: 'operador' });
  await press(user, `Acciones del pago ${id}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar pago' }));
  const dialog = await findDialog(user, 'Cancelar pago');
  await dialog.fillReason('Cargado dos veces');
  return dialog;
};

const hold = async (id: string) =>
  faults.set({ service: 'payment', path: `/${id}/cancelar$`, fault: { kind: 'hold' } });

const untilAsked = (id: string) =>
  waitFor(async () =>
    expect((await requests.list('payment')).some(({ path }) => path.endsWith(`/${id}/cancelar`))).toBe(true),
  );

const leaveUnanswered = async (user: UserEvent) => {
  await user.keyboard('{Escape}');
  await press(user, 'Cerrar igual', await screen.findByRole('dialog', { name: '¿Cerrar sin saber si se completó?' }));
};

describe('a change whose dialog the person left by going back', () => {
  test('is reported as done, with a link to its payment', async () => {
    const { id } = await services.payments.take('issued');
    const { user, ...dialog } = await openCancel(id);
    await hold(id);
    await dialog.press('Cancelar pago');
    await untilAsked(id);
    history.back();
    await dialog.isGone();
    await faults.clear();
    await dialog.sees('Pago cancelado con éxito');
    await user.click(await screen.findByRole('link', { name: look }));
    await screen.findByRole('region', { name: 'Resumen' });
    expect(location.pathname).toBe(`/pago/${id}`);
  });

  test('does not close a dialog that was opened meanwhile', async () => {
    const { id } = await services.payments.take('issued');
    const { user, ...dialog } = await openCancel(id);
    await hold(id);
    await dialog.press('Cancelar pago');
    await untilAsked(id);
    history.back();
    await dialog.isGone();
    await press(user, `Acciones del pago ${id}`);
    await user.click(await screen.findByRole('menuitem', { name: 'Cancelar pago' }));
    const { element } = await findDialog(user, 'Cancelar pago');
    await faults.clear();
    await dialog.sees('Pago cancelado con éxito');
    await rowsLoaded();
    expect(element.isConnected).toBe(true);
  });

  test('shows a link to its payment after a refusal', async () => {
    const { id } = await services.payments.take('issued');
    const dialog = await openCancel(id);
    // the gateway reads the payment before it sends the change
    await faults.set({ service: 'payment', path: `/${id}$`, method: 'GET', fault: { kind: 'hold' } });
    await dialog.press('Cancelar pago');
    history.back();
    await dialog.isGone();
    await services.payments.change(`${id}/cancelar`, { reason: 'Otra persona fue más rápida' });
    await faults.clear();
    const link = await screen.findByRole('link', { name: look });
    expect(link.getAttribute('href')).toBe(`/pago/${id}`);
  });
});

test('a change that never gets an answer stays among the notices, with a link to its payment', async () => {
  const { id } = await services.payments.take('issued');
  await faults.set({ service: 'payment', path: `/${id}/cancelar$`, fault: { kind: 'lose' } });
  const { user, ...dialog } = await openCancel(id);
  await dialog.press('Cancelar pago');
  await dialog.sees(unanswered);
  await leaveUnanswered(user);
  await dialog.isGone();
  await screen.findByText(unanswered);
  await press(user, 'Avisos');
  const noticeList = within(await screen.findByRole('dialog', { name: 'Avisos' }));
  await noticeList.findByText(/verifique el estado antes de volver a pedirla/);
  await user.click(noticeList.getByRole('link', { name: look }));
  await screen.findByRole('region', { name: 'Resumen' });
  expect(location.pathname).toBe(`/pago/${id}`);
});

test.each<[ServiceName, () => Promise<{ id: string }>, string]>([
  ['withdraw', () => services.withdraws.take('pending'), '/retirosUnificados?vista=por-lote&accion=reject&retiro='],
  ['withdrawal', () => services.withdrawals.take('pending_authorization'), '/retiros?accion=reject&retiro='],
  [
    'distribution',
    () => services.distributions.take('authorization_pending'),
    '/distribucion?accion=reject&distribucion=',
  ],
  ['software-provider', () => services.reports.take('pending_approval'), '/soft-provider?accion=approve&reporte='],
  [
    'service-payment',
    () => services.gatewayBatches.take('pending'),
    '/pagos/pago-de-servicios/gateways?accion=conciliate&lote-de-gateway=',
  ],
])('the notice of a record without a page leads to its list: %s', async (service, take, address) => {
  const { id } = await take();
  const method = service === 'service-payment' ? 'PUT' : 'POST';
  await faults.set({ service, method, fault: { kind: 'lose' } });
  const user = await renderAt(`${address}${id}`, { as: 'administrador' });
  const dialog = await findDialog(user);
  const reason = dialog.dialog.queryByLabelText(/motivo/i);
  if (reason) await fill(user, reason, 'Se pidió dos veces');
  await dialog.press(/^(Rechazar|Aprobar|Conciliar)/);
  await dialog.sees(unanswered);
  await faults.clear();
  await leaveUnanswered(user);
  await dialog.isGone();
  await user.click(await screen.findByRole('link', { name: look }));
  // a distribution opens in a panel beside its list
  await screen.findByRole('button', { name: new RegExp(`^Acciones .*${id}`), hidden: true });
});
