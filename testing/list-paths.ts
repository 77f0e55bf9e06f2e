const year = 'period=ultimos-12-meses';

/**
 * Addresses of every list by its key, with filters under which it has rows. A view with other columns has its own
 * address.
 */
export const listPaths: Readonly<Record<string, readonly string[]>> = {
  'payments.list': [`/pagos?${year}`, `/pagos?${year}&fecha=devolucion`],
  'refunds.list': [`/devoluciones?${year}`],
  'collectors.list': ['/comercios'],
  'payers.list': ['/pagadores'],
  'payer-references.list': ['/pagadores/referencias'],
  'promotions.list': ['/comercios/promociones'],
  'gateways.list': ['/comercios/gateways'],
  'gateways.default': ['/comercios/gateways?vista=por-defecto'],
  'subscriptions.list': ['/suscripciones?tipo=todos'],
  'imports.list': [`/importaciones?${year}`],
  'transfers.list': [`/transferencias?${year}`],
  'withdraws.list': [`/retirosUnificados?vista=por-lote&${year}`],
  'withdrawals.pending': ['/retiros', '/retirosUnificados'],
  'withdrawals.history': [`/retiros/historial?${year}`],
  'batches.list': [`/lotes?collector_id=LUZN&${year}`],
  'distributions.list': [`/distribucion?${year}`, `/distribucion?tipo=programadas&${year}`],
  'tax-forms.list': ['/afip'],
  'exports.list': [`/exportaciones?${year}`],
  'transaction-batches.list': [`/pagos/pago-de-servicios/transacciones?${year}`],
  'gateway-batches.list': [`/pagos/pago-de-servicios/gateways?${year}`],
  'software-provider-reports.list': ['/soft-provider'],
  'bins.list': ['/bin'],
  'activities.list': ['/actividad'],
};
