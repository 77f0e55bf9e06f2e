import type { DraftColumn, DraftRow } from '@backoffice/import-file';
import AddCircle from '@mui/icons-material/AddCircleOutlineRounded';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, useGridApiRef, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { gridTexts, HEADER_HEIGHT } from '@/shared/grid';
import { rangeText } from '@/shared/paging';
import { VisuallyHidden } from '@/shared/theme';
import { PAGE_ROWS, type DraftQuestion, type DraftState } from './draft-session';
import { draftTexts as texts } from './draft.texts';
import { CellText, EditCell, titleOf } from './DraftCell';
import { FaultTools } from './FaultTools';
import { useFaultSteps } from './use-fault-steps';

/** Row of the grid: the texts of its columns, and the row of the draft. */
type GridRow = DraftRow['texts'] & { readonly id: number; readonly row: DraftRow };

const gridRow = (row: DraftRow): GridRow => ({ ...row.texts, id: row.line, row });

/** Widths in pixels, by the usual content of the columns. */
const widths: Readonly<Partial<Record<DraftColumn, number>>> = {
  amount: 150,
  payer_email: 230,
  concept_description: 190,
  payer_name: 190,
};
const USUAL = 165;

/** Width in pixels of the id column on a narrow screen, where it contains the faults of the row. */
const WITH_FAULTS = 222;

const cellClass = ({ faults, before, isOut }: DraftRow, column: DraftColumn): string => {
  if (isOut) return 'out';
  if (faults[column]) return 'fault';
  return before[column] === undefined ? '' : 'mended';
};

const look = {
  border: 1,
  borderColor: 'divider',
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'start', px: 1 },
  '& .MuiDataGrid-cell[data-field]:not([data-field="line"], [data-field="leave"])': { cursor: 'text' },
  // a class, because a styled component in each cell would slow down the rendering of the grid
  '& .cell': { py: 0.75, lineHeight: 1.35, overflowWrap: 'anywhere', whiteSpace: 'normal', minWidth: 0 },
  '& .note': { typography: 'caption', display: 'block' },
  '& .before': { color: 'text.secondary' },
  '& .other': {
    typography: 'caption',
    display: 'block',
    width: '100%',
    mt: 0.5,
    px: 1,
    py: 0.5,
    minHeight: 28,
    border: 0,
    borderRadius: '8px',
    textAlign: 'left',
    cursor: 'pointer',
    bgcolor: 'tone.error.surface',
    color: 'tone.error.text',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'end' },
  // an edited cell keeps the position of its text
  '& .MuiDataGrid-cell--editing': { p: '0 8px !important' },
  '& .MuiDataGrid-cell--editing .cell': { width: '100%' },
  '& .MuiDataGrid-cell--editing .cell > div': { font: 'inherit', lineHeight: 'inherit' },
  '& .MuiDataGrid-cell--editing input': { p: 0, height: '1.35em' },
  '& .MuiDataGrid-cell--editing.MuiDataGrid-cell--textRight input': { textAlign: 'right' },
  '& .fault': { bgcolor: 'tone.error.surface', color: 'tone.error.text' },
  '& .mended': { bgcolor: 'tone.success.surface' },
  '& .out': { color: 'text.disabled' },
  '& .out .text': { textDecoration: 'line-through' },
  '& .out .other': { bgcolor: 'surface.sunken', color: 'text.secondary' },
} as const;

interface DraftGridProps {
  readonly state: DraftState;
  /** True while the file is sent. */
  readonly locked: boolean;
  readonly ask: (question: DraftQuestion) => Promise<DraftState | null>;
}

/** Grid with the rows of the file and their faults, one page at a time. Cells can be edited. */
export const DraftGrid = ({ state, locked, ask }: DraftGridProps) => {
  const { columns, summary, page, from } = state;
  const apiRef = useGridApiRef();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { goTo, goToNext } = useFaultSteps({ state, locked, ask, apiRef });
  const rows = useMemo(() => page.rows.map(gridRow), [page.rows]);
  const shownColumns = useMemo(
    (): GridColDef<GridRow>[] => [
      {
        field: 'line',
        headerName: texts.line,
        width: isNarrow ? 52 : 72,
        sortable: false,
        align: 'right',
        headerAlign: 'right',
        renderCell: ({ row }) => <div className="cell">{row.row.line}</div>,
      },
      {
        field: 'leave',
        headerName: texts.leaveOut,
        renderHeader: () => <VisuallyHidden>{texts.leaveOut}</VisuallyHidden>,
        width: 48,
        sortable: false,
        align: 'center',
        renderCell: ({ row: { row }, tabIndex }) => (
          <IconButton
            size="small"
            disabled={locked}
            tabIndex={tabIndex}
            aria-label={row.isOut ? texts.takeInLine(row.line) : texts.leaveOutLine(row.line)}
            title={row.isOut ? texts.takeIn : texts.leaveOut}
            onClick={() => void ask({ kind: 'leaveOut', isOut: !row.isOut, which: [row.line] })}
          >
            {row.isOut ? <AddCircle fontSize="small" /> : <RemoveCircle fontSize="small" />}
          </IconButton>
        ),
      },
      ...columns.map((column): GridColDef<GridRow> => ({
        field: column,
        headerName: titleOf(column),
        width: isNarrow && column === 'external_transaction_id' ? WITH_FAULTS : (widths[column] ?? USUAL),
        sortable: false,
        editable: true,
        ...(column === 'amount' ? { align: 'right', headerAlign: 'right' } : {}),
        cellClassName: ({ row }) => cellClass(row.row, column),
        renderCell: ({ row, tabIndex }) => (
          <CellText row={row.row} column={column} others={isNarrow ? { columns, tabIndex, onGo: goTo } : undefined} />
        ),
        renderEditCell: ({ row, hasFocus }) => (
          <EditCell row={row.row} column={column} text={row[column]} hasFocus={hasFocus} />
        ),
      })),
    ],
    [columns, isNarrow, locked, ask, goTo],
  );
  const mend = async (after: GridRow, before: GridRow): Promise<GridRow> => {
    const column = columns.find((name) => after[name] !== before[name]);
    if (column === undefined) return before;
    const answer = await ask({ kind: 'change', line: before.id, column, text: after[column] });
    const row = answer?.page.rows.find(({ line }) => line === before.id);
    return row ? gridRow(row) : before;
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <FaultTools
        faultyCount={summary.rowCount - summary.readable.count}
        locked={locked}
        onNext={() => void goToNext()}
        onLeaveOut={() => void ask({ kind: 'leaveOut', isOut: true, which: 'faulty' })}
      />
      <DataGrid<GridRow>
        apiRef={apiRef}
        aria-label={texts.title}
        autoHeight
        rowSelection={false} // copying copies the focused cell; rows are excluded by their button
        rows={rows}
        columns={shownColumns}
        getRowHeight={() => 'auto'}
        columnHeaderHeight={HEADER_HEIGHT}
        localeText={{ ...gridTexts, noRowsLabel: texts.empty }}
        isCellEditable={({ row: { row } }: GridCellParams<GridRow>) => !locked && !row.isOut}
        processRowUpdate={mend}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') apiRef.current?.startCellEditMode({ id, field });
        }}
        sx={look}
      />
      {page.total > PAGE_ROWS && (
        <TablePagination
          component="div"
          count={page.total}
          page={from / PAGE_ROWS}
          rowsPerPage={PAGE_ROWS}
          rowsPerPageOptions={[]}
          labelDisplayedRows={rangeText}
          onPageChange={(_event, to) => void ask({ kind: 'page', from: to * PAGE_ROWS })}
        />
      )}
    </Box>
  );
};
