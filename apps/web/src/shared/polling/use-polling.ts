import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { poll } from './poll';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
};

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Returns true while the tab is visible. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);

/**
 * Hook that polls while `active` is true and the tab is visible. When polling continues, it waits until `everyMs` after
 * the last request was sent. A state that changes often, as during a bulk run, causes at most one request in that time.
 * The backoff after failures then starts anew.
 * @param everyMs milliseconds between a response and the next request
 * @param ask sends the request; it failed when it rejects or resolves with an `error`
 */
export const usePolling = (active: boolean, everyMs: number, ask: () => Promise<unknown>): void => {
  const asking = useVisible() && active;
  const askedAt = useRef(-Infinity);
  const askNow = useEffectEvent(() => {
    askedAt.current = performance.now();
    return ask();
  });
  useEffect(
    function askAgain() {
      if (!asking) return;
      return poll({ everyMs, afterMs: askedAt.current + everyMs - performance.now(), ask: () => askNow() });
    },
    [asking, everyMs],
  );
};

/** Hook that calls a function whenever the person returns to this tab. */
export const useReturnToTab = (onReturn: () => void): void => {
  const callNow = useEffectEvent(onReturn);
  useEffect(function callOnReturn() {
    return subscribe(() => {
      if (isVisible()) callNow();
    });
  }, []);
};
