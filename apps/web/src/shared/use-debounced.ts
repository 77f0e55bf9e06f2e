import { useEffect, useState } from 'react';

/** Returns the value after it has not changed for the given number of milliseconds. */
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
