// Guards: Each of the two views of gateways has an address.
import { gatewayViewOf, gatewayViewPaths } from './gateway-list';

const viewAt = (path: string) => gatewayViewOf(new URL(path, 'https://back-office.example').searchParams);

test('each view has an address that opens it (CON-05)', () => {
  expect(viewAt(gatewayViewPaths.all)).toBe('all');
  expect(viewAt(gatewayViewPaths.default)).toBe('default');
  expect(viewAt('/comercios/gateways?vista=otra')).toBe('all');
});
