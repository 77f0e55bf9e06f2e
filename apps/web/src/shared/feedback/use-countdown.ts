import { useEffect, useRef } from 'react';

/** After the pointer or the focus left, a notice stays at least this long (B384). */
const EXTENDED_MS = 1000;

/** Calls `onEnd` after so many milliseconds in which it was not held; each release leaves at least a second. */
export const useCountdown = (milliseconds: number, held: boolean, onEnd: () => void): void => {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(function rememberLatestEnd() {
    end.current = onEnd;
  });
  useEffect(
    function countDown() {
      if (held) return undefined;
      const since = Date.now();
      const timer = setTimeout(() => {
        end.current();
      }, left.current);
      return () => {
        clearTimeout(timer);
        left.current = Math.max(left.current - (Date.now() - since), EXTENDED_MS);
      };
    },
    [held],
  );
};
