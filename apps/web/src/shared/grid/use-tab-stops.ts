import type { GridApi } from '@mui/x-data-grid';
import { useEffect, type RefObject } from 'react';

/** Selector of the controls in rows, without cells and the checkbox (`.tick`): the grid itself sets their tab stop. */
const CONTROLS = ['a[href]', 'button', '[tabindex="0"]:not([role="gridcell"], .tick)']
  .map((control) => `.MuiDataGrid-row ${control}`)
  .join(', ');

/**
 * Hook that makes the table one tab stop, as ARIA recommends for a grid: it takes the controls in rows out of the tab
 * order. Arrow keys move between cells. Enter on a cell opens its row or menu, and F2 focuses the first control of the
 * cell.
 */
export const useTabStops = (apiRef: RefObject<GridApi | null>): void => {
  useEffect(
    function removeStops() {
      const root = apiRef.current?.rootElementRef.current;
      if (!root) return undefined;
      const remove = () => {
        for (const control of root.querySelectorAll<HTMLElement>(CONTROLS))
          if (control.tabIndex !== -1) control.tabIndex = -1;
      };
      remove();
      // rows are rendered while the table scrolls, and the contents of cells can arrive later
      const observer = new MutationObserver(remove);
      observer.observe(root, { subtree: true, childList: true, attributeFilter: ['tabindex', 'href'] });
      return () => observer.disconnect();
    },
    [apiRef],
  );
};
