import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dateTime, money, type Amount } from '@/shared/format';

/** A column that does not sort. */
export const unsorted = { sortable: false } as const;

/** Where a row leads to. */
interface RowTarget {
  readonly to: string;
  /** For those who hear it. */
  readonly label: string;
}

/** A column with a moment that leads to the detail of its row. */
export const momentColumn = <Row extends GridValidRowModel>(
  column: GridColDef<Row>,
  momentOf: (row: Row) => string,
  targetOf: (row: Row) => RowTarget,
): GridColDef<Row> => ({
  width: 158,
  ...column,
  renderCell: ({ row }) => {
    const { to, label } = targetOf(row);
    return (
      <Link
        component={RouterLink}
        to={to}
        aria-label={label}
        color="inherit"
        underline="hover"
        sx={{ fontWeight: 'inherit' }}
      >
        {dateTime(momentOf(row))}
      </Link>
    );
  },
});

/** A column of amounts, which stand one below the other. */
export const amountColumn = <Row extends GridValidRowModel>(
  column: GridColDef<Row>,
  amountOf: (row: Row) => Amount,
): GridColDef<Row> => ({
  align: 'right',
  headerAlign: 'right',
  width: 124,
  ...column,
  renderCell: ({ row }) => {
    const { amount, currencyId } = amountOf(row);
    return (
      <Box component="span" sx={{ fontWeight: 560 }}>
        {money(amount, currencyId)}
      </Box>
    );
  },
});

/** A column of chips, and of marks beside them. */
export const chipColumn = <Row extends GridValidRowModel>(
  column: GridColDef<Row>,
  chipOf: (row: Row) => ReactNode,
): GridColDef<Row> => ({
  minWidth: 112,
  ...column,
  renderCell: ({ row }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: '100%' }}>{chipOf(row)}</Box>
  ),
});

/** The column with the menu of each row. */
export const menuColumn = <Row extends GridValidRowModel>(
  headerName: string,
  menuOf: (row: Row) => ReactNode,
): GridColDef<Row> => ({
  ...unsorted,
  field: 'actions',
  hideable: false,
  disableExport: true,
  headerName,
  width: 86,
  align: 'center',
  headerAlign: 'center',
  renderCell: ({ row }) => menuOf(row),
});
