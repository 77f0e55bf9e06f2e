import Box from '@mui/material/Box';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { MENU_FIELD, type Column, type GridContent } from '@/shared/grid';
import { rangeText, type Paging } from '@/shared/paging';

const look = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.75rem',
  '& caption': { pb: 1, textAlign: 'start', color: 'text.secondary' },
  '& th, & td': { p: '4px 6px', borderBottom: 1, borderColor: 'divider', textAlign: 'start', verticalAlign: 'top' },
  '& th': { color: 'text.secondary', textTransform: 'uppercase', whiteSpace: 'nowrap' },
  '& td': { overflowWrap: 'anywhere' },
  // on one line: a number broken across lines can be misread
  '& .account, & .account > *': { display: 'inline', whiteSpace: 'nowrap' },
  '& .right': { textAlign: 'end', whiteSpace: 'nowrap' },
} as const;

interface PrintedTableProps<Row extends GridValidRowModel> {
  readonly columns: readonly (Column<Row> & { readonly headerName: string })[];
  readonly content: GridContent<Row>;
  readonly paging: Paging;
}

/** Printed table with all rows of a page. Its header is repeated on each sheet. */
export const PrintedTable = <Row extends GridValidRowModel & { readonly id: string }>({
  columns,
  content: { rows, total },
  paging: { page, limit },
}: PrintedTableProps<Row>) => {
  const printed = columns.filter(({ field }) => field !== MENU_FIELD);
  const from = (page - 1) * limit + 1;
  const sideOf = ({ align }: Column<Row>) => (align === 'right' ? { className: 'right' } : {});
  return (
    <Box component="table" sx={look}>
      <caption>{rangeText({ from, to: from + rows.length - 1, count: total })}</caption>
      <thead>
        <tr>
          {printed.map((column) => (
            <th key={column.field} scope="col" {...sideOf(column)}>
              {column.headerName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {printed.map((column) => (
              <td key={column.field} {...sideOf(column)}>
                {column.nodeOf(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
};
