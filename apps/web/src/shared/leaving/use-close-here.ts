import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { goBack } from './go-back';
import { leaveOnPurpose } from './leave-on-purpose';
import { wasOpenedHere } from './opened-here';

/** The search of an address without some of its parameters. */
export const withoutParameters = (search: string, names: readonly string[]): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const name of names) rest.delete(name);
  return rest;
};

/**
 * Hook that closes what the address asks for: it goes back where the page itself opened it, and takes the parameters off
 * otherwise. It ends once the address is that one: to go elsewhere meanwhile would be undone.
 * @param names parameters, of which the first one is always there while it is open
 */
export const useCloseHere = (names: readonly [string, ...string[]]): (() => Promise<void>) => {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const closing = useRef<Promise<void>>(undefined);
  const close = async () => {
    // closed by a change that ends late: there is nothing to close, and no page to leave
    if (!new URLSearchParams(window.location.search).has(names[0])) return;
    await leaveOnPurpose(async () => {
      if (wasOpenedHere(state)) await goBack(navigate);
      else
        await navigate(
          { search: withoutParameters(search, names).toString() },
          { replace: true, preventScrollReset: true },
        );
    });
  };
  // pressed twice, it goes back once
  return () =>
    (closing.current ??= close().finally(() => {
      closing.current = undefined;
    }));
};
