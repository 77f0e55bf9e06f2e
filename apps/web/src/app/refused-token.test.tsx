// Guards: A refused token is renewed once and the request repeated; a second refusal ends the session.
import { renderAt, screen } from '@/testing';

const refusedToken = 'refused';

test('a refused token is renewed, and the request is repeated', async () => {
  let token = refusedToken;
  let renewals = 0;
  const refresh = async () => {
    renewals += 1;
    token = await globalThis.issueToken('operador');
  };
  await renderAt('/pagos?period=ultimos-12-meses', { as: 'operador', identity: { token: () => token, refresh } });
  await screen.findByText(/^[\d.]+ pagos$/);
  expect(renewals).toBe(1);
  expect(screen.queryByText(/sesión venció/)).toBeNull();
});

test('a refused new token ends the session', async () => {
  const valid = await globalThis.issueToken('operador');
  const identityService = { refusesAll: false, renewals: 0 };
  const refresh = () => {
    identityService.renewals += 1;
    return Promise.resolve();
  };
  const token = () => (identityService.refusesAll ? `${refusedToken} ${String(identityService.renewals)}` : valid);
  const user = await renderAt('/pagadores', { as: 'operador', identity: { token, refresh } });
  await screen.findAllByRole('row');
  identityService.refusesAll = true;
  await user.click(screen.getByRole('link', { name: 'Referencias' }));
  await screen.findByText('Tu sesión venció');
  // a request that begins with the renewed token renews once more, before the session ends
  expect(identityService.renewals).toBeLessThanOrEqual(2);
});
