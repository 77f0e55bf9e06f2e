import { useCallback, useState } from 'react';

interface ScrolledPast {
  /** For the element to watch. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
  /** Whether it lies above the line, out of sight. */
  readonly past: boolean;
}

/** Whether an element was scrolled out of sight. `line` in pixels from the top of the window. */
export const useScrolledPast = (line: number): ScrolledPast => {
  const [past, setPast] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(([entry]) => setPast(entry !== undefined && !entry.isIntersecting), {
        rootMargin: `-${line}px 0px 0px 0px`,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [line],
  );
  return { watch, past };
};
