// Guards: A screen that is left during a refetch causes no unhandled rejection.
import { faults, press, renderAt, returnToTab, screen, services, waitFor, within } from '@/testing';

test('a payment is left while its current version is requested', async () => {
  const { id } = await services.payments.take('issued');
  const user = await renderAt(`/pago/${id}`, { as: 'operador' });
  await within(screen.getByRole('main')).findAllByText('Emitido');
  await services.payments.change(`${id}/cancelar`, { reason: 'Otra persona' });
  returnToTab();
  await screen.findByRole('button', { name: 'Ver la versión actual' });
  await faults.set({ service: 'payment', fault: { kind: 'hold' } });
  await press(user, 'Ver la versión actual');
  await waitFor(() => expect(globalThis.openRequests()).toBeGreaterThan(0));
  await user.click(screen.getByRole('link', { name: /^Back-office/ }));
  await waitFor(() => expect(location.pathname).toBe('/home'));
});
