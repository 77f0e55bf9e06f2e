import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowSelectionModel, type GridValidRowModel } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import type { ReactNode } from 'react';
import { pageSizes, type Paging } from '@/shared/list/paging';

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
  readonly paging: Paging<Field>;
  readonly onPaging: (paging: Paging<Field>) => void;
  readonly selection?: GridSelection;
  /** Instead of rows when there are none. */
  readonly empty: ReactNode;
}

const texts = esES.components.MuiDataGrid.defaultProps.localeText;

const modelOf = (ids: ReadonlySet<string>): GridRowSelectionModel => ({ type: 'include', ids: new Set(ids) });

/** A table that the gateway sorts and pages; one order at a time, and select-all means the visible rows (A44). */
export const PagedGrid = <Row extends GridValidRowModel & { readonly id: string }, Field extends string>({
  label,
  columns,
  content,
  paging,
  onPaging,
  selection,
  empty,
}: PagedGridProps<Row, Field>) => (
  <DataGrid<Row>
    aria-label={label}
    columns={columns}
    rows={content.rows}
    rowCount={content.total}
    loading={content.loading}
    autoHeight
    density="compact"
    rowHeight={44}
    columnHeaderHeight={40}
    localeText={texts}
    disableColumnMenu
    disableColumnFilter
    disableColumnSelector
    disableRowSelectionOnClick
    paginationMode="server"
    sortingMode="server"
    pageSizeOptions={[...pageSizes]}
    paginationModel={{ page: paging.page - 1, pageSize: paging.limit }}
    onPaginationModelChange={({ page, pageSize }) => {
      const resized = pageSize !== paging.limit;
      if (resized || page !== paging.page - 1) onPaging({ ...paging, page: resized ? 1 : page + 1, limit: pageSize });
    }}
    sortingOrder={['desc', 'asc']}
    sortModel={[{ field: paging.sort.field, sort: paging.sort.direction === 'ASCENDING' ? 'asc' : 'desc' }]}
    onSortModelChange={([sorted]) => {
      const column = columns.find(({ field }) => field === sorted?.field);
      if (!sorted || !column) return;
      const direction = sorted.sort === 'asc' ? 'ASCENDING' : 'DESCENDING';
      // the fields of sortable columns are the list's sort fields: that is the contract of `columns`
      onPaging({ ...paging, page: 1, sort: { field: column.field as Field, direction } });
    }}
    checkboxSelection={selection !== undefined}
    rowSelectionModel={modelOf(selection?.ids ?? new Set())}
    {...(selection
      ? {
          onRowSelectionModelChange: ({ ids }: GridRowSelectionModel) => {
            selection.onChange(new Set([...ids].map(String)));
          },
        }
      : {})}
    slots={{ noRowsOverlay: () => <Box sx={{ py: 2 }}>{empty}</Box> }}
    slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
    sx={{ '--DataGrid-overlayHeight': '320px', fontVariantNumeric: 'tabular-nums' }}
  />
);
