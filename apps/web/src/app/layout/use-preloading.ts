import { useEffect } from 'react';
import { whenIdle } from '@/shared/idle';
import { preload } from '../preload';

const preloadTarget = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (link?.origin === location.origin) preload(link.pathname);
};

/**
 * Preloads the chunks of screens. Hover or focus of a link in the page preloads its screen. When the browser
 * is idle, the detail of the open list is preloaded.
 * @param detail route pattern of the detail, if the list has one
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
