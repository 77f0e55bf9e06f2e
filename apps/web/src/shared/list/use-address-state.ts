import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Reads the state of a screen from the address, and writes it there. */
export interface AddressCodec<State> {
  readonly parse: (search: URLSearchParams) => State;
  /** Never answers `bare`, which stands for the screen as it was left. */
  readonly format: (state: State) => URLSearchParams;
  /** Address without any choice of the person; empty without it. */
  readonly bare?: string;
}

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
 * The state of a screen, with the address as its memory: reload, back and a shared link give the same screen. Opened
 * without parameters, the screen is as it was left in this session (A15), and the address says so at once, so that
 * `Atrás` comes back to it. The codec must not change between renders.
 * @param initial address of the screen in a session that has not opened it yet
 */
export const useAddressState = <State>(
  codec: AddressCodec<State>,
  storageKey: string,
  initial = '',
): [State, (state: State) => void] => {
  const [search, setSearch] = useSearchParams();
  const given = withoutTab(search);
  const isBare = given === (codec.bare ?? '');
  const remembered = isBare ? (sessionStorage.getItem(storageKey) ?? initial) : given;
  const state = useMemo(() => codec.parse(new URLSearchParams(remembered)), [codec, remembered]);

  useEffect(
    function completeAddress() {
      if (isBare) setSearch((page) => withTabOf(page, codec.format(state)), { replace: true });
    },
    [isBare, codec, state, setSearch],
  );
  useEffect(
    function rememberForTheSession() {
      sessionStorage.setItem(storageKey, codec.format(state).toString());
    },
    [codec, state, storageKey],
  );

  const change = useCallback(
    (next: State) => {
      const given = codec.format(next);
      // at once: who leaves before a busy browser has shown the change finds it again
      sessionStorage.setItem(storageKey, given.toString());
      setSearch((page) => withTabOf(page, given));
    },
    [codec, setSearch, storageKey],
  );
  return [state, change];
};
