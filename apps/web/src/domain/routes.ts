import { PERMISSIONS_PATH } from '@/shared/auth/why-not';

/** Tuple of the parameter values of a pattern, in order: `/pago/:id` has one. */
type Values<Pattern extends string> = Pattern extends `${string}:${infer Rest}` ? [string, ...Values<Rest>] : [];

/** Creates the route of a page. `href` encodes the parameters, because identifiers come from services. */
const page = <const Pattern extends string>(path: Pattern) => ({
  path,
  href: (...values: Values<Pattern>): string => {
    const left: string[] = [...values];
    return path.replaceAll(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
  },
});

/** Creates the route of a detail with versions. `historyHref` also opens the list of versions, and may select one. */
const versionedPage = <const Pattern extends `${string}/:id`>(path: Pattern) => {
  const { href } = page<`${string}/:id`>(path);
  const historyHref = (id: string, version?: number) =>
    `${href(id)}?${version === undefined ? '' : `version=${String(version)}&`}historial`;
  return { path, href, historyHref };
};

/**
 * Creates the route of a list. `href` accepts the filter parameters that other screens may set. It writes those of a
 * spread object, too, which the type does not check: without a filter, an address would show more than was searched.
 */
const list = <const Parameter extends string = never>(path: string, ...parameters: readonly Parameter[]) => ({
  path,
  href: (filters: Readonly<Partial<Record<Parameter, string>>>): string => {
    const search = new URLSearchParams();
    const given: Readonly<Partial<Record<string, string>>> = filters;
    for (const name of [...parameters, ...Object.keys(given)]) {
      const value = given[name];
      if (value) search.set(name, value);
    }
    return `${path}?${search.toString()}`;
  },
});

/** Parameters of the filter by collector, with the names in the specification (A40, A50). */
const collectorParameters = ['collector_id', 'collector_name'] as const;

/** Parameters of the lists of outgoing money. */
const moneyOutParameters = ['q', 'status', 'period', 'importe', 'cuenta'] as const;

/** Returns the fragment of a refund on the page of its payment. */
export const refundAnchor = (refund: string): string => `devolucion-${encodeURIComponent(refund)}`;

/** Routes of the screens that links, the menu or redirects lead to. Features declare `path`; links use `href`. */
export const routes = {
  home: page('/home'),
  profile: page('/perfil'),
  permissions: page(PERMISSIONS_PATH),
  help: page('/ayuda'),
  activities: list('/actividad', 'usuario', 'accion', 'tipo', 'id', 'solicitud', 'clase', 'period'),
  payments: list(
    '/pagos',
    ...collectorParameters,
    'q',
    'codigos',
    'status',
    'period',
    'pagador',
    'importe',
    'tarjeta',
    'medio',
  ),
  payment: {
    ...versionedPage('/pago/:id'),
    /** Returns the address of a payment's page, scrolled to one of its refunds. */
    refundHref: (id: string, refund: string) => `/pago/${encodeURIComponent(id)}#${refundAnchor(refund)}`,
  },
  refunds: list('/devoluciones', ...collectorParameters, 'q', 'status', 'period', 'importe'),
  collectors: list('/comercios', 'q'),
  collector: page('/comercios/:id'),
  promotions: list('/comercios/promociones'),
  gateways: list('/comercios/gateways', 'vista'),
  payers: list('/pagadores', 'q'),
  newPayer: page('/pagadores/nuevo'),
  payer: page('/pagadores/:id'),
  payerReferences: list('/pagadores/referencias', ...collectorParameters),
  newPayerReference: page('/pagadores/referencias/crear'),
  subscriptions: list('/suscripciones', ...collectorParameters, 'q', 'pagador', 'tipo', 'importe', 'tarjeta', 'medio'),
  subscription: versionedPage('/suscripcion/:id'),
  notification: page('/notificacion/:id'),
  exports: list('/exportaciones', 'status', 'period', 'id'),
  imports: list('/importaciones', ...collectorParameters, 'q', 'status', 'period'),
  newImport: page('/importacion'),
  import: page('/importacion/:id'),
  conversion: page('/conversion'),
  transfers: list('/transferencias', ...collectorParameters, 'q', 'status', 'period', 'cuit', 'importe'),
  allWithdrawals: list('/retirosUnificados', 'vista', ...collectorParameters, ...moneyOutParameters),
  withdrawals: list('/retiros', ...collectorParameters, ...moneyOutParameters),
  withdrawalHistory: list('/retiros/historial', ...collectorParameters, ...moneyOutParameters),
  batches: list('/lotes', ...collectorParameters, 'status', 'period', 'importe'),
  batch: page('/lotes/lotes/:collectorId/:id'),
  distributions: list('/distribucion', 'q', 'status', 'period', 'ver', 'tipo', 'importe', 'cuenta'),
  taxForms: list('/afip', 'q', 'status'),
  newTaxForm: page('/afip/generar'),
  taxForm: page('/afip/:id'),
  servicePayments: list('/pagos/pago-de-servicios'),
  transactionBatches: list('/pagos/pago-de-servicios/transacciones'),
  gatewayBatches: list('/pagos/pago-de-servicios/gateways', 'lote', 'period'),
  softwareProviderReports: list('/soft-provider', 'q', 'status', 'period'),
  bins: list('/bin', 'q'),
  bin: page('/bin/:id'),
} as const;

/**
 * Filters that replace the defaults in links from a payer or a collector. The lists then show twelve months instead of
 * one, or subscriptions of every payment type.
 */
export const unfiltered = {
  payments: { period: 'ultimos-12-meses' },
  subscriptions: { tipo: 'todos' },
  withdrawals: { period: 'ultimos-12-meses' },
} as const;

/** Returns the parameters of the filter by this collector. */
export const ofCollector = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  collector_id: id,
  collector_name: name,
});
