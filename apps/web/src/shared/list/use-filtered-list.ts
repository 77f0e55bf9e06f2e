import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { notify } from '@/shared/feedback';
import { readClock } from '@/shared/format';
import { usePreference } from '@/shared/preferences';
import type { ShownList } from '@/shared/views';
import type { FilterFormState, ListDefinition, ListState, WiderSearch } from './list-definition';
import type { FilterChip } from './filters';
import { pageSize, type Order, type Sort } from '@/shared/paging';
import { useAddressState, withTabOf } from './use-address-state';

/** Filter form of a list, with its submit function. */
export interface FilterFormModel extends FilterFormState {
  readonly submit: (values: Readonly<Record<string, unknown>>) => void;
}

/** List on a screen: its state, its query arguments, and the functions that change it. */
export interface FilteredList<Values = object, Field extends string = string, Variables = object> {
  readonly state: ListState<Values, Field>;
  readonly order: Order<Field>;
  /** Page sizes to choose from. */
  readonly sizes: readonly number[];
  readonly change: (changed: Partial<ListState<Values, Field>>) => void;
  /** Sets all filters to their values of `Filter.empty`; undefined when that would change nothing. */
  readonly clear: (() => void) | undefined;
  /** Filter argument of the query. */
  readonly filter: Variables;
  /** Further arguments of the query. */
  readonly paging: { readonly page: number; readonly limit: number; readonly sorts: Sort<Field>[] };
  readonly chips: readonly FilterChip[];
  /** Wider searches for a list without results. */
  readonly wider: readonly WiderSearch[];
  readonly form: FilterFormModel;
  /** List for saved views and column choices. */
  readonly shown: ShownList;
}

/** Hook that stores the state of a list in its address and reports invalid parameters. */
export const useFilteredList = <Values, Field extends string, Variables>(
  definition: ListDefinition<Values, Field, Variables>,
): FilteredList<Values, Field, Variables> => {
  const { key, starters, parse, format, invalidParameters, changed, empty, filterOf, chipsOf, widerOf, formOf } =
    definition;
  const [chosen, setPreferred] = usePreference(pageSize);
  const preferred = definition.sizes.find((size) => size === chosen) ?? definition.size;
  const [given, setState] = useAddressState(definition, preferred);
  const state = definition.useKnown(given);
  const { pathname, search } = useLocation();

  useEffect(
    function reportInvalidParameters() {
      for (const notice of invalidParameters(new URLSearchParams(search))) notify.warning(notice);
    },
    [invalidParameters, search],
  );

  const shown = useMemo(
    (): ShownList => ({
      key,
      starters,
      search: format({ ...state, page: 1 }, preferred).toString(),
      show: (view) => {
        setState(parse(new URLSearchParams(view), new Date(), preferred));
      },
      pathOf: (view) => `${pathname}?${withTabOf(new URLSearchParams(search), new URLSearchParams(view)).toString()}`,
    }),
    [key, starters, parse, format, preferred, state, pathname, search, setState],
  );
  const change = useMemo(
    () => (next: Partial<ListState<Values, Field>>) => {
      const { limit = state.limit } = next;
      if (limit !== state.limit) setPreferred(() => limit);
      setState(changed(state, next));
    },
    [changed, state, setState, setPreferred],
  );
  const cleared = changed(state, empty(readClock(), state.limit));
  const addressOf = (one: typeof state) => format({ ...one, page: 1 }, preferred).toString();
  return {
    state,
    order: definition.orderIn(state),
    sizes: definition.sizes,
    change,
    clear: addressOf(cleared) === addressOf(state) ? undefined : () => setState(cleared),
    filter: filterOf(state),
    paging: { page: state.page, limit: state.limit, sorts: [state.sort] },
    chips: chipsOf(state, setState),
    wider: widerOf(state, setState),
    form: {
      ...formOf(state),
      submit: (values) => setState(changed(state, values)),
    },
    shown,
  };
};
