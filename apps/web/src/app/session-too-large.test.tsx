// Guards: A person whose token is too large for a request reads the cause, and whom to ask.
import { renderAt, screen } from '@/testing';

test('a token that exceeds the header limit is reported as a session that is too large', async () => {
  const valid = await globalThis.issueToken('operador');
  let roles = '';
  const user = await renderAt('/pagadores', { as: 'operador', identity: { token: () => `${valid}${roles}` } });
  await screen.findAllByRole('row');
  roles = 'x'.repeat(17_000);
  await user.click(screen.getByRole('link', { name: 'Referencias' }));
  await screen.findByText('Su sesión es demasiado grande para el servidor.');
  await screen.findByText(/Pida a quien administra los usuarios/);
  roles = '';
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findAllByRole('row');
});
