import type { GridApi } from '@mui/x-data-grid';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Vertical scroll positions of tables in pixels, by key of the history entry. */
const positions = new Map<string, number>();

/**
 * Hook that restores the scroll position of a table when the person returns to its history entry. Another page or sort
 * order starts at the top.
 * @param shown text that identifies page and sort order
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
      // a dialog or panel has its own history entry, from which the person may return to the rows
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
