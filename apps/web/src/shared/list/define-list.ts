import { useMemo } from 'react';
import type { Filter, FilterChip, FilterField } from './filters';
import { defaultPageSize, formatPaging, pageSizes, parsePaging, type Order, type Paging } from '@/shared/paging';

/** Any filter; `never` stands for the value that only the filter itself knows. */
type AnyFilter = Omit<Filter<never, object>, 'empty' | 'read' | 'useKnown' | 'chip' | 'wider' | 'field'> & {
  readonly empty: (now: Date) => unknown;
  readonly read: (search: URLSearchParams, now: Date) => unknown;
  readonly useKnown?: (value: never) => unknown;
  readonly chip: (value: never, now: Date) => object | undefined;
  readonly wider?: (value: never, now: Date) => object | undefined;
  readonly field?: object;
};
type AnyFilters = Readonly<Record<string, AnyFilter>>;

/** Values of the filters, by name. */
type ValuesOf<F extends AnyFilters> = { readonly [Name in keyof F]: ReturnType<F[Name]['read']> };

type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Filter argument of the query, put together from what each filter adds. */
type VariablesOf<F extends AnyFilters> = Merged<ReturnType<F[keyof F]['variables']>>;

/** A list as its address has it: filters, page, size and order. */
export type ListState<Values, Field extends string> = Values & Paging<Field>;

interface ListOptions<F extends AnyFilters, Field extends string> {
  /** Key in the preferences of a person and in the session storage; the declaration of the screen names it, too. */
  readonly key: string;
  readonly order: Order<Field>;
  /** Order of the list under filters that give it another one. */
  readonly orderOf?: (values: ValuesOf<F>) => Order<Field>;
  /** In the order in which the address and the chips name them. */
  readonly filters: F;
  /** Filters of the form, in its order; the others are set elsewhere on the screen. */
  readonly form: readonly (keyof F & string)[];
  /** Filters that are offered only beside others. */
  readonly offered?: { readonly [Name in keyof F]?: (values: ValuesOf<F>) => boolean };
  /** Settles filters that exclude each other. @param changed the filters that the person changed last */
  readonly settle?: (values: ValuesOf<F>, changed: Partial<ValuesOf<F>>) => Partial<ValuesOf<F>>;
  /** Parameters that the address always has. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Size of a page until the person has chosen one. */
  readonly size?: number;
  /** Sizes of a page to choose from, where the documents name them. */
  readonly sizes?: readonly number[];
}

