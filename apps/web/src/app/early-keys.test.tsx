// Guards: What is typed while the dialog of an action is on its way is in its first field, and does nothing else.
import { faults, renderAt, screen, services, waitFor } from '@/testing';

/** Dialogs that begin with a reason, over the list of their entities: its rows are there, and the entity is read again. */
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
  expect(screen.getAllByRole('dialog')).toHaveLength(1); // no key did what it does on the page
  await faults.clear();
  const reason = await screen.findByLabelText(/^Ingrese el motivo/);
  await waitFor(() => expect(reason).toHaveProperty('value', 'teclado j?'));
});
