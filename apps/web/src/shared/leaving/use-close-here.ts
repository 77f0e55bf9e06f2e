import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { goBack } from './go-back';
import { leaveOnPurpose } from './leave-on-purpose';
import { wasOpenedHere } from './opened-here';

/** Returns the parameters of an address without the given ones. */
export const withoutParameters = (search: string, names: readonly string[]): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const name of names) rest.delete(name);
  return rest;
};

/**
 * Hook that returns the function that closes a dialog or panel whose parameters stand in the address. The function goes
 * back when the page itself opened it, and removes the parameters otherwise. It resolves once the address has changed.
 * Going back would undo a navigation before that.
 * @param names parameters to remove; the first one is present while the dialog is open
 */
export const useCloseHere = (names: readonly [string, ...string[]]): (() => Promise<void>) => {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const closing = useRef<Promise<void>>(undefined);
  const close = async () => {
    // already closed, for example by a change that ended late
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
  // a second press while closing must not go back again
  return () =>
    (closing.current ??= close().finally(() => {
      closing.current = undefined;
    }));
};
