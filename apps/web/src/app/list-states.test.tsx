// Guards: Lists report no rows, a failure and a refusal.
import { listsOf } from '@/shared/feature/feature';
import { faults, headers, listPaths, recover, renderAt, requests, screen, type ServiceName } from '@/testing';
import { features } from './features';

interface List {
  readonly path: string;
  /** User who may see the list; `operador` by default. */
  readonly as?: string;
  /** Service of the rows. Undefined if the gateway itself stores them: no service can fail. */
  readonly service?: ServiceName;
  /** Text of the total, in the words of the list. */
  readonly total: RegExp;
  /** Search without results, and the text shown then. Undefined for the default gateways, which cannot be searched. */
  readonly nothing?: readonly [search: string, text: string];
  readonly failed: string;
  /** Column titles, for lists whose own tests do not check them. */
  readonly columns?: readonly string[];
}

const nobody = 'q=nadie%20se%20llama%20asi';
const gateways = ['NOMBRE', 'DESCRIPCIÓN', 'MEDIOS DE PAGO', 'POR DEFECTO', 'ESTADO'];
const withdrawals = {
  total: /^[\d.]+ retiros?$/,
  nothing: [nobody, 'No se encontraron retiros'],
  failed: 'No se pudieron cargar los retiros',
} as const;

/** Every list by its key: its texts for no results and for a failed service. */
const lists: Readonly<Record<string, List>> = {
  'payments.list': {
    path: '/pagos',
    service: 'payment',
    total: /^[\d.]+ pagos?$/,
    nothing: [nobody, 'No se encontraron pagos'],
    failed: 'No se pudieron cargar los pagos',
  },
  'refunds.list': {
    path: '/devoluciones?period=ultimos-12-meses',
    service: 'payment',
    total: /^[\d.]+ devoluci(?:ón|ones)$/,
    nothing: [nobody, 'No se encontraron devoluciones'],
    failed: 'No se pudieron cargar las devoluciones',
    columns: [
      'FECHA DE DEVOLUCIÓN',
      'DEVOLUCIÓN',
      'ESTADO',
      'MOTIVO',
      'PEDIDA POR',
      'PAGO',
      'NOMBRE',
      'IMPORTE DEL PAGO',
      'ENTIDAD',
    ],
  },
  'collectors.list': {
    path: '/comercios',
    service: 'collector',
    total: /^\d+ entidades$/,
    nothing: [nobody, 'No se encontraron entidades'],
    failed: 'No se pudieron cargar las entidades',
  },
  'payers.list': {
    path: '/pagadores',
    service: 'payer',
    total: /^\d+ pagadores$/,
    nothing: [nobody, 'No se encontraron Pagadores'],
    failed: 'No se pudieron cargar los pagadores',
  },
  'payer-references.list': {
    path: '/pagadores/referencias',
    service: 'payer',
    total: /^\d+ referencias$/,
    nothing: [nobody, 'No se encontraron referencias de pagadores.'],
    failed: 'No se pudieron cargar las referencias',
  },
  'promotions.list': {
    path: '/comercios/promociones',
    service: 'collector',
    total: /^\d+ promociones$/,
    nothing: [nobody, 'No se encontraron promociones'],
    failed: 'No se pudieron cargar las promociones',
    columns: ['NOMBRE', 'ENTIDAD', 'MEDIOS DE PAGO', 'CUOTAS', 'DESCUENTO', 'VIGENCIA', 'ESTADO'],
  },
  'gateways.list': {
    path: '/comercios/gateways',
    service: 'collector',
    total: /^\d+ gateways$/,
    nothing: [nobody, 'No se encontraron gateways'],
    failed: 'No se pudieron cargar los gateways',
    columns: gateways,
  },
  'gateways.default': {
    path: '/comercios/gateways?vista=por-defecto',
    service: 'collector',
    total: /^\d+ gateways$/,
    failed: 'No se pudieron cargar los gateways',
    columns: gateways,
  },
  'subscriptions.list': {
    path: '/suscripciones',
    service: 'subscription',
    total: /^[\d.]+ suscripci(ón|ones)$/,
    nothing: [nobody, 'No se encontraron subscripciones'],
    failed: 'No se pudieron cargar las suscripciones',
  },
  'imports.list': {
    path: '/importaciones',
    service: 'import',
    total: /^\d+ importaci(ón|ones)$/,
    nothing: [nobody, 'No se encontraron importaciones'],
    failed: 'No se pudieron cargar las importaciones',
  },
  'transfers.list': {
    path: '/transferencias',
    as: 'tesoreria',
    service: 'transfer',
    total: /^[\d.]+ transferencias?$/,
    nothing: ['cuit=30-50001091-2&importe=1', 'No se encontraron transferencias.'],
    failed: 'No se pudieron cargar las transferencias',
  },
  'withdraws.list': { path: '/retirosUnificados?vista=por-lote', as: 'tesoreria', service: 'withdraw', ...withdrawals },
  'withdrawals.pending': { path: '/retiros', as: 'tesoreria', service: 'withdrawal', ...withdrawals },
  'withdrawals.history': { path: '/retiros/historial', as: 'tesoreria', service: 'withdrawal', ...withdrawals },
  'batches.list': {
    path: '/lotes?collector_id=LUZN',
    as: 'tesoreria',
    service: 'batch',
    total: /^\d+ lotes?$/,
    nothing: ['period=2020-01', 'No se encontraron lotes'],
    failed: 'No se pudieron cargar los lotes',
  },
  'distributions.list': {
    path: '/distribucion',
    as: 'tesoreria',
    service: 'distribution',
    total: /^\d+ distribuci(ón|ones)$/,
    nothing: ['q=no-hay-ninguno', 'Nada por acá'],
    failed: 'No se pudieron cargar las distribuciones',
  },
  'tax-forms.list': {
    path: '/afip',
    as: 'auditor',
    service: 'tax-form',
    total: /^\d+ presentaciones$/,
    nothing: [nobody, 'No se encontraron presentaciones'],
    failed: 'No se pudieron cargar las presentaciones',
  },
  'exports.list': {
    path: '/exportaciones',
    service: 'export',
    total: /^\d+ exportaci(ón|ones)$/,
    nothing: ['period=2020-01', 'No se encontraron exportaciones'],
    failed: 'No se pudieron cargar las exportaciones',
  },
  'transaction-batches.list': {
    path: '/pagos/pago-de-servicios',
    as: 'tesoreria',
    service: 'service-payment',
    total: /^\d+ lotes? de transacción$/,
    nothing: ['lote=999999999', 'No se encontraron lotes de transacción'],
    failed: 'No se pudieron cargar los lotes de transacción',
  },
  'gateway-batches.list': {
    path: '/pagos/pago-de-servicios/gateways',
    as: 'tesoreria',
    service: 'service-payment',
    total: /^\d+ lotes? de gateways?$/,
    nothing: ['lote=999999999', 'No se encontraron lotes de gateways'],
    failed: 'No se pudieron cargar los lotes de gateways',
  },
  'software-provider-reports.list': {
    path: '/soft-provider',
    as: 'auditor',
    service: 'software-provider',
    total: /^\d+ reportes?$/,
    nothing: [nobody, 'No se encontraron integraciones'],
    failed: 'No se pudieron cargar los reportes',
  },
  'bins.list': {
    path: '/bin',
    service: 'bin',
    total: /^[\d.]+ BIN$/,
    nothing: [nobody, 'No se encontraron BIN'],
    failed: 'No se pudieron cargar los BIN',
  },
  'activities.list': {
    path: '/actividad',
    as: 'auditor',
    total: /^[\d.]+ eventos?( o más)?$/,
    nothing: ['usuario=nadie', 'No hay actividad que coincida.'],
    failed: 'No se pudieron cargar los eventos',
  },
};

