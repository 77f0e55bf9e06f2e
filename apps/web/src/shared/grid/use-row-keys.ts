import { gridFocusCellSelector, gridRowSelectionStateSelector, type GridApi } from '@mui/x-data-grid';
import type { RefObject } from 'react';
import { useCommand } from '@/shared/keyboard';

/**
 * Hook for single keys that move the focus between rows and select a row.
 * @param first field of the cell that gets the focus when no cell has it
 */
export const useRowKeys = (
  apiRef: RefObject<GridApi | null>,
  {
    ids,
    first,
    selects,
  }: { readonly ids: readonly string[]; readonly first: string | undefined; readonly selects: boolean },
): void => {
  const focused = () => gridFocusCellSelector(apiRef);
  const step = (by: 1 | -1) => {
    const { current: grid } = apiRef;
    const field = focused()?.field ?? first;
    const at = ids.indexOf(String(focused()?.id));
    const rowIndex = at < 0 ? 0 : Math.min(Math.max(at + by, 0), ids.length - 1);
    const id = ids[rowIndex];
    if (!grid || field === undefined || id === undefined) return;
    grid.scrollToIndexes({ rowIndex, colIndex: grid.getColumnIndex(field) });
    grid.setCellFocus(id, field);
  };
  useCommand('next', () => step(1));
  useCommand('previous', () => step(-1));
  useCommand(
    'select',
    () => {
      const id = focused()?.id;
      if (id === undefined || !ids.includes(String(id))) return;
      apiRef.current?.selectRow(id, !gridRowSelectionStateSelector(apiRef).ids.has(id));
    },
    selects,
  );
};
