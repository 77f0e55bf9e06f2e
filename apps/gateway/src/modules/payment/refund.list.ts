import type { GatewayContext } from '../../context.ts';
import type {
  PaymentFilter,
  PaymentSort,
  QueryRefundsArgs,
  Refund,
  RefundFilter,
  RefundPage,
  RefundSort,
} from '../../api/schema-types.generated.ts';
import { pageOf } from '../../module-kit/list/list-arguments.ts';
import { filtersOf, sortsOf, type SearchContext } from '../../module-kit/list/search.ts';
import { totalsOf } from '../../module-kit/list/selection.ts';
import { cents } from '../../module-kit/source/mapping.ts';
import type { ListedRefundParent, PaymentParent } from './payment.mappers.ts';
import { returnedBy, within } from './payment.refunded.ts';
import { paymentSearch } from './payment.search.ts';
import { refundSearch } from './refund.search.ts';

type Page = Omit<RefundPage, 'rows'> & { readonly rows: ListedRefundParent[] };

/** Returns when a refund was approved or rejected, otherwise when it was requested; null when none is known. */
const effectiveDateOf = ({ approvedDate, rejectedDate, requestDate }: Refund): string | null =>
  approvedDate ?? rejectedDate ?? requestDate ?? null;

/** Converts a refund of a payment to a row of the list. */
const listedRefund = (payment: PaymentParent, refund: Refund): ListedRefundParent => ({
  id: refund.id,
  refund,
  effectiveDate: effectiveDateOf(refund),
  returnedAmount: returnedBy(refund),
  payment: {
    paymentId: payment.paymentId,
    externalTransactionId: payment.externalTransactionId ?? null,
    collectorId: payment.collectorId,
    finalAmount: payment.finalAmount,
    currencyId: payment.currencyId,
    payer: payment.payer ?? null,
  },
});

/** Creates the filter of refunds for conditions that the list of payments does not support. */
const isWanted = ({
  ids,
  status,
  statuses,
  amount,
  period,
}: RefundFilter): ((listed: ListedRefundParent) => boolean) => {
  const isWithin = within('filter.period', period);
  const { from, to } = amount ?? {};
  return ({ id, refund, effectiveDate }) =>
    (!ids || ids.includes(id)) &&
    (!status || refund.status === status) &&
    (!statuses || statuses.includes(refund.status)) &&
    (!from || cents(Number(refund.amount)) >= cents(Number(from))) &&
    (!to || cents(Number(refund.amount)) <= cents(Number(to))) &&
    isWithin(effectiveDate);
};

/** Order of payments that comes nearest to the order of refunds. Several columns of refunds map to one of payments. */
const paymentSorts = (sorts: readonly RefundSort[] | null | undefined): PaymentSort[] => {
  const nearest = new Map<PaymentSort['field'], PaymentSort>();
  for (const { field: refundField, direction } of sorts?.length ? sorts : [refundSearch.usual]) {
    const field = refundField === 'PAYER_NAME' ? 'PAYER_NAME' : 'REFUNDED_DATE';
    if (!nearest.has(field)) nearest.set(field, { field, direction });
  }
  return [...nearest.values()];
};

/**
 * Reads a page of refunds from a service without a list of refunds. The page has the matching refunds of one page of
 * refunded payments.
 */
const refundsOfPayments = async (
  { filter, sorts, ...page }: QueryRefundsArgs,
  { sources }: Pick<GatewayContext, 'sources'>,
  asking: SearchContext,
): Promise<Page> => {
  const { search = null, collectorId = null, period = null } = filter ?? {};
  filtersOf(refundSearch, filter, asking); // only checks that the whole filter is valid
  sortsOf(refundSearch, sorts);
  const wanted: Partial<PaymentFilter> = { search, collectorId, period, periodField: 'REFUNDED_DATE' };
  const paid = await sources.payment.list({
    filters: filtersOf(paymentSearch, period ? wanted : { ...wanted, status: 'REFUNDED' }, asking),
    sorts: sortsOf(paymentSearch, paymentSorts(sorts)),
    ...pageOf(page),
  });
  const rows = paid.rows
    .flatMap((payment) => payment.refunds.map((refund) => listedRefund(payment, refund)))
    .filter(isWanted(filter ?? {}));
  const amounts = rows.map(({ refund, returnedAmount }) => ({ ...refund, amount: returnedAmount }));
  return {
    ...paid,
    rows,
    payments: paid.rows.length,
    returned: paid.size === paid.rows.length ? totalsOf(amounts, ({ amount }) => amount) : null,
  };
};

/** Reads a page of refunds, from the service's list of refunds if it has one, otherwise from its payments. */
export const refundPage = async (
  _root: unknown,
  given: QueryRefundsArgs,
  context: Pick<GatewayContext, 'sources' | 'now' | 'listsRefunds'>,
): Promise<Page> => {
  const { sources, now, listsRefunds } = context;
  const asking = { now: now(), listsRefunds };
  if (!listsRefunds) return refundsOfPayments(given, context, asking);
  const { filter, sorts, ...page } = given;
  return sources.payment.refunds({
    filters: filtersOf(refundSearch, filter, asking),
    sorts: sortsOf(refundSearch, sorts),
    ...pageOf(page),
  });
};
