// Guards: A screen offers the actions of its role and state.
import { expectOfferedAsAllowed, openApp, somePayment, takePayment } from './support/index.ts';

const statuses = [
  'pending',
  'issued',
  'approved',
  'partial',
  'rejected',
  'refunded',
  'objected',
  'cancelled',
  'expired',
];
const people = ['administrador', 'operador', 'tesoreria', 'auditor', 'desarrollador'];

/** What each action is called on the screen. */
const labels: Readonly<Record<string, string>> = {
  cancel: 'Cancelar pago',
  updatePaymentMethod: 'Cambiar medio de pago',
  refund: 'Devolver',
  partialRefund: 'Devolución parcial',
  reverse: 'Reversar',
  cancelObjection: 'Cancelar objeción',
  retry: 'Reintentar cobro',
  openForm: 'Abrir formulario',
  forwardNotification: 'Reenviar notificación',
  notifyPayer: 'Notificar al pagador',
  updateByGateway: 'Actualizar desde el gateway',
  refresh: 'Recargar',
  history: 'Historial',
};

describe.each(people)('to %s', (as) => {
  test('the screen offers what the gateway allows, in every state, and says why not where it does not', async () => {
    const app = await openApp({ as });
    const { page } = app;
    for (const status of statuses) {
      const { id } = await takePayment(status);
      await expectOfferedAsAllowed(page, {
        path: `/pago/${id}`,
        query: 'PaymentDetail',
        toolbar: 'Acciones del pago',
        labels,
      });
    }
    await app.close();
  });
});

test('an older version offers nothing but to reload and to look at the versions', async () => {
  const { id } = await somePayment({ status: 'refunded' });
  const app = await openApp({ as: 'administrador', path: `/pago/${id}?version=1` });
  const toolbar = app.page.getByRole('group', { name: 'Acciones del pago' });
  await toolbar.waitFor();
  const buttons = await toolbar.locator('button, a').all();
  const names = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  expect(names).toEqual(['Recargar', 'Historial']);
  await app.close();
});
