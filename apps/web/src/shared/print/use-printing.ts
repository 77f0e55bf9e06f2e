import { useSyncExternalStore } from 'react';

/** Class of what is text though it is a button: paper shows it. */
export const PRINTED = 'printed';

/** Class of a record over or beside a page: while it is shown, paper has the record and not the page. */
export const PRINTED_ALONE = 'printed-alone';

/** True between `beforeprint` and `afterprint`: the media query may follow only when the paper is laid out. */
let announced = false;

const subscribe = (onChange: () => void): (() => void) => {
  const media = window.matchMedia('print');
  const announce = ({ type }: Event) => {
    announced = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', announce);
  window.addEventListener('afterprint', announce);
  media.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', announce);
    window.removeEventListener('afterprint', announce);
    media.removeEventListener('change', onChange);
  };
};

const isPrinting = (): boolean => announced || window.matchMedia('print').matches;

/** True while the page is printed: for what paper needs and the screen does not have. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);
