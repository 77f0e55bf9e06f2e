import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEventCallback } from '@mui/material/utils';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridPaginationModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { usePreference } from '@/shared/preferences';
import { pageSizes, type Order, type Paging } from '@/shared/list/paging';
import { density, rowHeights } from './density';
import { gridTexts, HEADER_HEIGHT, heightOf, look } from './grid.styles';
import { useGridSelection, type GridSelection } from './use-grid-selection';

/** What is shown, and whether more is on its way. */
export interface GridContent<Row> {
  readonly rows: readonly Row[];
  /** Rows in all. */
  readonly total: number;
  readonly loading: boolean;
}

interface PagedGridProps<Row extends GridValidRowModel, Field extends string> {
  /** What the table holds, for those who do not see it. */
  readonly label: string;
  /** The `field` of a column that sorts is the name of its sort field. */
  readonly columns: readonly GridColDef<Row>[];
  readonly content: GridContent<Row>;
  readonly order: Order<Field>;
  readonly paging: Paging<Field>;
  readonly onPaging: (paging: Paging<Field>) => void;
  readonly selection?: GridSelection;
  /** Instead of rows when there are none. */
  readonly empty: ReactNode;
}

const EmptyContext = createContext<ReactNode>(null);

const NoRows = () => <Box sx={{ py: 2 }}>{useContext(EmptyContext)}</Box>;
const slots = { noRowsOverlay: NoRows };
const slotProps = { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } } as const;

const sortingOrder = ['desc', 'asc'] as const;

/**
 * A table that the gateway sorts and pages; one order at a time, and select-all means the visible rows (A44). It draws
 * only the rows in sight. Whatever the grid gets is the same object until it changes: the grid draws every cell again
 * for any new one.
 */
export const PagedGrid = <Row extends GridValidRowModel & { readonly id: string }, Field extends string>({
  label,
  columns,
  content: { rows, total, loading },
  order,
  paging,
  onPaging,
  selection,
  empty,
}: PagedGridProps<Row, Field>) => {
  const { page, limit, sort } = paging;
  const apiRef = useGridApiRef();
  const rowHeight = rowHeights[usePreference(density)[0]];
  const onRowSelectionModelChange = useGridSelection(apiRef, selection);
  const sortModel = useMemo(
    (): GridSortModel => [{ field: sort.field, sort: sort.direction === 'ASCENDING' ? 'asc' : 'desc' }],
    [sort.field, sort.direction],
  );
  const paginationModel = useMemo(() => ({ page: page - 1, pageSize: limit }), [page, limit]);
  const onPaginationModelChange = useEventCallback((requested: GridPaginationModel) => {
    const resized = requested.pageSize !== limit;
    if (resized || requested.page !== page - 1)
      onPaging({ ...paging, page: resized ? 1 : requested.page + 1, limit: requested.pageSize });
  });
  const onSortModelChange = useEventCallback(([sorted]: GridSortModel) => {
    const field = order.fields.find((known) => known === sorted?.field);
    if (!sorted || !field) return;
    onPaging({ ...paging, page: 1, sort: { field, direction: sorted.sort === 'asc' ? 'ASCENDING' : 'DESCENDING' } });
  });
  const isFirst = loading && rows.length === 0;
  const height = heightOf(isFirst ? limit : rows.length, rowHeight);
  return (
    <EmptyContext value={empty}>
      <Box
        sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}
        style={{ flex: `0 1 ${height}px`, minHeight: Math.min(height, 260) }}
      >
        {loading && !isFirst && <LinearProgress sx={{ position: 'absolute', zIndex: 4, insetInline: 0, height: 3 }} />}
        <DataGrid<Row>
          apiRef={apiRef}
          aria-label={label}
          columns={columns}
          rows={rows}
          rowCount={total}
          loading={isFirst}
          rowHeight={rowHeight}
          columnHeaderHeight={HEADER_HEIGHT}
          localeText={gridTexts}
          disableColumnMenu
          disableColumnFilter
          disableColumnSelector
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel // select-all names the rows that it means
          keepNonExistentRowsSelected // which rows are selected is decided outside
          paginationMode="server"
          sortingMode="server"
          pageSizeOptions={pageSizes}
          paginationModel={paginationModel}
          onPaginationModelChange={onPaginationModelChange}
          sortingOrder={sortingOrder}
          sortModel={sortModel}
          onSortModelChange={onSortModelChange}
          checkboxSelection={selection !== undefined}
          onRowSelectionModelChange={onRowSelectionModelChange}
          slots={slots}
          slotProps={slotProps}
          sx={look}
        />
      </Box>
    </EmptyContext>
  );
};
