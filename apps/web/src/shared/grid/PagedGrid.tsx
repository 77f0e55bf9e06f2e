import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridLocaleText,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import { useMemo, type ReactNode } from 'react';
import { usePreference } from '@/shared/preferences';
import { pageSizes, rangeText, type Order, type Paging } from '@/shared/list/paging';
import { density, rowHeights } from './density';

/** Which rows are ticked, and what to do when that changes. */
export interface GridSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

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

const texts: Partial<GridLocaleText> = {
  ...esES.components.MuiDataGrid.defaultProps.localeText,
  paginationDisplayedRows: rangeText,
};
const nothing: ReadonlySet<string> = new Set();

const NoRows = ({ children }: { readonly children?: ReactNode }) => <Box sx={{ py: 2 }}>{children}</Box>;
const slots = { noRowsOverlay: NoRows };

const look = {
  '--DataGrid-overlayHeight': '320px',
  '& .MuiDataGrid-columnHeaderTitle': { textTransform: 'uppercase' },
  '& .MuiDataGrid-cell:not(.MuiDataGrid-cellEmpty), & .MuiDataGrid-columnHeader': { px: 1 },
  // what lies beyond the last column, were it even a handle, would let a table that fits be scrolled sideways
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { display: 'none' },
} as const;

/** A table that the gateway sorts and pages; one order at a time, and select-all means the visible rows (A44). */
export const PagedGrid = <Row extends GridValidRowModel & { readonly id: string }, Field extends string>({
  label,
  columns,
  content,
  order,
  paging,
  onPaging,
  selection,
  empty,
}: PagedGridProps<Row, Field>) => {
  const { page, limit, sort } = paging;
  const [chosenDensity] = usePreference(density);
  const ids = selection?.ids ?? nothing;
  // the grid compares its models by identity: a new one at every render would draw every row again
  const selectionModel = useMemo((): GridRowSelectionModel => ({ type: 'include', ids: new Set(ids) }), [ids]);
  const sortModel = useMemo(
    (): GridSortModel => [{ field: sort.field, sort: sort.direction === 'ASCENDING' ? 'asc' : 'desc' }],
    [sort.field, sort.direction],
  );
  const paginationModel = useMemo(() => ({ page: page - 1, pageSize: limit }), [page, limit]);
  return (
    <DataGrid<Row>
      aria-label={label}
      columns={columns}
      rows={content.rows}
      rowCount={content.total}
      loading={content.loading}
      autoHeight
      rowHeight={rowHeights[chosenDensity]}
      columnHeaderHeight={38}
      localeText={texts}
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel // select-all names the rows that it means
      paginationMode="server"
      sortingMode="server"
      pageSizeOptions={pageSizes}
      paginationModel={paginationModel}
      onPaginationModelChange={(requested) => {
        const resized = requested.pageSize !== limit;
        if (resized || requested.page !== page - 1)
          onPaging({ ...paging, page: resized ? 1 : requested.page + 1, limit: requested.pageSize });
      }}
      sortingOrder={['desc', 'asc']}
      sortModel={sortModel}
      onSortModelChange={([sorted]) => {
        const field = order.fields.find((known) => known === sorted?.field);
        if (!sorted || !field) return;
        onPaging({
          ...paging,
          page: 1,
          sort: { field, direction: sorted.sort === 'asc' ? 'ASCENDING' : 'DESCENDING' },
        });
      }}
      checkboxSelection={selection !== undefined}
      rowSelectionModel={selectionModel}
      onRowSelectionModelChange={(model) => selection?.onChange(new Set([...model.ids].map(String)))}
      slots={slots}
      slotProps={{
        loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
        noRowsOverlay: { children: empty },
      }}
      sx={look}
    />
  );
};
