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
  useEffect(function returnOnce() {
    returnToRow();
  }, []);
};
