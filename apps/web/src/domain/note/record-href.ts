import { routes } from '@/domain/routes';

const dialogOf = (id: string): string => `accion=detail&retiro=${encodeURIComponent(id)}`;

/** Addresses of the records that notices lead to, by their types in the schema. */
const places: Readonly<Record<string, (id: string) => string>> = {
  Payment: (id) => routes.payment.href(id),
  PaymentSubscription: (id) => routes.subscription.href(id),
  Payer: (id) => routes.payer.href(id),
  Import: (id) => routes.import.href(id),
  Collector: (id) => routes.collector.href(id),
  TaxForm: (id) => routes.taxForm.href(id),
  Distribution: (id) => routes.distributions.href({ ver: id }),
  Withdrawal: (id) => `${routes.withdrawals.path}?${dialogOf(id)}`,
  Withdraw: (id) => `${routes.allWithdrawals.path}?vista=por-lote&${dialogOf(id)}`,
};

/** Finds the address at which a record is shown; undefined for a type without one. */
export const recordHref = (type: string, id: string): string | undefined => places[type]?.(id);
