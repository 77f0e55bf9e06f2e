// Guards: Text typed while the dialog of an action loads goes to its first field, and triggers no shortcut.
import { faults, renderAt, screen, services, waitFor } from '@/testing';

/** Dialogs that begin with a reason, opened over a list whose rows have loaded. The dialog reads its record again. */
const dialogs: Record<string, () => Promise<{ address: string; service: 'payment' | 'subscription'; id: string }>> = {
  'a payment that is cancelled': async () => {
    const { id } = await services.payments.take('issued');
    return { address: `/pagos?accion=cancel&pago=${id}`, service: 'payment', id };
  },
  'a payment that is refunded': async () => {
    const { id } = await services.payments.take('approved');
    return { address: `/pagos?accion=refund&pago=${id}`, service: 'payment', id };
  },
  'a subscription that is cancelled': async () => {
    const { id } = await services.subscriptions.first({ status: 'active' });
    return { address: `/suscripciones?accion=cancel&suscripcion=${id}`, service: 'subscription', id };
  },
};

test.each(Object.entries(dialogs))('%s', async (_name, find) => {
  const { address, service, id } = await find();
  await faults.set({ service, path: `/${id}`, fault: { kind: 'hold' } });
  const user = await renderAt(address, { as: 'administrador' });
  await screen.findByRole('dialog');
  await user.keyboard('tecladox{Backspace} j?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1); // no key opened anything else
  await faults.clear();
  const reason = await screen.findByLabelText(/^Ingrese el motivo/);
  await waitFor(() => expect(reason).toHaveProperty('value', 'teclado j?'));
});
