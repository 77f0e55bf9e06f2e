import type { GridApi } from '@mui/x-data-grid';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { openedRow, useCameBack } from '@/shared/neighbors';

/** Gives the focus to the row whose record was open, to whoever comes back from it. @param list key of the list */
export const useReturnToRow = (
  apiRef: RefObject<GridApi | null>,
  { list, ids, first }: { readonly list: string; readonly ids: readonly string[]; readonly first: string | undefined },
): void => {
  const cameBack = useCameBack(list);
  const returnToRow = useEffectEvent(() => {
    const { current: grid } = apiRef;
    const id = openedRow(list);
    const rowIndex = ids.indexOf(id ?? '');
    if (!cameBack || !grid || id === undefined || first === undefined || rowIndex < 0) return;
    grid.scrollToIndexes({ rowIndex });
    grid.setCellFocus(id, first);
  });
  useEffect(
    function returnOnce() {
      let frame = 0;
      // before the grid knows its height there is nothing to scroll in, and the place that it has kept would be lost
      const whenReady = () => {
        if (apiRef.current?.getRootDimensions().isReady) returnToRow();
        else frame = requestAnimationFrame(whenReady);
      };
      frame = requestAnimationFrame(whenReady);
      return () => cancelAnimationFrame(frame);
    },
    [apiRef],
  );
};
