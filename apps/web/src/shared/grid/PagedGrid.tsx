import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEventCallback } from '@mui/material/utils';
import { DataGrid, useGridApiRef, type GridColumnResizeParams, type GridValidRowModel } from '@mui/x-data-grid';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { LoadingRows } from '@/shared/feedback';
import { useOpenedRow } from '@/shared/neighbors';
import { usePreference } from '@/shared/preferences';
import type { Order, Paging } from '@/shared/paging';
import { Pager, STALE_OPACITY } from '@/shared/paging';
import { withRoomForNumbers, type Column } from './columns';
import { CutTextTip } from './CutTextTip';
import { density, rowHeights } from './density';
import { columnsBesidePanel, fittingColumns, withSortedColumn } from './fitting-columns';
import { gridTexts, HEADER_HEIGHT, heightOf, look, markOf } from './grid.styles';
import { RowTick } from './RowTick';
import { SortButton } from './SortButton';
import { useGridCopy } from './use-grid-copy';
import { useGridScroll } from './use-grid-scroll';
import { useGridSelection, type GridSelection } from './use-grid-selection';
import { sortModelOf, useGridSort } from './use-grid-sort';
import { useReturnToRow } from './use-return-to-row';
import { measureScrollBar, useColumnsWidth } from './use-columns-width';
import { useRowKeys } from './use-row-keys';
import { useRowOpening } from './use-row-opening';
import { useTabStops } from './use-tab-stops';

/** Rows of a page, and their loading state. */
export interface GridContent<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  readonly loading: boolean;
  /** True while the rows still belong to other filters. */
  readonly stale: boolean;
}

interface PagedGridProps<Row extends GridValidRowModel, Field extends string> {
  /** Key of the list, under which the opened row is stored. */
  readonly list: string;
  /** Accessible name of the table. */
  readonly label: string;
  /** Columns. The `field` of a sortable column is the name of its sort field. */
  readonly columns: readonly Column<Row>[];
  /** Called after a column was resized; the width is in pixels. */
  readonly onWidth: (field: string, width: number) => void;
  readonly content: GridContent<Row>;
  readonly order: Order<Field>;
  readonly paging: Paging<Field>;
  /** Page sizes to choose from. */
  readonly sizes: readonly number[];
  readonly onPaging: (changed: Partial<Paging<Field>>) => void;
  /** Returns the address that opens a row. */
  readonly hrefOf: (row: Row) => string;
  /** Returns the address that shows a row beside the table. */
  readonly besideOf: (row: Row) => string;
  /** Identifier of the row whose details are shown beside the table. */
  readonly shownRow: string | undefined;
  readonly selection?: GridSelection;
  /** Content instead of rows when there are none. */
  readonly empty: ReactNode;
}

const EmptyContext = createContext<ReactNode>(null);

/** Content of a table without rows. It has the roles of a row and a cell, which ARIA requires in a grid. */
const NoRows = () => (
  <Box role="row" className="no-rows" sx={{ py: 2 }}>
    <div role="gridcell">{useContext(EmptyContext)}</div>
  </Box>
);
const slots = { noRowsOverlay: NoRows, rowCheckbox: RowTick, columnHeaderSortIcon: SortButton };

/** Makes a tooltip the accessible description of its button. By default it would replace the button's name. */
const describing = { material: { describeChild: true } } as const;

/** Maximum number of placeholder lines, which fill a window. */
const PLACEHOLDERS = 20;

