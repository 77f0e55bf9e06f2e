// Guards: The address holds the state of the gateways list and its two views.
import { defaultGatewayList, gatewayViewOf, gatewayViewPaths } from './gateway-list';

const viewAt = (path: string) => gatewayViewOf(new URL(path, 'https://back-office.example').searchParams);

test('each view has an address that leads to it (CON-05)', () => {
  expect(viewAt(gatewayViewPaths.all)).toBe('all');
  expect(viewAt(gatewayViewPaths.default)).toBe('default');
  expect(viewAt('/comercios/gateways?vista=otra')).toBe('all');
});

test('the address of those by default names the view whatever else it says, and gives the same list again', () => {
  const list = { page: 2, limit: 5, sort: { field: 'NAME', direction: 'DESCENDING' } } as const;
  expect(gatewayViewOf(defaultGatewayList.format(list))).toBe('default');
  expect(defaultGatewayList.parse(defaultGatewayList.format(list))).toEqual(list);
});
