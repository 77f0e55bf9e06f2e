import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How a screen's state is written in the address, and read from it. */
export interface AddressCodec<State> {
  readonly parse: (search: URLSearchParams) => State;
  /** Never what `bare` is: that stands for the screen as it was left. */
  readonly format: (state: State) => URLSearchParams;
  /** What the address says even when nothing is asked of the screen; empty without it. */
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
 * @param usual what the address would say of the screen in a session that has not seen it yet
 */
export const useAddressState = <State>(
  codec: AddressCodec<State>,
  storageKey: string,
  usual = '',
): [State, (state: State) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = withoutTab(search);
  const nothingAsked = asked === (codec.bare ?? '');
  const remembered = nothingAsked ? (sessionStorage.getItem(storageKey) ?? usual) : asked;
  const state = useMemo(() => codec.parse(new URLSearchParams(remembered)), [codec, remembered]);

  useEffect(
    function completeAddress() {
      if (nothingAsked) setSearch((page) => withTabOf(page, codec.format(state)), { replace: true });
    },
    [nothingAsked, codec, state, setSearch],
  );
  useEffect(
    function rememberForTheSession() {
      sessionStorage.setItem(storageKey, codec.format(state).toString());
    },
    [codec, state, storageKey],
  );

  const change = useCallback(
    (next: State) => {
      const asks = codec.format(next);
      // at once: who leaves before a busy browser has shown what was asked finds it again all the same
      sessionStorage.setItem(storageKey, asks.toString());
      setSearch((page) => withTabOf(page, asks));
    },
    [codec, setSearch, storageKey],
  );
  return [state, change];
};
