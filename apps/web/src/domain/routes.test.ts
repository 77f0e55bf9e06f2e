// Guards: Addresses of screens encode identifiers and filters, omit empty filters, and are different for each screen.
import { ofCollector, routes } from './routes';

test('each identifier is encoded in its place', () => {
  expect(routes.payment.href('1/2?x')).toBe('/pago/1%2F2%3Fx');
  expect(routes.batch.href('EDES', 'a b')).toBe('/lotes/lotes/EDES/a%20b');
  expect(routes.subscription.historyHref('7')).toBe('/suscripcion/7?historial');
});

test('the address of a list contains the filters that another screen sets', () => {
  expect(routes.payments.href(ofCollector({ id: 'EDES', name: 'Luz & Cía' }))).toBe(
    '/pagos?collector_id=EDES&collector_name=Luz+%26+C%C3%ADa',
  );
});

test('a filter of a spread object stays in the address, also one that the route does not name', () => {
  const filters = { period: '2026-11', other: 'x' };
  expect(routes.distributions.href({ ...filters })).toBe('/distribucion?period=2026-11&other=x');
});

test('an empty filter is left out of the address', () => {
  expect(routes.payments.href({ q: 'ana@example.com', period: '2026-11' })).toBe(
    '/pagos?q=ana%40example.com&period=2026-11',
  );
  expect(routes.payments.href({ q: '', period: '2026-11' })).toBe('/pagos?period=2026-11');
  expect(routes.payments.href({ status: 'objected', period: '2026-11' })).toBe('/pagos?status=objected&period=2026-11');
});

test('no two screens have the same address', () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
