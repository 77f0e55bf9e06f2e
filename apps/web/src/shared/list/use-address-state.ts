import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How a screen's state is written in the address, and read from it. */
export interface AddressCodec<State> {
  readonly parse: (search: URLSearchParams) => State;
  readonly format: (state: State) => URLSearchParams;
}

/**
 * The state of a screen, with the address as its memory: reload, back and a shared link give the same screen. Opened
 * without parameters, the screen is as it was left in this session (A15); the codec must not change between renders.
 */
export const useAddressState = <State>(
  codec: AddressCodec<State>,
  storageKey: string,
): [State, (state: State) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = search.toString();
  const remembered = asked === '' ? (sessionStorage.getItem(storageKey) ?? '') : asked;
  const state = useMemo(() => codec.parse(new URLSearchParams(remembered)), [codec, remembered]);

  useEffect(
    function restoreAddress() {
      if (remembered !== asked) setSearch(remembered, { replace: true });
    },
    [asked, remembered, setSearch],
  );
  useEffect(
    function rememberForTheSession() {
      sessionStorage.setItem(storageKey, codec.format(state).toString());
    },
    [codec, state, storageKey],
  );

  const change = useCallback(
    (next: State) => {
      setSearch(codec.format(next));
    },
    [codec, setSearch],
  );
  return [state, change];
};
