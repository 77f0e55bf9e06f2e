import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { ABSENT, money, type Amount } from '@/shared/format';

/** A column of a list; its view adds the header and whether it sorts. */
export type Column<Row extends GridValidRowModel> = Omit<GridColDef<Row>, 'headerName' | 'sortable'> & {
  /** True for a column that the documents do not ask for: hidden until a person chooses it. */
  readonly extra?: boolean;
  /** True for what stays in sight at the end of a table that has no room for all of it. */
  readonly inSight?: boolean;
  /** Content of a cell. */
  readonly nodeOf: (row: Row) => ReactNode;
};

/** Width of a column in pixels, or its share of the rest; `hideable: false` for the only way to the detail. */
type Size = Pick<Column<GridValidRowModel>, 'width' | 'minWidth' | 'flex' | 'hideable' | 'extra'>;

/** Creates a column of text; what is absent shows a dash. */
export const textColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size & Pick<GridColDef, 'align' | 'headerAlign'>,
  textOf: (row: Row) => string | number | null | undefined,
): Column<Row> =>
  // rendered here, or the grid would add a title of its own to that of what is cut
  nodeColumn(field, size, (row) => textOf(row) ?? ABSENT);

/** Alignment of a column of numbers. */
export const rightAligned = { align: 'right', headerAlign: 'right' } as const;

/** Creates a column of anything else. */
export const nodeColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size & Pick<GridColDef, 'align' | 'headerAlign' | 'cellClassName'>,
  nodeOf: (row: Row) => ReactNode,
): Column<Row> => ({ field, ...size, nodeOf, renderCell: ({ row }) => nodeOf(row) });

/** A text that may be cut where its column is narrow, and the end of it that never is. */
interface CutText {
  readonly text: string;
  /** Never cut: the last digits of a card, how many more there are. */
  readonly kept?: readonly string[];
}

/** Creates a column of texts whose end always shows. */
export const cutColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size,
  textOf: (row: Row) => CutText,
): Column<Row> =>
  nodeColumn(field, { ...size, cellClassName: 'parts' }, (row) => {
    const { text, kept = [] } = textOf(row);
    return (
      <>
        <span className="cut">{text}</span>
        {kept.map((part) => (
          <span key={part} className="kept">
            {' '}
            {part}
          </span>
        ))}
      </>
    );
  });

/** Link of a row to its detail. */
interface RowLink {
  readonly to: string;
  readonly text: string;
  /** Effect of the link, for screen readers, where the text alone does not say it. */
  readonly label?: string;
}

/** Creates a column whose text leads to the detail of its row; the table follows the link. A row without one has a dash. */
export const linkColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size,
  linkOf: (row: Row) => RowLink | null,
): Column<Row> =>
  nodeColumn(field, size, (row) => {
    const link = linkOf(row);
    if (link === null) return ABSENT;
    const { to, text, label } = link;
    // the name has the words that are seen, or who speaks to the browser could not press it (WCAG 2.5.3)
    const name = label === undefined ? {} : { 'aria-label': `${label}, ${text}` };
    return (
      <a href={to} className="row-link" {...name}>
        {text}
      </a>
    );
  });

/**
 * Creates a column of amounts, which stand one below the other.
 * @param width more where the header is long: beside it stands the arrow of the order
 */
export const amountColumn = <Row extends GridValidRowModel>(
  field: string,
  amountOf: (row: Row) => Amount,
  width = 120,
): Column<Row> =>
  nodeColumn(field, { width, ...rightAligned, cellClassName: 'strong' }, (row) => {
    const { amount, currencyId } = amountOf(row);
    return money(amount, currencyId);
  });

/** Creates a column of chips, and of marks beside them. */
export const chipColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size,
  chipOf: (row: Row) => ReactNode,
): Column<Row> => ({ ...nodeColumn(field, { minWidth: 112, ...size, cellClassName: 'parts' }, chipOf), inSight: true });

/** Field of the column with the menu of each row. */
export const MENU_FIELD = 'actions';

/** Width of that column in pixels. */
export const MENU_WIDTH = 82;

/** Creates the column with the menu of each row. */
export const menuColumn = <Row extends GridValidRowModel>(menuOf: (row: Row) => ReactNode): Column<Row> => ({
  field: MENU_FIELD,
  hideable: false,
  resizable: false,
  disableExport: true,
  width: MENU_WIDTH,
  align: 'center',
  headerAlign: 'center',
  nodeOf: menuOf,
  renderCell: ({ row }) => menuOf(row),
  inSight: true,
});

const inSight = <Row extends GridValidRowModel>(column: Column<Row>, place: string): Column<Row> => ({
  ...column,
  cellClassName: `${typeof column.cellClassName === 'string' ? column.cellClassName : ''} MuiDataGrid-cell--pinnedRight in-sight ${place}`,
  headerClassName: `MuiDataGrid-columnHeader--pinnedRight in-sight ${place}`,
});

/** The columns of a table, of which the menu and the status before it stay in sight at the end. */
export const keepInSight = <Row extends GridValidRowModel>(columns: readonly Column<Row>[]): readonly Column<Row>[] => {
  const hasMenu = columns.at(-1)?.field === MENU_FIELD;
  return columns.map((column, place) => {
    if (!column.inSight) return column;
    if (place === columns.length - 1) return inSight(column, 'at-the-end');
    return hasMenu && place === columns.length - 2 ? inSight(column, 'before-the-menu') : column;
  });
};
