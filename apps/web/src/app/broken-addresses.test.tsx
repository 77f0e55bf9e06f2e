// Guards: The address of a missing record, or a malformed address, shows a page with a title and a way back.
import { renderAt, screen, waitFor, within } from '@/testing';
import { routes } from '@/domain/routes';

/** Identifiers that no record has. Some cannot be decoded, or have another meaning in a path. */
const values = ['no-existe', '-7', '%00', '..%2f..%2fx', '%E0%A4%A', '%F0%9F%92%A9', 'a'.repeat(600)];

const patterns = Object.values(routes)
  .map(({ path }) => path)
  .filter((path) => path.includes(':'));

const addresses = patterns.flatMap((path) => values.map((value) => path.replaceAll(/:\w+/g, value)));

/** Addresses of missing records with query parameters, and undecodable paths. */
const odd = [
  '/pago/no-existe?version=abc',
  '/pago/no-existe?historial&comparar=1-x',
  '/pago/no-existe?accion=cancel',
  '/suscripcion/no-existe?accion=nada',
  '/%E0%A4%A',
  '/pagos/..%2f..%2fx',
];

/** Milliseconds to wait for the title and a link, which every page shows. */
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
