import type { GatewayContext } from '../../context.ts';
import type { ListSum, QueryReturnedSumArgs } from '../../api/schema-types.generated.ts';
import { filtersOf, sortsOf } from '../../module-kit/list/search.ts';
import { totalsIn } from '../../module-kit/list/sum-by.ts';
import { cents } from '../../module-kit/source/mapping.ts';
import { refundedWithin } from './payment.refunded.ts';
import { paymentSearch } from './payment.search.ts';

/** Adds up the approved refunds of the payments of a search; of a search by refund date, only those of its days. */
export const returnedSum = async (
  _root: unknown,
  { filter }: QueryReturnedSumArgs,
  { sources, now, listsRefunds, listSums }: Pick<GatewayContext, 'sources' | 'now' | 'listsRefunds' | 'listSums'>,
): Promise<ListSum> => {
  const period = filter?.periodField === 'REFUNDED_DATE' ? (filter.period ?? null) : null;
  const { groups, ...sum } = await listSums({
    service: 'payment',
    // a sum of the refunds of some days differs from the sum of all refunds, so it has its own name
    name: period ? 'returned within the period' : 'returned',
    list: sources.payment.list,
    query: { filters: filtersOf(paymentSearch, filter, { now: now(), listsRefunds }), sorts: sortsOf(paymentSearch) },
    addendsOf: (payment) => [{ group: payment.currencyId, cents: cents(Number(refundedWithin(payment, { period }))) }],
  });
  return { totals: totalsIn(groups), ...sum };
};
