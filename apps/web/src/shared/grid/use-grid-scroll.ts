import type { GridApi } from '@mui/x-data-grid';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll offsets of tables, in pixels, by the entry of the browser's history. */
const positions = new Map<string, number>();

/**
 * Keeps how far the rows are scrolled: who comes back to a list finds it as it was. Another page, or another order,
 * begins at the top.
 * @param shown names page and order
 */
export const useGridScroll = (apiRef: RefObject<GridApi | null>, shown: string) => {
  const { key } = useLocation();
  const [initial] = useState(() => ({ top: positions.get(key) ?? 0, left: 0 }));
  const before = useRef(shown);
  useEffect(
    function beginAtTheTop() {
      if (before.current === shown) return;
      before.current = shown;
      apiRef.current?.scroll({ top: 0 });
    },
    [apiRef, shown],
  );
  const entry = useRef(key);
  useEffect(
    function rememberPosition() {
      // what opens over the rows is an entry of its own, from which one may come back to them
      if (entry.current !== key) positions.set(key, positions.get(entry.current) ?? 0);
      entry.current = key;
      return apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => {
        positions.set(key, top);
      });
    },
    [apiRef, key],
  );
  return initial;
};
