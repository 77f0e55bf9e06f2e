import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ABSENT, money, type Amount } from '@/shared/format';

/** A column of a list; its view adds the header and whether it sorts. */
export type Column<Row extends GridValidRowModel> = Omit<GridColDef<Row>, 'headerName' | 'sortable'>;

/** Width of a column in pixels, or its share of the rest; `hideable: false` for the only way to the detail. */
type Size = Pick<GridColDef, 'width' | 'minWidth' | 'flex' | 'hideable'>;

/** Creates a column of text; what is absent shows a dash. */
export const textColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size & Pick<GridColDef, 'align' | 'headerAlign'>,
  textOf: (row: Row) => string | number | null | undefined,
): Column<Row> => ({ field, ...size, valueGetter: (_value, row) => textOf(row) ?? ABSENT });

/** Alignment of a column of numbers. */
export const rightAligned = { align: 'right', headerAlign: 'right' } as const;

/** Creates a column of anything else. */
export const nodeColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size & Pick<GridColDef, 'align' | 'headerAlign'>,
  nodeOf: (row: Row) => ReactNode,
): Column<Row> => ({ field, ...size, renderCell: ({ row }) => nodeOf(row) });

/** Link of a row to its detail. */
interface RowLink {
  readonly to: string;
  readonly text: string;
  /** Name of the link for screen readers, where the text alone does not say where it leads. */
  readonly label?: string;
}

/** Creates a column whose text leads to the detail of its row. */
export const linkColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size,
  linkOf: (row: Row) => RowLink,
): Column<Row> =>
  nodeColumn(field, size, (row) => {
    const { to, text, label } = linkOf(row);
    return (
      <Link
        component={RouterLink}
        to={to}
        {...(label === undefined ? {} : { 'aria-label': label })}
        color="inherit"
        underline="hover"
        sx={{ fontWeight: 'inherit' }}
      >
        {text}
      </Link>
    );
  });

/** Creates a column of amounts, which stand one below the other. */
export const amountColumn = <Row extends GridValidRowModel>(
  field: string,
  amountOf: (row: Row) => Amount,
): Column<Row> =>
  nodeColumn(field, { width: 124, ...rightAligned }, (row) => {
    const { amount, currencyId } = amountOf(row);
    return (
      <Box component="span" sx={{ fontWeight: 560 }}>
        {money(amount, currencyId)}
      </Box>
    );
  });

/** Creates a column of chips, and of marks beside them. */
export const chipColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size,
  chipOf: (row: Row) => ReactNode,
): Column<Row> =>
  nodeColumn(field, { minWidth: 112, ...size }, (row) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: '100%' }}>{chipOf(row)}</Box>
  ));

/** Creates the column with the menu of each row. */
export const menuColumn = <Row extends GridValidRowModel>(menuOf: (row: Row) => ReactNode): Column<Row> => ({
  field: 'actions',
  hideable: false,
  disableExport: true,
  width: 86,
  align: 'center',
  headerAlign: 'center',
  renderCell: ({ row }) => menuOf(row),
});
