import { faultText, headingOf, type DraftColumn, type DraftRow, type IdUse } from '@backoffice/import-file';
import AddCircle from '@mui/icons-material/AddCircleOutlineRounded';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TablePagination from '@mui/material/TablePagination';
import { DataGrid, useGridApiRef, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { routes } from '@/domain/routes';
import { gridTexts, HEADER_HEIGHT } from '@/shared/grid';
import { rangeText } from '@/shared/paging';
import { VisuallyHidden } from '@/shared/theme';
import { PAGE_ROWS, type DraftQuestion, type DraftState } from './draft-session';
import { draftTexts as texts } from './draft.texts';

/** A row as the grid edits it: its texts by their columns. */
type GridRow = DraftRow['texts'] & { readonly id: number; readonly row: DraftRow };

const gridRow = (row: DraftRow): GridRow => ({ ...row.texts, id: row.line, row });

/** Widths in pixels, by what the columns have. */
const widths: Readonly<Partial<Record<DraftColumn, number>>> = {
  amount: 150,
  payer_email: 230,
  concept_description: 190,
  payer_name: 190,
};
const USUAL = 165;

/** Payment or import that has the id of a row, in a tab of its own: what was mended stays. */
const Use = ({ use }: { readonly use: IdUse }) => {
  const { paymentId, importId, fileName, line } = use;
  const href = paymentId === null ? importId && routes.import.href(importId) : routes.payment.href(paymentId);
  if (href === null) return null;
  return (
    <Link
      variant="caption"
      href={href}
      target="_blank"
      rel="noopener"
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block' }}
    >
      {paymentId === null ? texts.alsoIn(fileName ?? '', line) : texts.seePayment}
    </Link>
  );
};

const CellText = ({ row, column }: { readonly row: DraftRow; readonly column: DraftColumn }) => {
  const code = row.faults[column];
  const before = row.before[column];
  return (
    <div className="cell">
      <span>{row.texts[column]}</span>
      {code && !row.isOut && <span className="note">{faultText(code)}</span>}
      {before !== undefined && <span className="note before">{texts.before(before)}</span>}
      {column === 'external_transaction_id' && row.use && !row.isOut && <Use use={row.use} />}
    </div>
  );
};

const cellClass = ({ faults, before, isOut }: DraftRow, column: DraftColumn): string => {
  if (isOut) return 'out';
  if (faults[column]) return 'fault';
  return before[column] === undefined ? '' : 'mended';
};

const textColumnOf = (column: DraftColumn): GridColDef<GridRow> => ({
  field: column,
  headerName: column === 'beyond' ? texts.beyond : headingOf(column),
  width: widths[column] ?? USUAL,
  sortable: false,
  editable: true,
  ...(column === 'amount' ? { align: 'right', headerAlign: 'right' } : {}),
  cellClassName: ({ row }) => cellClass(row.row, column),
  renderCell: ({ row }) => <CellText row={row.row} column={column} />,
});

const look = {
  border: 1,
  borderColor: 'divider',
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'start', px: 1 },
  '& .MuiDataGrid-cell[data-field]:not([data-field="line"], [data-field="leave"])': { cursor: 'text' },
  // by class: a styled component in each of 225 cells is half of what a page costs
  '& .cell': { py: 0.75, lineHeight: 1.35, overflowWrap: 'anywhere', whiteSpace: 'normal' },
  '& .note': { typography: 'caption', display: 'block' },
  '& .before': { color: 'text.secondary' },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'end' },
  '& .MuiDataGrid-cell--editing': { alignItems: 'stretch' },
  '& .fault': { bgcolor: 'tone.error.surface', color: 'tone.error.text' },
  '& .mended': { bgcolor: 'tone.success.surface' },
  '& .out': { color: 'text.disabled', textDecoration: 'line-through' },
} as const;

interface DraftGridProps {
  readonly state: DraftState;
  /** True while the file is on its way. */
  readonly locked: boolean;
  readonly ask: (question: DraftQuestion) => Promise<DraftState | null>;
}

/** Rows of the file with what is wrong with each, a page at a time; a cell is mended where it stands. */
export const DraftGrid = ({ state, locked, ask }: DraftGridProps) => {
  const { columns, summary, page, from } = state;
  const { hasBeyond } = summary;
  const apiRef = useGridApiRef();
  const rows = useMemo(() => page.rows.map(gridRow), [page.rows]);
  const shownColumns = useMemo(
    (): GridColDef<GridRow>[] => [
      {
        field: 'line',
        headerName: texts.line,
        width: 72,
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
      ...columns.map(textColumnOf),
      ...(hasBeyond ? [textColumnOf('beyond')] : []),
    ],
    [columns, hasBeyond, locked, ask],
  );
  const mend = async (after: GridRow, before: GridRow): Promise<GridRow> => {
    const editable: readonly DraftColumn[] = [...columns, 'beyond'];
    const column = editable.find((name) => after[name] !== before[name]);
    if (column === undefined) return before;
    const answer = await ask({ kind: 'change', line: before.id, column, text: after[column] });
    const row = answer?.page.rows.find(({ line }) => line === before.id);
    return row ? gridRow(row) : before;
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <DataGrid<GridRow>
        apiRef={apiRef}
        aria-label={texts.title}
        autoHeight
        rowSelection={false} // a copy is of the cell with the focus; rows are chosen by their button
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
