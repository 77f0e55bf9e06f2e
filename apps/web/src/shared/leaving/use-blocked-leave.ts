import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { isLeavingOnPurpose } from './leave-on-purpose';

/** Hook that blocks navigation while `blocked` is true; the browser also asks before it closes the tab. */
export const useBlockedLeave = (blocked: boolean): Blocker => {
  const blocker = useBlocker(() => blocked && !isLeavingOnPurpose());
  useEffect(
    function askBeforeUnload() {
      if (!blocked) return undefined;
      const ask = (event: BeforeUnloadEvent) => {
        event.preventDefault();
      };
      globalThis.addEventListener('beforeunload', ask);
      return () => {
        globalThis.removeEventListener('beforeunload', ask);
      };
    },
    [blocked],
  );
  return blocker;
};
