import { routes } from '@/domain/routes';

const YEAR = 'ultimos-12-meses';

const dialogOf = (id: string): string => `accion=detail&retiro=${encodeURIComponent(id)}`;
const panelOf = (id: string): string => `ver=${encodeURIComponent(id)}`;

/** Addresses of the records that the notices of the bell lead to, by their types in the schema. */
const places: Readonly<Record<string, (id: string) => string>> = {
  Payment: (id) => routes.payment.href(id),
  PaymentSubscription: (id) => routes.subscription.href(id),
  Payer: (id) => routes.payer.href(id),
  Import: (id) => routes.import.href(id),
  Collector: (id) => routes.collector.href(id),
  TaxForm: (id) => routes.taxForm.href(id),
  Notification: (id) => routes.notification.href(id),
  Export: (id) => routes.exports.href({ id, period: YEAR }),
  Bin: (id) => `${routes.bin.href(id)}?ver=1`,
  Distribution: (id) => routes.distributions.href({ ver: id }),
  Withdrawal: (id) => `${routes.withdrawals.path}?${dialogOf(id)}`,
  Withdraw: (id) => `${routes.allWithdrawals.path}?vista=por-lote&${dialogOf(id)}`,
  Batch: (id) => `${routes.batches.path}?accion=detail&lote=${encodeURIComponent(id)}`,
  Transfer: (id) => `${routes.transfers.href({ q: id, status: 'todos', period: YEAR })}&${panelOf(id)}`,
  SoftwareProviderReport: (id) => `${routes.softwareProviderReports.href({ q: id, period: YEAR })}&${panelOf(id)}`,
  // the list of gateway batches is searched by number, and a notice has only the identifier
  GatewayBatch: () => routes.gatewayBatches.href({ period: YEAR }),
};

/** Finds the address that shows a record, or the list of gateway batches; undefined for a type without an address. */
export const recordHref = (type: string, id: string): string | undefined => places[type]?.(id);

/** Lists of the records that bulk actions change, by their types in the schema. */
const lists: Readonly<Record<string, string>> = {
  Payment: routes.payments.path,
  PaymentSubscription: routes.subscriptions.path,
  Withdrawal: routes.withdrawalHistory.path,
  Withdraw: `${routes.allWithdrawals.path}?vista=por-lote&status=todos`,
  Batch: routes.batches.path,
  Transfer: routes.transfers.href({ status: 'todos' }),
  Distribution: routes.distributions.path,
};

/** Finds the list that has the records of a type; undefined for a type without bulk actions. */
export const recordsHref = (type: string): string | undefined => lists[type];
