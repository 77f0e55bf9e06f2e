import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { ABSENT, money, type Amount } from '@/shared/format';

/** A column of a list; its view adds the header and whether it sorts. */
export type Column<Row extends GridValidRowModel> = Omit<GridColDef<Row>, 'headerName' | 'sortable'> & {
  /** True for a column that the documents do not ask for: hidden until a person chooses it. */
  readonly extra?: boolean;
  /** Rank among the columns of a table that has no room for all of them: the lowest goes first. */
  readonly rank?: number;
  /** True for the state of the row. The head of its card shows it, too. */
  readonly isState?: boolean;
  /** Content of a cell. */
  readonly nodeOf: (row: Row) => ReactNode;
  /** The same as text, where it is one: a column of numbers is as wide as the longest. */
  readonly textOf?: (row: Row) => string;
};

/** Ranks of columns. Of two of one rank the one that stands later goes first. */
export const ranks = {
  /** Seldom looked at in a list: it repeats another column, or is empty in most rows. */
  spare: 0,
  usual: 1,
  /** Tells one row from another. */
  main: 2,
  /** Amounts, states and the menu stay at any width. */
  stays: 3,
} as const;

/** Width of a column in pixels, or its share of the rest; `hideable: false` for the only way to the detail. */
type Size = Pick<Column<GridValidRowModel>, 'width' | 'minWidth' | 'flex' | 'hideable' | 'extra' | 'rank'>;

/** Place and look of the texts of a column. */
type Look = Pick<GridColDef, 'align' | 'headerAlign' | 'cellClassName'>;

/** Creates a column of text; what is absent shows a dash. */
export const textColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size & Look,
  textOf: (row: Row) => string | number | null | undefined,
): Column<Row> => {
  const shown = (row: Row) => String(textOf(row) ?? ABSENT);
  // rendered here, or the grid would add a title of its own to that of what is cut
  return { ...nodeColumn(field, size, shown), textOf: shown };
};

/** Alignment of a column of numbers. */
export const rightAligned = { align: 'right', headerAlign: 'right' } as const;

/** Creates a column of anything else. */
export const nodeColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size & Look,
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
  size: Size & Look,
  partsOf: (row: Row) => CutText,
): Column<Row> => ({
  ...nodeColumn<Row>(field, { ...size, cellClassName: 'parts' }, (row) => {
    const { text, kept = [] } = partsOf(row);
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
  }),
  textOf: (row) => {
    const { text, kept = [] } = partsOf(row);
    return [text, ...kept].join(' ');
  },
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
 * Creates a column of amounts, which stand one below the other and are never cut.
 * @param width more where the header is long: beside it stands the arrow of the order
 */
export const amountColumn = <Row extends GridValidRowModel>(
  field: string,
  amountOf: (row: Row) => Amount,
  width = 120,
): Column<Row> =>
  textColumn(field, { width, rank: ranks.stays, ...rightAligned, cellClassName: 'strong' }, (row) => {
    const { amount, currencyId } = amountOf(row);
    return money(amount, currencyId);
  });

/** Pixels of the cell around its text. */
const CELL_PADDING = 14;

/** Pixels of a text at most: points, commas and spaces are narrow, figures and the letters of a currency are not. */
const widthOf = (text: string): number => {
  const narrow = text.replaceAll(/[^.,\s]/g, '').length;
  return CELL_PADDING + narrow * 4.2 + (text.length - narrow) * 8.6;
};

/**
 * The columns, of which those of numbers have room for the longest of these rows: an amount that is cut reads as another.
 * The same list where all of them have.
 */
export const withRoomForNumbers = <Row extends GridValidRowModel>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] => {
  const wide = columns.map((column) => {
    const { align, width = 0, textOf } = column;
    if (align !== 'right' || !textOf) return column;
    const needed = Math.ceil(Math.max(0, ...rows.map((row) => widthOf(textOf(row)))));
    return needed > width ? { ...column, width: needed, minWidth: needed } : column;
  });
  return wide.some((column, place) => column !== columns[place]) ? wide : columns;
};

/** Creates a column of chips, and of marks beside them. */
export const chipColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size,
  chipOf: (row: Row) => ReactNode,
): Column<Row> => ({
  ...nodeColumn(field, { minWidth: 112, ...size, cellClassName: 'parts' }, chipOf),
  rank: ranks.stays,
  isState: true,
});

/** Field of the column with the menu of each row. */
export const MENU_FIELD = 'actions';

/** Creates the column with the menu of each row. */
export const menuColumn = <Row extends GridValidRowModel>(menuOf: (row: Row) => ReactNode): Column<Row> => ({
  field: MENU_FIELD,
  hideable: false,
  resizable: false,
  disableExport: true,
  width: 82,
  align: 'center',
  headerAlign: 'center',
  nodeOf: menuOf,
  renderCell: ({ row }) => menuOf(row),
  rank: ranks.stays,
});
