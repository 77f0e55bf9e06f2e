import { useEventCallback } from '@mui/material/utils';
import { gridRowSelectionStateSelector, type GridApi, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useEffect, type RefObject } from 'react';

/** Ids of the selected rows, and the callback for changes. */
export interface GridSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

const nothing: ReadonlySet<string> = new Set();

const isSame = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/**
 * Hook that synchronizes the selection with the grid. The grid holds the selection in its own state: as a property,
 * each change would render all cells again.
 */
export const useGridSelection = (apiRef: RefObject<GridApi | null>, selection: GridSelection | undefined) => {
  const ids = selection?.ids ?? nothing;
  useEffect(
    function showSelection() {
      const { current: grid } = apiRef;
      if (!grid || isSame(gridRowSelectionStateSelector(apiRef).ids, ids)) return;
      grid.setRowSelectionModel({ type: 'include', ids: new Set(ids) });
    },
    [apiRef, ids],
  );
  return useEventCallback((model: GridRowSelectionModel) => {
    if (!isSame(model.ids, ids)) selection?.onChange(new Set([...model.ids].map(String)));
  });
};
