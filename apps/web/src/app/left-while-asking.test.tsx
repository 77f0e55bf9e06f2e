// Guards: A screen that is left while it asks again leaves no failure behind: nothing waits for the answer any more.
import { faults, press, renderAt, returnToTab, screen, services, waitFor, within } from '@/testing';

test('a payment is left while its current version is asked for', async () => {
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
