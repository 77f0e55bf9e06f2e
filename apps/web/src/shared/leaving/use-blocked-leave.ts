import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';

/** State of a navigation that goes on whatever would be lost, because nothing is any more. */
export const LEFT_ON_PURPOSE = 'left on purpose';

/** Blocks leaving the page without a question: links wait, and the browser asks before it closes. */
export const useBlockedLeave = (blocked: boolean): Blocker => {
  const blocker = useBlocker(({ nextLocation }) => blocked && nextLocation.state !== LEFT_ON_PURPOSE);
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
