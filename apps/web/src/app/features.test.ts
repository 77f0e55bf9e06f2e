// Guards: Each permission has a text, permissions open menu items, and no two screens share an address. Every list is registered. The menu marks the item of the open page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roleOf, type Permission } from '@backoffice/schema/roles';
import { listsOf } from '@/shared/feature/feature';
import { heldPermissions } from '@/shared/feature/permission-areas';
import { features } from './features';
import { activeItem, navigation, navigationFor } from './navigation';

const areas = features.flatMap(({ permissions = [] }) => permissions);

test('every permission has a text in exactly one feature', () => {
  const named = areas.flatMap(({ words }) => Object.keys(words));
  expect(named.toSorted()).toEqual(Object.keys(roleOf).toSorted());
});

test('the permissions of a person are shown by area, in the order of the features', () => {
  const held = new Set(['PAYER_REFERENCE_SHOW', 'PAYER_SHOW', 'PAYMENT_CANCEL', 'PAYMENT_SHOW']);
  const shown = heldPermissions(features, held).map(({ area, rows }) => [area, ...rows.map(({ words }) => words)]);
  expect(shown).toEqual([
    ['Pagos', 'Buscar y ver', 'Cancelar'],
    ['Pagadores', 'Buscar y ver', 'Ver referencias'],
  ]);
  expect(heldPermissions(features, new Set())).toEqual([]);
});

test('no two screens have the same address', () => {
  const paths = features.flatMap(({ screens }) => screens.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
});

test('lists follow the order of the menu, each with a key of its own', () => {
  expect(listsOf(features).map(({ key }) => key)).toEqual([
    'payments.list',
    'refunds.list',
    'collectors.list',
    'payers.list',
    'payer-references.list',
    'promotions.list',
    'gateways.list',
    'gateways.default',
    'subscriptions.list',
    'imports.list',
    'transfers.list',
    'withdraws.list',
    'withdrawals.pending',
    'withdrawals.history',
    'batches.list',
    'distributions.list',
    'tax-forms.list',
    'exports.list',
    'transaction-batches.list',
    'gateway-batches.list',
    'software-provider-reports.list',
    'bins.list',
    'activities.list',
  ]);
});

test('every list is registered, except the rows on the page of an import', () => {
  const root = join(import.meta.dirname, '../features');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.(feature|test))\.tsx?$/.test(file),
  );
  const defined = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bkey: '([\w-]+\.[\w-]+)',/g)].map(([, key]) => key),
  );
  const inside = 'imports.rows'; // list of the rows on the page of an import
  expect(defined.toSorted()).toEqual([inside, ...listsOf(features).map(({ key }) => key)].toSorted());
});

const menuOf = (...held: Permission[]): string[] =>
  navigationFor(new Set(held)).flatMap(({ label, items }) =>
    items.map((item) => `${label} > ${item.label} ${item.to}`),
  );

describe('the menu', () => {
  test('shows the search of payments to everybody, and nothing else without permissions', () => {
    expect(menuOf()).toEqual(['Pagos > Buscar /pagos']);
  });

  test('shows the items that the specification assigns to a permission', () => {
    expect(menuOf('COLLECTOR_SHOW')).toContain('Entidades > Buscar /comercios');
    expect(menuOf('PAYER_SHOW')).toContain('Pagadores > Buscar /pagadores');
    expect(menuOf('PROMOTION_SHOW')).toContain('Promociones > Buscar /comercios/promociones');
    expect(menuOf('GATEWAY_SHOW')).toContain('Gateways > Buscar /comercios/gateways');
  });

  test('shows a group for its secondary permission alone, with an item to open', () => {
    expect(menuOf('PAYER_REFERENCE_SHOW')).toEqual([
      'Pagos > Buscar /pagos',
      'Pagadores > Referencias /pagadores/referencias',
    ]);
    expect(menuOf('GATEWAY_DEFAULT_SHOW')).toEqual([
      'Pagos > Buscar /pagos',
      'Gateways > Por defecto /comercios/gateways?vista=por-defecto',
    ]);
  });

  test('needs only one of the permissions of the unified view of withdrawals', () => {
    expect(menuOf('WITHDRAW_SHOW')).toContain('Retiros > Vista unificada /retirosUnificados');
  });

  test('needs both permissions of the history of exports', () => {
    expect(menuOf('EXPORT_SEARCH')).toEqual(menuOf());
    expect(menuOf('EXPORT_SHOW')).toEqual(menuOf());
    expect(menuOf('EXPORT_SEARCH', 'EXPORT_SHOW')).toContain('Reportes > Exportaciones /exportaciones');
  });

  test('has no group without items', () => {
    expect(navigation.every(({ items }) => items.length > 0)).toBe(true);
  });
});

describe('the marked item', () => {
  const marked = (pathname: string, search = ''): string | undefined =>
    activeItem(navigation, { pathname, search })?.to;

  test('is the list whose page is open', () => {
    expect(marked('/pagos')).toBe('/pagos');
    expect(marked('/pago/123')).toBe('/pagos');
    expect(marked('/pagadores/7')).toBe('/pagadores');
    expect(marked('/home')).toBeUndefined();
  });

  test('is the item with the longest address, where one address contains another', () => {
    expect(marked('/pagadores/referencias/crear')).toBe('/pagadores/referencias');
    expect(marked('/comercios/promociones')).toBe('/comercios/promociones');
    expect(marked('/retiros/historial')).toBe('/retiros/historial');
    expect(marked('/pagos/pago-de-servicios/transacciones')).toBe('/pagos/pago-de-servicios');
  });

  test('is the view in the address, where two items lead to one page', () => {
    expect(marked('/comercios/gateways', '?q=red')).toBe('/comercios/gateways');
    expect(marked('/comercios/gateways', '?vista=por-defecto&pagina=2')).toBe('/comercios/gateways?vista=por-defecto');
  });
});
