import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Class of a button whose text is printed. */
export const PRINTED = 'printed';

/** Class of a record over or beside a page. While it is shown, print has the record instead of the page. */
export const PRINTED_ALONE = 'printed-alone';

/** Class of content that is not printed. It works by CSS alone, without a render. */
export const SCREEN_ONLY = 'screen-only';

/** Class of content that is only printed. */
export const PAPER_ONLY = 'paper-only';

/**
 * True between `beforeprint` and `afterprint`. The media query alone can be too late: it can change after the page was
 * laid out for print.
 */
let announced = false;

const subscribe = (onChange: () => void): (() => void) => {
  const media = window.matchMedia('print');
  const announce = ({ type }: Event) => {
    announced = type === 'beforeprint';
    // rendered synchronously, because the browser may lay out the page as soon as the listeners return
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

/** Returns true while the page is printed, for content that only print needs. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);
