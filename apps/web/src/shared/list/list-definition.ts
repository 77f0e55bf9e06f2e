import type { Filter, FilterChip, FilterField } from './filters';
import type { Order, Paging } from '@/shared/paging';
import type { ViewStarter } from '@/shared/views/list-place';

/** Any filter. The type of its value is `never`, because only the filter itself knows it. */
type AnyFilter = Omit<Filter<never, object>, 'empty' | 'read' | 'useKnown' | 'chip' | 'wider' | 'field'> & {
  readonly empty: (now: Date) => unknown;
  readonly read: (search: URLSearchParams, now: Date) => unknown;
  readonly useKnown?: (value: never) => unknown;
  readonly chip: (value: never, now: Date) => object | undefined;
  readonly wider?: (value: never, now: Date) => object | undefined;
  readonly field?: object;
};
export type AnyFilters = Readonly<Record<string, AnyFilter>>;

/** Values of the filters, by name. */
export type ValuesOf<F extends AnyFilters> = { readonly [Name in keyof F]: ReturnType<F[Name]['read']> };

type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Filter argument of the query, merged from the variables of all filters. */
export type VariablesOf<F extends AnyFilters> = Merged<ReturnType<F[keyof F]['variables']>>;

/** State of a list in its address: filters, page, page size and order. */
export type ListState<Values, Field extends string> = Values & Paging<Field>;

export interface ListOptions<F extends AnyFilters, Field extends string> {
  /** Key in the preferences and in the session storage. The declaration of the screen has the same key. */
  readonly key: string;
  readonly order: Order<Field>;
  /** Returns the order under filters that change it. */
  readonly orderOf?: (values: ValuesOf<F>) => Order<Field>;
  /** Filters, in the order of the address and the chips. */
  readonly filters: F;
  /** Names of the filters in the form, in order. The other ones have no field there. */
  readonly form: readonly (keyof F & string)[];
  /** Conditions for filters that are offered only together with others. */
  readonly offered?: { readonly [Name in keyof F]?: (values: ValuesOf<F>) => boolean };
  /**
   * Resolves filters that exclude each other.
   * @param changed filters that the person changed last
   */
  readonly settle?: (values: ValuesOf<F>, changed: Partial<ValuesOf<F>>) => Partial<ValuesOf<F>>;
  /** Parameters that are always in the address. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Searches that the menu of views offers while the person has saved none. */
  readonly starters?: readonly ViewStarter[] | undefined;
  /** Default page size. */
  readonly size?: number;
  /** Page sizes to choose from, when the specification prescribes them. */
  readonly sizes?: readonly number[];
}

/** Fields of a list's filter form, with the applied values. */
export interface FilterFormState {
  readonly fields: readonly { readonly name: string; readonly field: FilterField<unknown> }[];
  /** CSS widths of the fields that other filters do not allow now; their room is kept. */
  readonly spare: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** Name of the filter that takes a pasted column; undefined when there is none. */
  readonly column?: string | undefined;
}

/** Offer of a wider search, for a list without results. */
export interface WiderSearch {
  readonly label: string;
  readonly choose: () => void;
}

/** Definition of a list, from which its address, chips, form and query variables derive. */
export interface ListDefinition<Values, Field extends string, Variables> {
  readonly key: string;
  readonly starters: readonly ViewStarter[] | undefined;
  readonly order: Order<Field>;
  /** Returns the order of the list under its filters. */
  readonly orderIn: (values: Values) => Order<Field>;
  /** Default page size. */
  readonly size: number;
  /** Page sizes to choose from. */
  readonly sizes: readonly number[];
  /**
   * Parameters of an address without any choice of the person. The state of the session, or the default view, completes
   * such an address. `format` never returns it.
   */
  readonly bare: string;
  /** Returns the list without filters, in its default order and on the first page. */
  readonly empty: (now?: Date, limit?: number) => ListState<Values, Field>;
  /**
   * Reads the state of the list from an address.
   * @param limit page size when the address has none
   */
  readonly parse: (search: URLSearchParams, now?: Date, limit?: number) => ListState<Values, Field>;
  /** Hook that completes the values of the address with data of the gateway. */
  readonly useKnown: (list: ListState<Values, Field>) => ListState<Values, Field>;
  /**
   * Writes the state of the list to an address.
   * @param limit page size that the address leaves out
   */
  readonly format: (list: ListState<Values, Field>, limit?: number) => URLSearchParams;
  /** Returns messages about invalid parameters, which are ignored (GAP-07). */
  readonly invalidParameters: (search: URLSearchParams) => readonly string[];
  /** Returns the list after a change. It returns to the first page, unless the page itself was changed. */
  readonly changed: (
    list: ListState<Values, Field>,
    changed: Partial<ListState<Values, Field>> | FilterFormState['values'],
  ) => ListState<Values, Field>;
  /**
   * Returns the filter argument of the query.
   * @param now time at which relative periods are resolved
   */
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
