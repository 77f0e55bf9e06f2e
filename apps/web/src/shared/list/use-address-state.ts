import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readClock } from '@/shared/format';
import { sessionTexts } from '@/shared/storage';
import { useDefaultSearch } from '@/shared/views';
import type { ListDefinition, ListState } from './list-definition';

/** Parameter with the tab that contains the list. It belongs to the page, so the list does not change it. */
export const TAB_PARAMETER = 'tab';

/** Returns the address of a list, with the tab of the page's address. */
export const withTabOf = (page: URLSearchParams, list: URLSearchParams): URLSearchParams => {
  const tab = page.get(TAB_PARAMETER);
  return new URLSearchParams([...(tab === null ? [] : [[TAB_PARAMETER, tab]]), ...list]);
};

const withoutTab = (page: URLSearchParams): string =>
  new URLSearchParams([...page].filter(([name]) => name !== TAB_PARAMETER)).toString();

/**
 * Returns the parameters that differ from the default of today. The session remembers these alone: a period that nobody
 * chose would stay that of yesterday, or of the last month.
 */
const chosenIn = (address: URLSearchParams, defaults: URLSearchParams): string =>
  new URLSearchParams([...address].filter(([name, value]) => defaults.get(name) !== value)).toString();

/**
 * Hook that stores the state of a list in the address. Reload, back and shared links therefore show the same list.
 * Without parameters the list has the state of the session, or the person's default view (A15, A50, A216). The address
 * is completed at once, so that `Atrás` returns to it.
 * @param preferred page size that the address leaves out
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
  const defaults = useCallback(
    () => format(parse(new URLSearchParams(bare), readClock(), preferred), preferred),
    [format, parse, bare, preferred],
  );

  useEffect(
    function completeAddress() {
      if (isBare) setSearch((page) => withTabOf(page, address), { replace: true });
    },
    [isBare, address, setSearch],
  );
  useEffect(
    function rememberForTheSession() {
      sessionTexts.write(key, chosenIn(address, defaults()));
    },
    [address, key, defaults],
  );

  const change = useCallback(
    (next: ListState<Values, Field>) => {
      const given = format(next, preferred);
      // stored at once, because the person may leave before a busy browser renders the change
      sessionTexts.write(key, chosenIn(given, defaults()));
      setSearch((page) => withTabOf(page, given));
    },
    [format, preferred, setSearch, key, defaults],
  );
  return [state, change];
};
