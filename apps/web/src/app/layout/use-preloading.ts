import { useEffect } from 'react';
import { whenIdle } from '@/shared/idle';
import { preload } from '../preload';

const preloadTarget = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (link?.origin === location.origin) preload(link.pathname);
};

/**
 * Loads the code of screens before somebody goes there: that of a link of the page under the pointer or the focus, and in
 * idle time that of the detail which the open list leads to.
 * @param detail pattern of the detail, if there is one
 */
export const usePreloading = (detail: string | undefined): void => {
  useEffect(function preloadLinks() {
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, preloadTarget);
    return () => {
      for (const event of ['pointerover', 'focusin']) document.removeEventListener(event, preloadTarget);
    };
  }, []);
  useEffect(
    function preloadDetail() {
      return detail === undefined ? undefined : whenIdle(() => preload(detail));
    },
    [detail],
  );
};
