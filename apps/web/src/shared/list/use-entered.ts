import { useState } from 'react';

/**
 * What is being entered, beginning with what is applied, and beginning again when something else is: a filter taken off,
 * the back button, a link.
 */
export const useEntered = <Values>(applied: Values): [Values, (values: Values) => void] => {
  const key = JSON.stringify(applied);
  const [entered, setEntered] = useState({ key, values: applied });
  if (entered.key !== key) setEntered({ key, values: applied });
  return [
    entered.key === key ? entered.values : applied,
    (values) => {
      setEntered({ key, values });
    },
  ];
};
