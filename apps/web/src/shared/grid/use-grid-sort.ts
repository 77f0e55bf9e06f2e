import { useEventCallback } from '@mui/material/utils';
import { gridSortModelSelector, type GridApi, type GridSortModel } from '@mui/x-data-grid';
import { useEffect, type RefObject } from 'react';
import type { Order, Sort } from '@/shared/list/paging';

/** Shows in the head of the grid how it is sorted, and hears of changes; the grid keeps it itself, as the selection. */
export const useGridSort = <Field extends string>(
  apiRef: RefObject<GridApi | null>,
  { fields }: Order<Field>,
  { field, direction }: Sort<Field>,
  onSort: (sort: Sort<Field>) => void,
) => {
  const order = direction === 'ASCENDING' ? 'asc' : 'desc';
  useEffect(
    function showSort() {
      const [now] = gridSortModelSelector(apiRef);
      if (now?.field !== field || now.sort !== order) apiRef.current?.setSortModel([{ field, sort: order }]);
    },
    [apiRef, field, order],
  );
  return useEventCallback(([sorted]: GridSortModel) => {
    const known = fields.find((other) => other === sorted?.field);
    if (known && (known !== field || sorted?.sort !== order))
      onSort({ field: known, direction: sorted?.sort === 'asc' ? 'ASCENDING' : 'DESCENDING' });
  });
};
