import { useEventCallback } from '@mui/material/utils';
import { gridSortModelSelector, type GridApi, type GridSortModel } from '@mui/x-data-grid';
import { useEffect, type RefObject } from 'react';
import type { Order, Sort } from '@/shared/paging';

const orderOf = ({ direction }: Sort) => (direction === 'ASCENDING' ? 'asc' : 'desc');

/** Converts a sort order to the model of the grid. */
export const sortModelOf = (sort: Sort): GridSortModel => [{ field: sort.field, sort: orderOf(sort) }];

/**
 * Hook that synchronizes the sort order with the grid. The grid holds the order in its own state: as a property, each
 * change would render all cells again (`useGridSelection`).
 * @returns handler of the grid's sort changes; it ignores those that equal `sort`
 */
export const useGridSort = <Field extends string>(
  apiRef: RefObject<GridApi | null>,
  { fields }: Order<Field>,
  sort: Sort<Field>,
  onSort: (sort: Sort<Field>) => void,
) => {
  const { field } = sort;
  const order = orderOf(sort);
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
