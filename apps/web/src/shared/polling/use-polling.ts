import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { poll } from './poll';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
};

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Returns whether the person can see this tab. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);

/**
 * Asks again and again while there is something to ask and the tab can be seen; at once when it can be seen again. What
 * comes and goes, as a state does during an action on many, is no reason to ask sooner than after the interval.
 * @param everyMs milliseconds from an answer to the next question
 * @param ask rejects, or answers an `error`, when there was no answer
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

/** Calls whenever the person comes back to this tab. */
export const useReturn = (onReturn: () => void): void => {
  const callNow = useEffectEvent(onReturn);
  useEffect(function callOnReturn() {
    return subscribe(() => {
      if (isVisible()) callNow();
    });
  }, []);
};
