import type { GridApi } from '@mui/x-data-grid';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { openedRow, useCameBack } from '@/shared/neighbors';

interface ReturnToRow {
  /** Key of the list. */
  readonly list: string;
  readonly ids: readonly string[];
  /** Field of the first column. */
  readonly first: string | undefined;
  /** Identifier of the row whose details are shown beside the table. */
  readonly shownRow: string | undefined;
}

/**
 * Hook that focuses the row whose record was open, after the person returns from the record or closes its panel. While
 * a panel is open, it scrolls to the row in the panel.
 */
export const useReturnToRow = (
  apiRef: RefObject<GridApi | null>,
  { list, ids, first, shownRow }: ReturnToRow,
): void => {
  const cameBack = useCameBack(list);
  const before = useRef<string>(undefined);
  const bringIntoSight = useEffectEvent((id: string | undefined): boolean => {
    const rowIndex = ids.indexOf(id ?? '');
    if (rowIndex >= 0) apiRef.current?.scrollToIndexes({ rowIndex });
    return rowIndex >= 0;
  });
  const returnToRow = useEffectEvent(() => {
    const id = openedRow(list);
    if (id !== undefined && first !== undefined && bringIntoSight(id)) apiRef.current?.setCellFocus(id, first);
  });
  useEffect(
    function returnFromRecord() {
      if (!cameBack) return undefined;
      let frame = 0;
      // before the grid knows its height it cannot scroll, and its stored scroll position would be lost
      const whenReady = () => {
        if (apiRef.current?.getRootDimensions().isReady) returnToRow();
        else frame = requestAnimationFrame(whenReady);
      };
      frame = requestAnimationFrame(whenReady);
      return () => cancelAnimationFrame(frame);
    },
    [apiRef, cameBack],
  );
  useEffect(
    function followPanel() {
      if (shownRow !== undefined) bringIntoSight(shownRow);
      else if (before.current !== undefined) returnToRow();
      before.current = shownRow;
      // the panel narrows the page, whose head may then need more lines
      return apiRef.current?.subscribeEvent('viewportInnerSizeChange', () => bringIntoSight(shownRow));
    },
    [apiRef, shownRow],
  );
};
