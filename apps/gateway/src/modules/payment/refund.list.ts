import type { GatewayContext } from '../../context.ts';
import type {
  ListedRefund,
  PaymentFilter,
  PaymentSort,
  QueryRefundsArgs,
  Refund,
  RefundFilter,
  RefundPage,
  RefundSort,
} from '../../api/schema-types.generated.ts';
import { pageOf } from '../../module-kit/list/list-arguments.ts';
import { filtersOf, sortsOf, type Asking } from '../../module-kit/list/search.ts';
import { totalsOf } from '../../module-kit/list/selection.ts';
import { cents } from '../../module-kit/source/mapping.ts';
import type { PaymentParent } from './payment.mappers.ts';
import { returnedBy, within } from './payment.refunded.ts';
import { paymentSearch } from './payment.search.ts';
import { refundSearch } from './refund.search.ts';

/** Moment at which the fate of a refund was known; of its request until then. */
const effectiveDateOf = ({ approvedDate, rejectedDate, requestDate }: Refund): string | null =>
  approvedDate ?? rejectedDate ?? requestDate ?? null;

/** A refund as a list has it. */
const listedRefund = (payment: PaymentParent, refund: Refund): ListedRefund => ({
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

/** Says of a refund whether it meets what the payment service cannot be asked for. */
const isWanted = ({ ids, status, amount, period }: RefundFilter): ((listed: ListedRefund) => boolean) => {
  const isWithin = within('filter.period', period);
  const { from, to } = amount ?? {};
  return ({ id, refund, effectiveDate }) =>
    (!ids || ids.includes(id)) &&
    (!status || refund.status === status) &&
    (!from || cents(Number(refund.amount)) >= cents(Number(from))) &&
    (!to || cents(Number(refund.amount)) <= cents(Number(to))) &&
    isWithin(effectiveDate);
};

/** Order of payments that comes nearest to that of their refunds. */
const paymentSorts = (sorts: readonly RefundSort[] | null | undefined): PaymentSort[] =>
  (sorts?.length ? sorts : [refundSearch.usual]).map(({ field, direction }) => ({
    field: field === 'PAYER_NAME' ? 'PAYER_NAME' : 'REFUNDED_DATE',
    direction,
  }));

/** Page of refunds for a service that lists payments alone: the refunds of one page of refunded payments. */
const refundsOfPayments = async (
  { filter, sorts, ...page }: QueryRefundsArgs,
  { sources }: Pick<GatewayContext, 'sources'>,
  asking: Asking,
): Promise<RefundPage> => {
  const { search = null, collectorId = null, period = null } = filter ?? {};
  filtersOf(refundSearch, filter, asking); // what cannot be searched is refused here, too
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

/** Reads a page of refunds, from the list that the payment service has of them, or else from its payments. */
export const refundPage = async (
  _root: unknown,
  given: QueryRefundsArgs,
  context: Pick<GatewayContext, 'sources' | 'now' | 'listsRefunds'>,
): Promise<RefundPage> => {
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
