// Guards: An address of something that is not there, or that is no address at all, is a page with a title and a way back.
import { renderAt, screen, waitFor, within } from '@/testing';
import { routes } from '@/domain/routes';

/** Values that no entity has; some cannot be decoded, or mean something else in a path. */
const values = ['no-existe', '-7', '%00', '..%2f..%2fx', '%E0%A4%A', '%F0%9F%92%A9', 'a'.repeat(600)];

const patterns = Object.values(routes)
  .map(({ path }) => path)
  .filter((path) => path.includes(':'));

const addresses = patterns.flatMap((path) => values.map((value) => path.replaceAll(/:\w+/g, value)));

/** Other parts of an address that people mistype. */
const odd = [
  '/pago/no-existe?version=abc',
  '/pago/no-existe?historial&comparar=1-x',
  '/pago/no-existe?accion=cancel',
  '/suscripcion/no-existe?accion=nada',
  '/%E0%A4%A',
  '/pagos/..%2f..%2fx',
];

/** Milliseconds to wait for what a page shows in any case. */
const soon = { timeout: 5_000 };

test.each([...addresses, ...odd])('%s', async (address) => {
  await renderAt(address, { as: 'administrador' });
  const main = within(screen.getByRole('main', { hidden: true }));
  await waitFor(() => expect(main.queryAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1), soon);
  await waitFor(() => expect(globalThis.openRequests()).toBe(0));
  await waitFor(() => expect(main.queryAllByRole('link', { hidden: true })).not.toHaveLength(0), soon);
  expect(screen.queryByText('No se pudo mostrar esta pantalla')).toBeNull();
  expect(main.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
