import { useEffect } from 'react';

interface EarlyKeysProps {
  /** Called with a function of the text so far. */
  readonly onChange: (next: (typed: string) => string) => void;
}

/** In place of a box whose code is on its way: takes the keys, so that none is lost or does anything else. */
export const EarlyKeys = ({ onChange }: EarlyKeysProps) => {
  useEffect(
    function takeKeys() {
      const take = (event: KeyboardEvent): void => {
        const { key, ctrlKey, metaKey, altKey } = event;
        if (ctrlKey || metaKey || altKey) return;
        if (key.length === 1) onChange((typed) => typed + key);
        else if (key === 'Backspace') onChange((typed) => typed.slice(0, -1));
        else return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      window.addEventListener('keydown', take, { capture: true });
      return () => {
        window.removeEventListener('keydown', take, { capture: true });
      };
    },
    [onChange],
  );
  return null;
};
