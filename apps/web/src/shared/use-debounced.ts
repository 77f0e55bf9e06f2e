import { useEffect, useState } from 'react';

/** The value, after no change for that many milliseconds. */
export const useDebounced = (value: string, milliseconds: number): string => {
  const [settled, setSettled] = useState(value);
  useEffect(
    function settleAfterAPause() {
      const timer = setTimeout(() => {
        setSettled(value);
      }, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    [value, milliseconds],
  );
  return settled;
};
