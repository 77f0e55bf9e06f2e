import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Class of what is text though it is a button: paper shows it. */
export const PRINTED = 'printed';

/** Class of a record over or beside a page: while it is shown, paper has the record and not the page. */
export const PRINTED_ALONE = 'printed-alone';

/** Class of what the screen shows and paper must not have. It holds without a render, whenever the paper is laid out. */
export const SCREEN_ONLY = 'screen-only';

/** Class of what paper has in its place. */
export const PAPER_ONLY = 'paper-only';

/** True between `beforeprint` and `afterprint`: the media query may follow only when the paper is laid out. */
let announced = false;

const subscribe = (onChange: () => void): (() => void) => {
  const media = window.matchMedia('print');
  const announce = ({ type }: Event) => {
    announced = type === 'beforeprint';
    // the paper may be laid out as soon as the listeners end, before React would draw by itself
    flushSync(onChange);
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
