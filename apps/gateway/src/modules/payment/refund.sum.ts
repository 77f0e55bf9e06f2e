import type { GatewayContext } from '../../context.ts';
import type { ListSum, QueryReturnedSumArgs } from '../../api/schema-types.generated.ts';
import { filtersOf, sortsOf } from '../../module-kit/list/search.ts';
import { totalsIn } from '../../module-kit/list/sum-by.ts';
import { cents } from '../../module-kit/source/mapping.ts';
import { refundedWithin } from './payment.refunded.ts';
import { paymentSearch } from './payment.search.ts';

/** Adds up the approved refunds of all payments of a search, of the days of a search by refund date. */
export const returnedSum = async (
  _root: unknown,
  { filter }: QueryReturnedSumArgs,
  { sources, now, listsRefunds, listSums }: Pick<GatewayContext, 'sources' | 'now' | 'listsRefunds' | 'listSums'>,
): Promise<ListSum> => {
  const period = filter?.periodField === 'REFUNDED_DATE' ? (filter.period ?? null) : null;
  const { groups, ...sum } = await listSums({
    service: 'payment',
    // the filters name the days, unless the field is another one
    name: period ? 'returned within the period' : 'returned',
    list: sources.payment.list,
    query: { filters: filtersOf(paymentSearch, filter, { now: now(), listsRefunds }), sorts: sortsOf(paymentSearch) },
    addendsOf: (payment) => [{ group: payment.currencyId, cents: cents(Number(refundedWithin(payment, { period }))) }],
  });
  return { totals: totalsIn(groups), ...sum };
};
