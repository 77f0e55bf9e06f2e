// Guards: An identity service that does not respond is not reported as an expired session, and the screen returns.
import { screen, waitFor } from '@testing-library/dom';
import { close, renderAt } from '@/testing/render-at';

afterEach(close);

/** Stub of an identity service, with the expiration of its token. */
const createIdentity = () => {
  const service = { expiresAt: Date.now() + 600_000, isAway: false };
  return {
    goAway: () => Object.assign(service, { expiresAt: Date.now() - 1_000, isAway: true }),
    comeBack: () => Object.assign(service, { isAway: false }),
    identity: {
      expiresAt: () => service.expiresAt,
      refresh: () => {
        if (service.isAway) return Promise.reject(new Error('no network'));
        service.expiresAt = Date.now() + 600_000;
        return Promise.resolve();
      },
    },
  };
};

test('the dialog names the service that does not respond, and closes after a successful retry', async () => {
  const { identity, goAway, comeBack } = createIdentity();
  const user = await renderAt('/pagadores', { as: 'operador', identity });
  await screen.findAllByRole('row');
  goAway();
  await user.click(screen.getByRole('link', { name: 'Referencias' }));
  const dialog = await screen.findByRole('dialog', { name: 'El servicio de identidad no responde' });
  expect(dialog.textContent).toContain('Lo que estaba en la pantalla no se pierde');
  expect(document.body.textContent).not.toContain('Tu sesión venció');
  comeBack();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText('El servicio de identidad no responde')).toBeNull());
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
});
