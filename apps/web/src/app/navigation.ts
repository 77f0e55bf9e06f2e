import type { Permission } from '@backoffice/schema/permissions';
import { mayOpen, type Needs } from '@/shared/auth/any-of';
import type { GroupId } from './layout/group-icons';

/** One place that the menu leads to, shown to who may open it: an item without permissions always shows (A21). */
export interface NavigationItem extends Needs {
  readonly label: string;
  readonly to: string;
  readonly anyOf: readonly Permission[];
  /** Detail pages have addresses of their own; while one is open its list is marked. */
  readonly details?: string;
}

export interface NavigationGroup {
  readonly id: GroupId;
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

/** The menu of the documents (A25-A29), then the areas that only the route table names (CON-05, CON-06). */
export const navigation: readonly NavigationGroup[] = [
  { id: 'payments', label: 'Pagos', items: [{ label: 'Buscar', to: '/pagos', anyOf: [], details: '/pago/' }] },
  { id: 'collectors', label: 'Entidades', items: [{ label: 'Buscar', to: '/comercios', anyOf: ['COLLECTOR_SHOW'] }] },
  {
    id: 'payers',
    label: 'Pagadores',
    items: [
      { label: 'Buscar', to: '/pagadores', anyOf: ['PAYER_SHOW'] },
      { label: 'Referencias', to: '/pagadores/referencias', anyOf: ['PAYER_REFERENCE_SHOW'] },
    ],
  },
  {
    id: 'promotions',
    label: 'Promociones',
    items: [{ label: 'Buscar', to: '/comercios/promociones', anyOf: ['PROMOTION_SHOW'] }],
  },
  {
    id: 'gateways',
    label: 'Gateways',
    items: [
      { label: 'Buscar', to: '/comercios/gateways', anyOf: ['GATEWAY_SHOW'] },
      { label: 'Por defecto', to: '/comercios/gateways?vista=por-defecto', anyOf: ['GATEWAY_DEFAULT_SHOW'] },
    ],
  },
  {
    id: 'subscriptions',
    label: 'Suscripciones',
    items: [{ label: 'Buscar', to: '/suscripciones', anyOf: ['SUBSCRIPTION_SHOW'], details: '/suscripcion/' }],
  },
  {
    id: 'imports',
    label: 'Importaciones',
    items: [
      { label: 'Importar', to: '/importacion', anyOf: ['IMPORT_REQUEST'] },
      { label: 'Historial', to: '/importaciones', anyOf: ['IMPORT_REQUEST'] },
    ],
  },
  {
    id: 'transfers',
    label: 'Transferencias',
    items: [{ label: 'Conciliar', to: '/transferencias', anyOf: ['TRANSFER_SHOW'] }],
  },
  {
    id: 'withdrawals',
    label: 'Retiros',
    items: [
      {
        label: 'Vista unificada',
        to: '/retirosUnificados',
        anyOf: ['WITHDRAWAL_SEARCH', 'WITHDRAW_SHOW', 'BATCH_WITHDRAW_SHOW'],
      },
      { label: 'Autorizar', to: '/retiros', anyOf: ['WITHDRAWAL_SEARCH'] },
      { label: 'Historial', to: '/retiros/historial', anyOf: ['WITHDRAWAL_SEARCH'] },
      { label: 'Lotes', to: '/lotes', anyOf: ['BATCH_WITHDRAW_SHOW'] },
    ],
  },
  {
    id: 'distributions',
    label: 'Distribuciones',
    items: [{ label: 'Buscar', to: '/distribucion', anyOf: ['DISTRIBUTION_SHOW'] }],
  },
  {
    id: 'taxes',
    label: 'Impuestos',
    items: [{ label: 'Presentaciones AFIP', to: '/afip', anyOf: ['AFIP_SHOW'] }],
  },
  {
    id: 'reports',
    label: 'Reportes',
    items: [
      { label: 'Exportaciones', to: '/exportaciones', anyOf: ['EXPORT_SEARCH'], allOf: ['EXPORT_SHOW'] },
      {
        label: 'Pago de servicios',
        to: '/pagos/pago-de-servicios',
        anyOf: ['SERVICE_PAYMENT_SHOW_BATCH', 'GATEWAY_BATCH_SHOW_BATCH_DATA'],
      },
      { label: 'Integraciones', to: '/soft-provider', anyOf: ['SOFT_PROVIDER_SHOW'] },
    ],
  },
  { id: 'bin', label: 'BIN', items: [{ label: 'Buscar', to: '/bin', anyOf: ['BIN_SHOW'] }] },
];

/** The menu of a person: items that they may open, and groups that still have one (A21, A27, A29). */
export const navigationFor = (held: ReadonlySet<Permission>): readonly NavigationGroup[] =>
  navigation
    .map((group) => ({ ...group, items: group.items.filter((item) => mayOpen(held, item)) }))
    .filter(({ items }) => items.length > 0);

/** Where the person is: the address that an item is compared with. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

const covers = ({ to, details }: NavigationItem, { pathname, search }: Place): boolean => {
  const [path = '', named = ''] = to.split('?');
  if (details !== undefined && pathname.startsWith(details)) return true;
  const given = new URLSearchParams(search);
  return (
    (pathname === path || pathname.startsWith(`${path}/`)) &&
    [...new URLSearchParams(named)].every(([name, value]) => given.get(name) === value)
  );
};

/** The item that a page belongs to: the one with the longest address that covers it. */
export const activeItem = (groups: readonly NavigationGroup[], place: Place): NavigationItem | undefined =>
  groups
    .flatMap(({ items }) => items)
    .filter((item) => covers(item, place))
    .reduce<NavigationItem | undefined>(
      (best, item) => (best && best.to.length >= item.to.length ? best : item),
      undefined,
    );
