// Guards: For each status of a payment, the screen offers the actions that the GraphQL gateway allows.
import { expectOfferedAsAllowed, renderAt, screen, services, within } from '@/testing';

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

/** Labels of the actions. */
const labels = {
  cancel: 'Cancelar pago',
  updatePaymentMethod: 'Cambiar medio de pago',
  refund: 'Devolver todo o una parte',
  partialRefund: 'Devolver medios aprobados',
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

const pageOf = async (status: string) => {
  const { id } = await services.payments.first({ status });
  return { path: `/pago/${id}`, field: 'payment', id, toolbar: 'Acciones del pago', labels } as const;
};

// tests of the GraphQL gateway check the rules of each role and status; this one compares the screen with its answer
test.each(statuses)('a payment in status %s offers what the GraphQL gateway allows', async (status) => {
  await expectOfferedAsAllowed(await pageOf(status), 'administrador');
});

test.each(['operador', 'tesoreria', 'auditor', 'desarrollador'])(
  'for %s a payment offers what the GraphQL gateway allows',
  async (as) => {
    await expectOfferedAsAllowed(await pageOf('issued'), as);
  },
);

test('an older version offers no action that changes the payment', async () => {
  const { id } = await services.payments.first({ status: 'refunded' });
  const user = await renderAt(`/pago/${id}?version=1`, { as: 'administrador' });
  const toolbar = await screen.findByRole('group', { name: 'Acciones del pago' });
  const names = [...toolbar.querySelectorAll('button, a')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Recargar', 'Historial', 'Más acciones']);
  await user.click(screen.getByRole('button', { name: 'Más acciones' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Copiar resumen', 'Imprimir']);
});
