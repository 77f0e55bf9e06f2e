// Guards: Each tab of the home page has a search of its own; the session remembers the last tab.
import { fill, findAddress, press, renderAt, screen, services, waitFor } from '@/testing';

/** Opens a tab of the home page. */
const tab = async (user: Awaited<ReturnType<typeof renderAt>>, name: string) =>
  user.click(await screen.findByRole('tab', { name }));

const box = () => screen.findByRole<HTMLInputElement>('searchbox');

test('the session remembers the last tab, and its search works', async () => {
  const user = await renderAt('/home', { as: 'operador' });
  await tab(user, 'Buscar Entidades');
  await fill(user, await box(), 'luz');
  await press(user, 'Buscar');
  await screen.findByRole('link', { name: 'Luz del Norte Distribuidora' });
  expect(sessionStorage.getItem('home.tab.active')).toBe('collector');

  const again = await renderAt('/home', { as: 'operador' });
  await screen.findByRole('tab', { name: 'Buscar Entidades', selected: true });
  await tab(again, 'Buscar Pagos');
  await fill(again, await box(), '000000000000000000000000');
  await press(again, 'Buscar');
  await screen.findByText('No se encontraron pagos');
  expect(location.pathname).toBe('/pagos');
});

test('each tab has a search of its own, the back button returns to the previous tab, and an address opens a tab', async () => {
  const user = await renderAt('/home', { as: 'operador' });
  await tab(user, 'Buscar Pagadores');
  await fill(user, await box(), 'nadie con este nombre');
  await user.keyboard('{Enter}');
  await screen.findByText('No se encontraron Pagadores');

  await tab(user, 'Buscar Entidades');
  await screen.findByText(/^\d+ entidades$/);
  expect((await box()).value).toBe('');
  history.back();
  await screen.findByText(/^[\d.]+ pagadores$/);
  await screen.findByRole('tab', { name: 'Buscar Pagadores', selected: true });

  await renderAt('/home?tab=collector&q=luz', { as: 'operador' });
  await screen.findByRole('link', { name: 'Luz del Norte Distribuidora' });
  await waitFor(async () => expect((await box()).value).toBe('luz'));
});

test('a column of codes that is pasted into the search of payments finds those payments alone', async () => {
  const known = Array.from({ length: 2 }, () => `FC B ${crypto.randomUUID().toUpperCase()}`);
  for (const external_transaction_id of known) await services.payments.put({ external_transaction_id });
  const user = await renderAt('/home?tab=payment', { as: 'operador' });
  await user.click(await box());
  await user.paste([...known, 'FC B 0003-00000001', ''].join('\n'));
  await press(user, 'Buscar');
  await screen.findByText('3 códigos');
  await findAddress('codigos', [...known, 'FC B 0003-00000001'].join(';'));
});