test('every list is in this test, and in the table of the browser tests', () => {
  const keys = listsOf(features).map(({ key }) => key);
  expect(keys).toEqual(Object.keys(lists));
  expect(Object.keys(listPaths).toSorted()).toEqual(keys.toSorted());
});

const withSearch = (path: string, search: string) => `${path}${path.includes('?') ? '&' : '?'}${search}`;

describe.each(Object.entries(lists))(
  '%s',
  (_key, { path, as = 'operador', service, total, nothing, failed, columns }) => {
    if (nothing) {
      const [search, text] = nothing;
      test('reports that nothing was found', async () => {
        await renderAt(withSearch(path, search), { as });
        await screen.findByText(text);
      });
    }

    if (service !== undefined)
      test('reports a failure, and shows its rows after a retry', async () => {
        await faults.set({ service, fault: { kind: 'status', status: 503 } });
        const user = await renderAt(path, { as });
        await screen.findByText(failed);
        await screen.findAllByText('Id de solicitud'); // the screen of tax forms has a second list
        await recover(user, document.body, total);
        if (columns) expect(headers()).toEqual(columns);
      });

    test('is refused to a person without permissions, and no service is called', async () => {
      await renderAt(path, { as: 'sinpermisos' });
      await screen.findByText('No tiene permisos');
      expect(await requests.list()).toEqual([]);
      // the menu shows every person the search of payments (A21)
      expect(screen.getAllByRole('link', { name: /^Buscar / })).toHaveLength(1);
    });
  },
);
