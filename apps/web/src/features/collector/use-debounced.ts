import { useEffect, useState } from 'react';

/** The value, once it has been the same for so many milliseconds. */
export const useDebounced = <Value>(value: Value, milliseconds: number): Value => {
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
