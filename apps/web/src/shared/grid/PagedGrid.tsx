import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
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
import { fittingColumns } from './fitting-columns';
import { gridTexts, HEADER_HEIGHT, heightOf, look, markOf } from './grid.styles';
import { RowTick } from './RowTick';
import { SortButton } from './SortButton';
import { useGridCopy } from './use-grid-copy';
import { useGridScroll } from './use-grid-scroll';
import { useGridSelection, type GridSelection } from './use-grid-selection';
import { sortModelOf, useGridSort } from './use-grid-sort';
import { useReturnToRow } from './use-return-to-row';
import { measureScrollBar, useRoom } from './use-room';
import { useRowKeys } from './use-row-keys';
import { useRowOpening } from './use-row-opening';

/** Rows that are shown, and the state of their loading. */
export interface GridContent<Row> {
  readonly rows: readonly Row[];
  /** Rows in all. */
  readonly total: number;
  readonly loading: boolean;
  /** True while the rows are those of other filters. */
  readonly stale: boolean;
}

interface PagedGridProps<Row extends GridValidRowModel, Field extends string> {
  /** Key of the list, under which its place is remembered. */
  readonly list: string;
  /** Content of the table, for those who do not see it. */
  readonly label: string;
  /** The `field` of a column that sorts is the name of its sort field. */
  readonly columns: readonly Column<Row>[];
  /** A column was widened or narrowed. */
  readonly onWidth: (field: string, width: number) => void;
  readonly content: GridContent<Row>;
  readonly order: Order<Field>;
  readonly paging: Paging<Field>;
  /** Sizes of a page to choose from. */
  readonly sizes: readonly number[];
  readonly onPaging: (changed: Partial<Paging<Field>>) => void;
  /** Address that opens a row. */
  readonly hrefOf: (row: Row) => string;
  /** Row whose details stand beside the table. */
  readonly shownRow: string | undefined;
  readonly selection?: GridSelection;
  /** Instead of rows when there are none. */
  readonly empty: ReactNode;
}

const EmptyContext = createContext<ReactNode>(null);

const NoRows = () => <Box sx={{ py: 2 }}>{useContext(EmptyContext)}</Box>;
const slots = { noRowsOverlay: NoRows, rowCheckbox: RowTick, columnHeaderSortIcon: SortButton };

/** A tip that describes its button: as its name it would hide that of the column. */
const describing = { material: { describeChild: true } } as const;

/** Lines that stand for rows on their way, as many as a window has room for. */
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

/** The grid has one page at a time, as long as it is. */
const onePage = { page: 0, pageSize: 100 } as const;
const onePageSize = [onePage.pageSize];

/** Pixels beside the window in which columns are drawn, too: a column that was widened may stand there. */
const ALL_COLUMNS = 3000;

/** Pixels of the column in which rows are ticked. */
const TICK_WIDTH = 50;

const sortingOrder = ['desc', 'asc'] as const;

type Rows<Row extends GridValidRowModel, Field extends string> = Omit<
  PagedGridProps<Row, Field>,
  'content' | 'empty' | 'sizes'
> & {
  readonly rows: readonly Row[];
  readonly rowHeight: number;
  /** Pixels for the columns. */
  readonly room: number;
};

/**
 * The rows themselves. The grid draws every cell again for any new property: what it gets stays the same object until
 * other rows have come.
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
  shownRow,
  selection,
}: Rows<Row, Field>) => {
  const apiRef = useGridApiRef();
  const selects = selection !== undefined;
  const shownColumns = useMemo(
    () => fittingColumns(withRoomForNumbers(columns, rows), room - (selects ? TICK_WIDTH : 0)),
    [columns, rows, room, selects],
  );
  const onColumnWidthChange = useEventCallback(({ colDef, width }: GridColumnResizeParams) =>
    onWidth(colDef.field, width),
  );
  const onRowSelectionModelChange = useGridSelection(apiRef, selection);
  const onSortModelChange = useGridSort(apiRef, order, sort, (changed) => onPaging({ sort: changed }));
  const { onRowClick, onCellKeyDown, rowProps } = useRowOpening({ list, rows, hrefOf });
  const ids = rows.map(({ id }) => id);
  const first = shownColumns[0]?.field;
  useRowKeys(apiRef, { ids, first, selects });
  useReturnToRow(apiRef, { list, ids, first, shownRow });
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
        disableRowSelectionExcludeModel // select-all names the rows that it means
        keepNonExistentRowsSelected // which rows are selected is decided outside
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
 * A table that the gateway sorts and pages; one order at a time, and select-all means the visible rows (A44). It draws
 * only the rows in sight, and nothing of the grid before there are any: its first drawing costs as much as all the rest.
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
  const [place, room] = useRoom<HTMLDivElement>();
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