const placeholder = {
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** Paging of the grid itself: one page with all of its rows. */
const onePage = { page: 0, pageSize: 100 } as const;
const onePageSize = [onePage.pageSize];

/**
 * Pixels beside the viewport in which columns are rendered, too. Columns that a person widened can reach that far.
 */
const ALL_COLUMNS = 3000;

/** Width in pixels of the column of checkboxes. */
const TICK_WIDTH = 50;

const sortingOrder = ['desc', 'asc'] as const;

type Rows<Row extends GridValidRowModel, Field extends string> = Omit<
  PagedGridProps<Row, Field>,
  'content' | 'empty' | 'sizes'
> & {
  readonly rows: readonly Row[];
  readonly rowHeight: number;
  /** Width in pixels for the columns. */
  readonly room: number;
};

/**
 * Rows of the table. The grid renders all cells again when one of its properties changes. Most properties therefore
 * stay the same objects until other rows arrive.
 */
const Rows = <Row extends GridValidRowModel & { readonly id: string }, Field extends string>({
  list,
  label,
  columns,
  onWidth,
  rows,
  rowHeight,
  room,
  order,
  paging: { page, sort },
  onPaging,
  hrefOf,
  besideOf,
  shownRow,
  selection,
}: Rows<Row, Field>) => {
  const apiRef = useGridApiRef();
  const selects = selection !== undefined;
  const hasRoomForPanel = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isBesidePanel = hasRoomForPanel && shownRow !== undefined;
  const shownColumns = useMemo(
    () =>
      (isBesidePanel ? columnsBesidePanel : fittingColumns)(
        withSortedColumn(withRoomForNumbers(columns, rows), sort.field),
        room - (selects ? TICK_WIDTH : 0),
      ),
    [columns, rows, room, selects, sort.field, isBesidePanel],
  );
  const onColumnWidthChange = useEventCallback(({ colDef, width }: GridColumnResizeParams) =>
    onWidth(colDef.field, width),
  );
  const onRowSelectionModelChange = useGridSelection(apiRef, selection);
  const onSortModelChange = useGridSort(apiRef, order, sort, (changed) => onPaging({ sort: changed }));
  const { onRowClick, onCellKeyDown, rowProps } = useRowOpening({ list, rows, hrefOf, besideOf, shownRow });
  const ids = rows.map(({ id }) => id);
  const first = shownColumns[0]?.field;
  useRowKeys(apiRef, { ids, first, selects });
  useReturnToRow(apiRef, { list, ids, first, shownRow });
  useTabStops(apiRef);
  const opened = useOpenedRow(list);
  const slotProps = useMemo(() => ({ row: rowProps, baseTooltip: describing }), [rowProps]);
  const scroll = useGridScroll(apiRef, `${page} ${sort.field} ${sort.direction}`);
  const { copying, cells } = useGridCopy(apiRef, { rows, columns: shownColumns });
  const [scrollbarSize] = useState(measureScrollBar);
  const [initialState] = useState(() => ({ scroll, sorting: { sortModel: sortModelOf(sort) } }));
  return (
    <CutTextTip sx={markOf(opened)} {...copying}>
      <DataGrid<Row>
        apiRef={apiRef}
        initialState={initialState}
        aria-label={label}
        columns={shownColumns}
        columnBufferPx={ALL_COLUMNS}
        scrollbarSize={scrollbarSize}
        onColumnWidthChange={onColumnWidthChange}
        rows={rows}
        rowHeight={rowHeight}
        columnHeaderHeight={HEADER_HEIGHT}
        localeText={gridTexts}
        disableRowSelectionExcludeModel // select-all lists the ids of its rows
        keepNonExistentRowsSelected // the selection is managed outside of the grid
        paginationModel={onePage}
        pageSizeOptions={onePageSize}
        sortingMode="server"
        sortingOrder={sortingOrder}
        onSortModelChange={onSortModelChange}
        checkboxSelection={selects}
        onRowSelectionModelChange={onRowSelectionModelChange}
        onRowClick={onRowClick}
        onCellKeyDown={onCellKeyDown}
        slots={slots}
        slotProps={slotProps}
        sx={look}
      />
      {cells}
    </CutTextTip>
  );
};

/**
 * Table that is sorted and paged by the gateway. It has one sort field, and select-all selects the rows of the page
 * (A44). The grid renders only the rows near the view. Before the first response a placeholder is rendered instead,
 * because the first render of the grid is expensive.
 */
export const PagedGrid = <Row extends GridValidRowModel & { readonly id: string }, Field extends string>({
  content: { rows, total, loading, stale },
  empty,
  sizes,
  ...table
}: PagedGridProps<Row, Field>) => {
  const { paging, onPaging } = table;
  const rowHeight = rowHeights[usePreference(density)[0]];
  const isFirst = loading && rows.length === 0;
  const [place, room] = useColumnsWidth<HTMLDivElement>();
  const height = heightOf(isFirst ? paging.limit : rows.length, rowHeight);
  return (
    <EmptyContext value={empty}>
      <Box
        ref={place}
        sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}
        aria-busy={stale}
        style={{ flex: `0 1 ${height}px`, minHeight: Math.min(height, 260), opacity: stale ? STALE_OPACITY : 1 }}
      >
        {loading && !isFirst && <LinearProgress sx={{ position: 'absolute', zIndex: 4, insetInline: 0, height: 3 }} />}
        {isFirst ? (
          <Box sx={placeholder}>
            <LoadingRows rows={Math.min(paging.limit, PLACEHOLDERS)} />
          </Box>
        ) : (
          <Rows {...table} rows={rows} rowHeight={rowHeight} room={room} />
        )}
        <Pager total={total} stale={stale} paging={paging} sizes={sizes} onPaging={onPaging} />
      </Box>
    </EmptyContext>
  );
};
