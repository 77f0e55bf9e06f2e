import type { GatewayContext } from '../../context.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { SortDirection } from '../../api/schema-types.generated.ts';
import type { Filter, ListQuery, Page, Sort } from '../../rest/rest-client.ts';
import { emptyPage, pageOf } from './list-arguments.ts';

/** Circumstances in which a search is asked. */
export interface Asking {
  readonly now: Date;
  /** True when the payment service lists refunds, and finds payments by the days of any of theirs. */
  readonly listsRefunds: boolean;
  /** True when a former release of the application asks, which sends what is in its search box. */
  readonly isFormer?: boolean;
}

/** Circumstances in which a field of a filter is read. */
interface Asked<Given> extends Asking {
  /** Place of the field in the operation, as errors name it: `filter.period`. */
  readonly path: string;
  readonly filter: Partial<Given>;
}

/** Puts a field of a filter into the terms of the service. @throws GatewayError for a value that cannot be searched */
export type Condition<Value, Given = unknown> = (value: Value, asked: Asked<Given>) => readonly Filter[];

/** Order of a list by one column, as the schema has it. */
export interface Order<Field extends string = string> {
  readonly field: Field;
  readonly direction: SortDirection;
}

/** Filter and order of a list, in the terms of its service. Complete by type: a field left out would match every row. */
export interface Search<Given, Sorting extends Order> {
  /** In the order in which the service gets the conditions. */
  readonly filters: { readonly [Field in keyof Required<Given>]: Condition<NonNullable<Given[Field]>, Given> };
  readonly sorts: { readonly [Field in Sorting['field']]: string };
  /** Order of a list when none is given. */
  readonly usual: Sorting;
  /** Place of the filter in the operation; `filter` without it. */
  readonly path?: string;
}

const isGiven = <Value>(value: Value): value is NonNullable<Value> => value !== null && value !== undefined;

/**
 * Conditions of a filter; none without one.
 * @throws GatewayError for a value that cannot be searched
 */
export const filtersOf = <Given extends object, Sorting extends Order>(
  { filters, path = 'filter' }: Search<Given, Sorting>,
  filter: Partial<Given> | null | undefined,
  asking: Asking,
): Filter[] => {
  if (!filter) return [];
  const conditions: Filter[] = [];
  for (const field in filters) {
    const value = filter[field];
    if (asking.isFormer && value === '') continue;
    if (isGiven(value)) conditions.push(...filters[field](value, { ...asking, path: `${path}.${field}`, filter }));
  }
  return conditions;
};

/** Order of a list, the usual one when none is given. @throws GatewayError for a column that is named twice */
export const sortsOf = <Given, Sorting extends Order>(
  { sorts, usual }: Search<Given, Sorting>,
  given?: readonly Sorting[] | null,
): Sort[] => {
  const orders: readonly Order<Sorting['field']>[] = given?.length ? given : [usual];
  if (new Set(orders.map(({ field }) => field)).size < orders.length)
    throw inputError('sorts', 'Ordene una sola vez por cada columna.');
  return orders.map(({ field, direction }) => ({
    field: sorts[field],
    direction: direction === 'ASCENDING' ? 'ascending' : 'descending',
  }));
};

interface ListArguments<Given, Sorting> {
  readonly filter?: Given | null;
  readonly sorts?: readonly Sorting[] | null;
  readonly page: number;
  readonly limit: number;
}

/** Method of a source that reads a page of a list. */
export type ListMethod<Row> = (query: ListQuery) => Promise<Page<Row>>;

/**
 * Makes the resolver of a list.
 * @param method the method of the source that reads it
 * @param within conditions that the parent sets beside those of the filter; undefined for a parent without rows
 */
export const listBy =
  <Given extends object, Sorting extends Order, Row, Parent>(
    search: Search<Given, Sorting>,
    method: (sources: GatewayContext['sources'], parent: Parent) => ListMethod<Row>,
    within: (parent: Parent) => readonly Filter[] | undefined = () => [],
  ) =>
  (
    parent: Parent,
    { filter, sorts, ...page }: ListArguments<Given, Sorting>,
    { sources, now, record, listsRefunds }: Pick<GatewayContext, 'sources' | 'now' | 'record' | 'listsRefunds'>,
  ): Promise<Page<Row>> | Page<Row> => {
    const conditions = within(parent);
    if (!conditions) return emptyPage(page);
    const asking = { now: now(), listsRefunds, isFormer: record.isFormer };
    const filters = [...filtersOf(search, filter, asking), ...conditions];
    return method(sources, parent)({ filters, sorts: sortsOf(search, sorts), ...pageOf(page) });
  };
