// Guards: A person with the permission opens the queries of a screen in the explorer, with their variables.
import { openList, press, renderAt, screen, services } from '@/testing';

/** Reads the operation from the fragment of a link. The query string must not contain it: servers would see it. */
const givenBy = (link: HTMLElement) => {
  const { pathname, search, hash } = new URL(link.getAttribute('href') ?? '', location.origin);
  expect([pathname, search]).toEqual(['/explorer/', '']);
  expect(link.getAttribute('rel')).toBe('noopener');
  const given = new URLSearchParams(hash.slice(1));
  const variables: unknown = JSON.parse(given.get('variables') ?? '');
  return { operation: given.get('operation'), variables };
};

const openMenu = async (user: Awaited<ReturnType<typeof renderAt>>, username: string) => {
  await press(user, `Menú de usuario: ${username}`);
  return screen.findByRole('menuitem', { name: 'Explorador de datos' });
};

const mainLink = () => screen.findByRole('menuitem', { name: /^Abrir en el explorador/ });

test('the query of a list opens with its filter', async () => {
  const user = await openList('/pagos?q=ana&period=ultimos-12-meses', 'desarrollador');
  await openMenu(user, 'desarrollador');
  const { operation, variables } = givenBy(await mainLink());
  expect(operation).toMatch(/^query PaymentsPage\([\s\S]+fragment PaymentRow on Payment/);
  expect(variables).toMatchObject({ filter: { search: 'ana' }, page: 1 });
});

test('the query of a detail opens with its record, and the menu lists the other queries of the screen', async () => {
  const { id } = await services.payments.take('cancelled');
  const user = await renderAt(`/pago/${id}`, { as: 'desarrollador' });
  await screen.findByRole('heading', { name: 'Detalle del Pago' });
  await openMenu(user, 'desarrollador');
  const { operation, variables } = givenBy(await mainLink());
  expect(operation).toMatch(/^query PaymentDetail\(/);
  expect(variables).toMatchObject({ id });
  await user.click(screen.getByRole('menuitem', { name: /consultas? de la pantalla/ }));
  const other = givenBy(screen.getByRole('menuitem', { name: 'Viewer' }));
  expect(other.operation).toMatch(/^query Viewer /);
});

test.each([
  ['/pagadores', 'PayerSearch'],
  ['/suscripciones', 'SubscriptionsPage'],
  ['/comercios', 'CollectorSearch'],
  ['/exportaciones', 'ExportsPage'],
  ['/perfil', 'Viewer'],
])('the main query of %s is %s', async (address, name) => {
  const user = await renderAt(address, { as: 'desarrollador' });
  await screen.findByRole('main');
  await screen.findByRole('heading', { level: 1 });
  await openMenu(user, 'desarrollador');
  expect(givenBy(await mainLink()).operation).toMatch(new RegExp(`^query ${name}\\b`));
});

test('a person without the permission is offered no queries', async () => {
  const user = await openList('/pagos');
  await press(user, 'Menú de usuario: operador');
  await screen.findByRole('menuitem', { name: 'Perfil' });
  expect(screen.queryByRole('menuitem', { name: /explorador/i })).toBeNull();
});
