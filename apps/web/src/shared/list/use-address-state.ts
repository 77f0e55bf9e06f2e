import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readClock } from '@/shared/format';
import { sessionTexts } from '@/shared/storage';
import { useDefaultSearch } from '@/shared/views';
import type { ListDefinition, ListState } from './define-list';

/** Names the tab that a list stands in, on a page with tabs. It is the page's: the list leaves it alone. */
export const TAB_PARAMETER = 'tab';

/** The address of a list in the tab that the page says. */
export const withTabOf = (page: URLSearchParams, list: URLSearchParams): URLSearchParams => {
  const tab = page.get(TAB_PARAMETER);
  return new URLSearchParams([...(tab === null ? [] : [[TAB_PARAMETER, tab]]), ...list]);
};

const withoutTab = (page: URLSearchParams): string =>
  new URLSearchParams([...page].filter(([name]) => name !== TAB_PARAMETER)).toString();

/**
 * The state of a list, with the address as its memory: reload, back and a shared link give the same list. Opened
 * without parameters, the list is as it was left in this session, or the view that the person chose for that (A15, A50,
 * A216). The address says so at once, so that `Atrás` comes back to it.
 * @param preferred size of a page that the address need not say
 */
export const useAddressState = <Values, Field extends string, Variables>(
  { key, bare, parse, format }: ListDefinition<Values, Field, Variables>,
  preferred: number,
): [ListState<Values, Field>, (state: ListState<Values, Field>) => void] => {
  const [search, setSearch] = useSearchParams();
  const initial = useDefaultSearch(key);
  const given = withoutTab(search);
  const isBare = given === bare;
  const remembered = isBare ? (sessionTexts.read(key) ?? initial) : given;
  const state = useMemo(
    () => parse(new URLSearchParams(remembered), readClock(), preferred),
    [parse, remembered, preferred],
  );
  const address = useMemo(() => format(state, preferred), [format, state, preferred]);

  useEffect(
    function completeAddress() {
      if (isBare) setSearch((page) => withTabOf(page, address), { replace: true });
    },
    [isBare, address, setSearch],
  );
  useEffect(
    function rememberForTheSession() {
      sessionTexts.write(key, address.toString());
    },
    [address, key],
  );

  const change = useCallback(
    (next: ListState<Values, Field>) => {
      const given = format(next, preferred);
      // at once: who leaves before a busy browser has shown the change finds it again
      sessionTexts.write(key, given.toString());
      setSearch((page) => withTabOf(page, given));
    },
    [format, preferred, setSearch, key],
  );
  return [state, change];
};
