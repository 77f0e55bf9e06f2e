import type { ServiceName } from '@backoffice/contracts';
import type { GatewayContext } from '../../context.ts';
import { cents, money } from '../source/mapping.ts';
import type { ListMethod } from './list-method.ts';
import type { SumSoFar } from './list-sums.ts';
import { filtersOf, sortsOf, type Order, type Search } from './search.ts';

interface Row {
  readonly id: string;
  readonly currencyId: string;
}

/** Formats sums by currency. */
export const totalsIn = (groups: SumSoFar['groups']) =>
  [...groups].map(([currencyId, group]) => ({ currencyId, amount: money(group.cents / 100) }));

/**
 * Creates the resolver that adds up the amounts of a search: of all rows, or of those read so far.
 * @param service service of the list
 */
export const sumBy =
  <Given extends object, Sorting extends Order, Entity extends Row>(
    search: Search<Given, Sorting>,
    service: ServiceName,
    method: (sources: GatewayContext['sources']) => ListMethod<Entity>,
    amountOf: (row: Entity) => string,
  ) =>
  async (
    _root: unknown,
    { filter, size }: { readonly filter?: Given | null; readonly size?: number | null },
    { sources, now, listsRefunds, listSums }: Pick<GatewayContext, 'sources' | 'now' | 'listsRefunds' | 'listSums'>,
  ) => {
    const { groups, ...sum } = await listSums({
      service,
      name: 'rows',
      list: method(sources),
      query: { filters: filtersOf(search, filter, { now: now(), listsRefunds }), sorts: sortsOf(search) },
      addendsOf: (row) => [{ group: row.currencyId, cents: cents(Number(amountOf(row))) }],
      seenSize: size,
    });
    return { totals: totalsIn(groups), ...sum };
  };
