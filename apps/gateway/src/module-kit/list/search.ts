import type { GatewayContext } from '../../context.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { SortDirection } from '../../api/schema-types.generated.ts';
import type { Filter, Page, Sort } from '../../rest/rest-client.ts';
import { emptyPage, pageOf } from './list-arguments.ts';
import type { ListMethod } from './list-method.ts';

/** Circumstances of a request that a search may depend on. */
export interface SearchContext {
  readonly now: Date;
  /** True when the payment service can list refunds and can filter payments by the days of their refunds. */
  readonly listsRefunds: boolean;
  /** True for a client of an older release, which sends its search box even when it is empty. */
  readonly isFormer?: boolean;
}

/** Context in which one field of a filter is converted. */
interface FieldContext<Given> extends SearchContext {
  /** Path of the field in the operation, for errors: `filter.period`. */
  readonly path: string;
  readonly filter: Partial<Given>;
}

/**
 * Converts a field of a filter to the conditions of the service.
 * @throws GatewayError for a value that cannot be searched
 */
export type Condition<Value, Given = unknown> = (value: Value, asked: FieldContext<Given>) => readonly Filter[];

/** Order of a list by one column, in the terms of the schema. */
export interface Order<Field extends string = string> {
  readonly field: Field;
  readonly direction: SortDirection;
}

/**
 * Filter and order of a list, in the terms of its service. The type requires every field: a missing one would match
 * every row.
 */
export interface Search<Given, Sorting extends Order> {
  /** Conditions by field, in the order in which they are sent. */
  readonly filters: { readonly [Field in keyof Required<Given>]: Condition<NonNullable<Given[Field]>, Given> };
  readonly sorts: { readonly [Field in Sorting['field']]: string };
  /** Default order. */
  readonly usual: Sorting;
  /** Path of the filter in the operation; `filter` by default. */
  readonly path?: string;
}

const isGiven = <Value>(value: Value): value is NonNullable<Value> => value !== null && value !== undefined;

/**
 * Converts a filter to conditions; an absent filter has none.
 * @throws GatewayError for a value that cannot be searched
 */
export const filtersOf = <Given extends object, Sorting extends Order>(
  { filters, path = 'filter' }: Search<Given, Sorting>,
  filter: Partial<Given> | null | undefined,
  asking: SearchContext,
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

/**
 * Converts the order of a list, or its default order.
 * @throws GatewayError for a column that is named twice
 */
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

/**
 * Creates the resolver of a list.
 * @param method method of the source that reads the list
 * @param within conditions of the parent beside those of the filter; undefined when the parent cannot have rows
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
