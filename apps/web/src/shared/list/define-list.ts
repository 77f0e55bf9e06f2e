import { useMemo } from 'react';
import type { Filter } from './filters';
import type { AnyFilters, ValuesOf, VariablesOf, ListOptions, ListDefinition } from './list-definition';
import { defaultPageSize, formatPaging, pageSizes, parsePaging, type Order, type Paging } from '@/shared/paging';

type State = Readonly<Record<string, unknown>> & Paging;
type Values = Readonly<Record<string, unknown>>;

type Filters = Readonly<Record<string, Filter<unknown, object>>>;

/** Returns the chips of a list in their order, each with the change that removes its filter. */
const chipsIn = (filters: Filters, list: Values, now: Date) =>
  Object.entries(filters)
    .toSorted(([, one], [, other]) => Number(other.leads ?? false) - Number(one.leads ?? false))
    .flatMap(([id, { chip }]) => {
      const shown = chip(list[id], now);
      if (!shown) return [];
      const { without, ...said } = shown;
      return [{ chip: { id, ...said }, change: without && { [id]: without() } }];
    });

/** Returns the name of the filter that takes a pasted column of codes; undefined when there is none. */
const columnIn = (filters: Filters): string | undefined =>
  Object.entries(filters).find(([, { takesColumn }]) => takesColumn)?.[0];

/**
 * Returns the fields of the form that are offered, the widths of the others, and the values of the list for the form.
 */
const formIn = (filters: Filters, form: readonly string[], list: Values, isOffered: (name: string) => boolean) => ({
  fields: form.flatMap((name) => {
    const field = filters[name]?.field;
    return field && isOffered(name) ? [{ name, field }] : [];
  }),
  spare: form.flatMap((name) => {
    const field = filters[name]?.field;
    return field?.kind === 'field' && !isOffered(name) ? [field.width] : [];
  }),
  values: Object.fromEntries(form.map((name) => [name, list[name]])),
  column: columnIn(filters),
});

/** Returns changes that search the text of the search box with an inactive filter, with their labels. */
const fromTextOf = (filters: Filters, list: Values) => {
  const [box] = Object.entries(filters).find(([, { field }]) => field?.kind === 'search') ?? [];
  const text = box === undefined ? undefined : list[box];
  if (box === undefined || typeof text !== 'string' || text === '') return [];
  return Object.entries(filters).flatMap(([name, { fromText, chip }]) => {
    if (!fromText?.takes(text) || chip(list[name], new Date())) return [];
    return [{ label: fromText.label, change: { [box]: '', [name]: text } }];
  });
};

/** Returns changes that find more rows, with their labels. */
const wideningsOf = (filters: Filters, list: Values) =>
  Object.entries(filters).flatMap(([name, { wider }]) => {
    const widening = wider?.(list[name], new Date());
    return widening ? [{ label: widening.label, change: { [name]: widening.value } }] : [];
  });

/** Returns a function that creates a value for each filter, by name. */
const valuesIn =
  (filters: Filters) =>
  (valueOf: (filter: Filter<unknown, object>, name: string) => unknown): Values =>
    Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, valueOf(filter, name)]));

/** Builds the filter argument of the query from the variables of all filters. */
const variablesIn = (filters: Filters, list: Values, now: Date): object =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { variables }]) => Object.entries(variables(list[name], now))),
  );

/** Sorts a changed list by the default order of its filters. A chosen order stays if the list still supports it. */
const reordered = (orderOf: (list: Values) => Order, before: State, after: State): State => {
  const [was, is] = [orderOf(before).default, orderOf(after)];
  const isUsual = after.sort.field === was.field && after.sort.direction === was.direction;
  return isUsual || !is.fields.includes(after.sort.field) ? { ...after, sort: is.default } : after;
};

/** Creates the hook that replaces the value of one filter with its complete value from the gateway. */
const knownBy = (name: string, useValue: (value: unknown) => unknown) => {
  const useKnown = (list: State): State => {
    const value = useValue(list[name]);
    return useMemo(() => (list[name] === value ? list : { ...list, [name]: value }), [list, value]);
  };
  return useKnown;
};

const asGiven = (list: State): State => list;

/** Returns the hook of the first filter with `useKnown`. A list must not have two of them. */
const knownIn = (filters: Filters) => {
  const [found] = Object.entries(filters).flatMap(([name, { useKnown }]) => (useKnown ? [{ name, useKnown }] : []));
  return found ? knownBy(found.name, found.useKnown) : asGiven;
};

/** Defines a list by its filters and its order. */
export function defineList<F extends AnyFilters, Field extends string>(
  options: ListOptions<F, Field>,
): ListDefinition<ValuesOf<F>, Field, VariablesOf<F>>;
export function defineList(options: ListOptions<Filters, string>): ListDefinition<Values, string, object> {
  const { key, order, filters, form, offered = {}, size = defaultPageSize, sizes = pageSizes } = options;
  const { settle = () => ({}), fixed = {}, orderOf = () => order } = options;
  const all = Object.entries(filters);
  const isOffered = (name: string, values: Values): boolean => offered[name]?.(values) ?? true;
  const settled = (list: State, changed: Values): State => ({ ...list, ...settle(list, changed) });
  const each = valuesIn(filters);
  const changed = (list: State, change: Values): State =>
    reordered(orderOf, list, settled({ ...list, page: 1, ...change }, change));
  const bare = new URLSearchParams(fixed).toString();

  return {
    key,
    starters: options.starters,
    order,
    orderIn: orderOf,
    size,
    sizes,
    bare,
    empty: (now = new Date(), limit = size) => {
      const values = each((filter) => filter.empty(now));
      return { ...values, page: 1, limit, sort: orderOf(values).default };
    },
    parse: (search, now = new Date(), limit = size) => {
      const values = each((filter) => filter.read(search, now));
      const kept = each(({ empty }, name) => (isOffered(name, values) ? values[name] : empty(now)));
      const list = settled({ ...kept, ...parsePaging(search, order, limit, sizes) }, {});
      return { ...list, ...parsePaging(search, orderOf(list), limit, sizes) };
    },
    useKnown: knownIn(filters),
    format: (list, limit = size) => {
      const search = new URLSearchParams(fixed);
      for (const [name, { write }] of all) if (isOffered(name, list)) write(search, list[name]);
      formatPaging(search, list, orderOf(list), limit);
      // an empty address would restore the list of the session
      if (search.toString() === bare) search.set('pagina', '1');
      return search;
    },
    invalidParameters: (search) => all.flatMap(([, { invalid }]) => invalid?.(search) ?? []),
    changed,
    filterOf: (list, now = new Date()) => variablesIn(filters, list, now),
    chipsOf: (list, onChange, now = new Date()) =>
      chipsIn(filters, list, now).map(({ chip, change }) => ({
        ...chip,
        ...(change ? { onRemove: () => onChange(changed(list, change)) } : {}),
      })),
    widerOf: (list, onChange) =>
      [...fromTextOf(filters, list), ...wideningsOf(filters, list)].map(({ label, change }) => ({
        label,
        choose: () => onChange(changed(list, change)),
      })),
    formOf: (list) => formIn(filters, form, list, (name) => isOffered(name, list)),
  };
}