/** The fields of the form of a list, with the values that are applied. */
export interface FilterFormState {
  readonly fields: readonly { readonly name: string; readonly field: FilterField<unknown> }[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** A way to find more, offered where nothing was found. */
export interface WiderSearch {
  readonly label: string;
  readonly choose: () => void;
}

/** One definition of a list, from which its address, chips, form and query variables follow. */
export interface ListDefinition<Values, Field extends string, Variables> {
  readonly key: string;
  readonly order: Order<Field>;
  /** Order of the list under its filters. */
  readonly orderIn: (values: Values) => Order<Field>;
  /** Size of a page until the person has chosen one. */
  readonly size: number;
  /** Sizes of a page to choose from. */
  readonly sizes: readonly number[];
  /** Address without any choice of the person; the session's memory completes it, and `format` never answers it. */
  readonly bare: string;
  /** The list without filters. */
  readonly empty: (now?: Date, limit?: number) => ListState<Values, Field>;
  /** @param limit size of a page when the address says none */
  readonly parse: (search: URLSearchParams, now?: Date, limit?: number) => ListState<Values, Field>;
  /** Hook: the list with the values of its address as they are known. */
  readonly useKnown: (list: ListState<Values, Field>) => ListState<Values, Field>;
  /** @param limit size of a page that the address need not say */
  readonly format: (list: ListState<Values, Field>, limit?: number) => URLSearchParams;
  /** Parameters whose value does not exist, in words; the list goes on without them (GAP-07). */
  readonly invalidParameters: (search: URLSearchParams) => readonly string[];
  /** The list after a change; whatever changes but the page itself, it begins at its first page. */
  readonly changed: (
    list: ListState<Values, Field>,
    changed: Partial<ListState<Values, Field>> | FilterFormState['values'],
  ) => ListState<Values, Field>;
  /** Filter argument of the query. @param now moment at which relative periods are resolved */
  readonly filterOf: (list: ListState<Values, Field>, now?: Date) => Variables;
  readonly chipsOf: (
    list: ListState<Values, Field>,
    onChange: (list: ListState<Values, Field>) => void,
    now?: Date,
  ) => readonly FilterChip[];
  readonly widerOf: (
    list: ListState<Values, Field>,
    onChange: (list: ListState<Values, Field>) => void,
  ) => readonly WiderSearch[];
  readonly formOf: (list: ListState<Values, Field>) => FilterFormState;
}

type State = Readonly<Record<string, unknown>> & Paging;
type Values = Readonly<Record<string, unknown>>;

type Filters = Readonly<Record<string, Filter<unknown, object>>>;

/** Texts of the chips of a list, in their order, and the list without the filter of each. */
const chipsIn = (filters: Filters, list: Values, now: Date) =>
  Object.entries(filters)
    .toSorted(([, one], [, other]) => Number(other.leads ?? false) - Number(one.leads ?? false))
    .flatMap(([id, { chip }]) => {
      const shown = chip(list[id], now);
      return shown ? [{ id, label: shown.label, change: shown.without && { [id]: shown.without() } }] : [];
    });

/** Values that find more than those of a list, and the words that offer them. */
const wideningsOf = (filters: Filters, list: Values) =>
  Object.entries(filters).flatMap(([name, { wider }]) => {
    const widening = wider?.(list[name], new Date());
    return widening ? [{ label: widening.label, change: { [name]: widening.value } }] : [];
  });

/** Makes a value for each filter, by its name. */
const valuesIn =
  (filters: Filters) =>
  (valueOf: (filter: Filter<unknown, object>, name: string) => unknown): Values =>
    Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, valueOf(filter, name)]));

/** Filter argument of the query, put together from what each filter adds. */
const variablesIn = (filters: Filters, list: Values, now: Date): object =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { variables }]) => Object.entries(variables(list[name], now))),
  );

/** A list in the usual order of its filters, unless a person chose another one that it still has. */
const reordered = (orderOf: (list: Values) => Order, before: State, after: State): State => {
  const [was, is] = [orderOf(before).default, orderOf(after)];
  const isUsual = after.sort.field === was.field && after.sort.direction === was.direction;
  return isUsual || !is.fields.includes(after.sort.field) ? { ...after, sort: is.default } : after;
};

/** Makes the hook of a list whose filter `name` is known better than its address says. */
const knownBy = (name: string, useValue: (value: unknown) => unknown) => {
  const useKnown = (list: State): State => {
    const value = useValue(list[name]);
    return useMemo(() => (list[name] === value ? list : { ...list, [name]: value }), [list, value]);
  };
  return useKnown;
};

const asGiven = (list: State): State => list;

/** One filter of a list at most names what somebody else knows better. */
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
    order,
    orderIn: orderOf,
    size,
    sizes,
    bare,
    empty: (now = new Date(), limit = size) => ({
      ...each((filter) => filter.empty(now)),
      page: 1,
      limit,
      sort: order.default,
    }),
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
      // an address that says nothing stands for the list as it was left
      if (search.toString() === bare) search.set('pagina', '1');
      return search;
    },
    invalidParameters: (search) => all.flatMap(([, { invalid }]) => invalid?.(search) ?? []),
    changed,
    filterOf: (list, now = new Date()) => variablesIn(filters, list, now),
    chipsOf: (list, onChange, now = new Date()) =>
      chipsIn(filters, list, now).map(({ id, label, change }) => ({
        id,
        label,
        ...(change ? { onRemove: () => onChange(changed(list, change)) } : {}),
      })),
    widerOf: (list, onChange) =>
      wideningsOf(filters, list).map(({ label, change }) => ({
        label,
        choose: () => onChange(changed(list, change)),
      })),
    formOf: (list) => ({
      fields: form.flatMap((name) => {
        const field = filters[name]?.field;
        return field && isOffered(name, list) ? [{ name, field }] : [];
      }),
      values: Object.fromEntries(form.map((name) => [name, list[name]])),
    }),
  };
}
