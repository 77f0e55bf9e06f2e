/** The values of a pattern's parameters, in their order: `/pago/:id` takes one. */
type Values<Pattern extends string> = Pattern extends `${string}:${infer Rest}` ? [string, ...Values<Rest>] : [];

/** A screen of its own: `href` writes its address with the parameters encoded, since identifiers come from services. */
const page = <const Pattern extends string>(path: Pattern) => ({
  path,
  href: (...values: Values<Pattern>): string => {
    const left: string[] = [...values];
    return path.replaceAll(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
  },
});

/** The detail of an entity with versions, the current one or another; the flag opens the dialog that lists them. */
const versionedPage = <const Pattern extends `${string}/:id`>(path: Pattern) => {
  const { href } = page<`${string}/:id`>(path);
  const historyHref = (id: string, version?: number) =>
    `${href(id)}?${version === undefined ? '' : `version=${String(version)}&`}historial`;
  return { path, href, historyHref };
};

/** A list: `href` writes its address with filters, by the parameters that other screens may set. */
const list = <const Parameter extends string = never>(path: string, ...parameters: readonly Parameter[]) => ({
  path,
  href: (filters: Readonly<Partial<Record<Parameter, string>>>): string => {
    const search = new URLSearchParams();
    for (const name of parameters) {
      const value = filters[name];
      if (value) search.set(name, value);
    }
    return `${path}?${search.toString()}`;
  },
});

/** The filter by a collector, in the names of the documents (A40, A50). */
const collectorParameters = ['collector_id', 'collector_name'] as const;

/** Filters of the lists of money that leaves. */
const moneyOutParameters = ['q', 'status', 'period', 'importe', 'cuenta'] as const;

/** Place of a refund within the page of its payment. */
export const refundAnchor = (refund: string): string => `devolucion-${encodeURIComponent(refund)}`;

/** Every screen that a link, the menu or a redirect leads to. The router reads `path`; links are written by `href`. */
export const routes = {
  home: page('/home'),
  profile: page('/perfil'),
  permissions: page('/permisos'),
  activities: list('/actividad', 'usuario', 'tipo', 'id', 'solicitud', 'clase', 'period'),
  payments: list('/pagos', ...collectorParameters, 'q', 'status', 'period', 'pagador', 'importe', 'tarjeta', 'medio'),
  payment: {
    ...versionedPage('/pago/:id'),
    /** Opens a payment at one of its refunds. */
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
  imports: list('/importaciones', 'q', 'status', 'period'),
  newImport: page('/importacion'),
  import: page('/importacion/:id'),
  conversion: page('/conversion'),
  transfers: list('/transferencias', ...collectorParameters, 'q', 'status', 'period', 'cuit', 'importe'),
  allWithdrawals: list('/retirosUnificados', 'vista', ...moneyOutParameters),
  withdrawals: list('/retiros', ...collectorParameters, ...moneyOutParameters),
  withdrawalHistory: list('/retiros/historial', ...collectorParameters, ...moneyOutParameters),
  batches: list('/lotes', ...collectorParameters, 'status', 'period'),
  batch: page('/lotes/lotes/:collectorId/:id'),
  distributions: list('/distribucion', 'q', 'status', 'period', 'ver', 'tipo', 'importe', 'cuenta'),
  taxForms: list('/afip', 'status'),
  newTaxForm: page('/afip/generar'),
  taxForm: page('/afip/:id'),
  servicePayments: list('/pagos/pago-de-servicios'),
  transactionBatches: list('/pagos/pago-de-servicios/transacciones'),
  gatewayBatches: list('/pagos/pago-de-servicios/gateways', 'lote', 'period'),
  softwareProviderReports: list('/soft-provider', 'q', 'status', 'period'),
  bins: list('/bin', 'q'),
  bin: page('/bin/:id'),
} as const;

/** Filters that hide nothing: a link from a payer or a collector leads to all that is theirs, not to the default. */
export const unfiltered = {
  payments: { period: 'ultimos-12-meses' },
  subscriptions: { tipo: 'todos' },
  withdrawals: { period: 'ultimos-12-meses' },
} as const;

/** The filters that a list of a collector's things starts with. */
export const ofCollector = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  collector_id: id,
  collector_name: name,
});
