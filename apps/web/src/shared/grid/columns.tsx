import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { ABSENT, money, type Amount } from '@/shared/format';

/** Column of a list. The list's view adds its header and whether it is sortable. */
export type Column<Row extends GridValidRowModel> = Omit<GridColDef<Row>, 'headerName' | 'sortable'> & {
  /** True for a column that is hidden until the person chooses it. */
  readonly extra?: boolean;
  /** Rank for tables without room for all columns: the lowest rank is hidden first. */
  readonly rank?: number;
  /** True for a date with its time. Beside an open panel the time is left out before a main column is hidden. */
  readonly hasTime?: boolean;
  /** True for the column with the row's status, which is also in the header of its card. */
  readonly isState?: boolean;
  /** Renders the content of a cell. */
  readonly nodeOf: (row: Row) => ReactNode;
  /** Returns the content as text, if it is text. A column of numbers is as wide as its longest text. */
  readonly textOf?: (row: Row) => string;
  /** Returns the identifier of a column of identifiers, for the button that copies it. */
  readonly idOf?: (row: Row) => string | undefined;
};

/** Ranks of columns. Of two columns with the same rank the later one is hidden first. */
export const ranks = {
  /** Column that is seldom needed: it repeats another one, or is empty in most rows. */
  spare: 0,
  usual: 1,
  /** Column that distinguishes rows. */
  main: 2,
  /** Column by which the list is sorted. */
  sorted: 3,
  /** Column that stays even without room for it: amounts, statuses and the menu. */
  stays: 4,
} as const;

/**
 * Width of a column in pixels, or its share of the remaining width (`flex`). `hideable: false` is for the only link to
 * the detail.
 */
type Size = Pick<Column<GridValidRowModel>, 'width' | 'minWidth' | 'flex' | 'hideable' | 'extra' | 'rank' | 'hasTime'>;

/** Alignment and class of the cells of a column. */
type Look = Pick<GridColDef, 'align' | 'headerAlign' | 'cellClassName'>;

/** Creates a column of text; a missing value is shown as a dash. */
export const textColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size & Look,
  textOf: (row: Row) => string | number | null | undefined,
): Column<Row> => {
  const shown = (row: Row) => String(textOf(row) ?? ABSENT);
  // rendered here, because the grid would add its own `title` beside the tooltip of truncated cells
  return { ...nodeColumn(field, size, shown), textOf: shown };
};

/** Creates the column with the reason of failed rows. It stays where identifiers and dates have no room. */
export const reasonColumn = <Row extends GridValidRowModel>(
  reasonOf: (row: Row) => string | null | undefined,
): Column<Row> => textColumn('statusDetail', { minWidth: 160, flex: 2, rank: ranks.main }, reasonOf);

const textOrNone = (value: string | number | null | undefined) =>
  value === null || value === undefined ? undefined : String(value);

/** Creates a column of identifiers, in a less prominent style, because people do not recognize them. */
export const idColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size,
  idOf: (row: Row) => string | number | null | undefined,
): Column<Row> => ({
  ...textColumn(field, { ...size, cellClassName: 'id' }, idOf),
  idOf: (row) => textOrNone(idOf(row)),
});

/** Alignment of a column of numbers. */
export const rightAligned = { align: 'right', headerAlign: 'right' } as const;

/** Creates a column with any content. */
export const nodeColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size & Look,
  nodeOf: (row: Row) => ReactNode,
): Column<Row> => ({ field, ...size, nodeOf, renderCell: ({ row }) => nodeOf(row) });

/** Text that may be truncated, with parts behind it that keep their width. */
interface CutText {
  readonly text: string;
  /** Parts that keep their width: the last digits of a card, or the number of further items. */
  readonly kept?: readonly string[];
}

/** Creates a column of texts whose last parts keep their width when the text is truncated. */
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
  /** True for an identifier, which has a less prominent style. */
  readonly isId?: boolean;
  /** Purpose of the link for screen readers, when its text does not say it. */
  readonly label?: string;
}

/**
 * Creates a column whose text links to the detail of its row. The table, or the panel of the row, handles clicks on the
 * link. A row without a link shows a dash.
 */
export const linkColumn = <Row extends GridValidRowModel>(
  field: string,
  size: Size,
  linkOf: (row: Row) => RowLink | null,
): Column<Row> => ({
  ...nodeColumn(field, size, (row) => {
    const link = linkOf(row);
    if (link === null) return ABSENT;
    const { to, text, label, isId = false } = link;
    // the name contains the visible text, which voice control needs (WCAG 2.5.3)
    const name = label === undefined ? {} : { 'aria-label': `${label}, ${text}` };
    return (
      <a href={to} className={isId ? 'row-link id' : 'row-link'} {...name}>
        {text}
      </a>
    );
  }),
  idOf: (row) => {
    const link = linkOf(row);
    return link?.isId ? link.text : undefined;
  },
});

/**
 * Creates a column of amounts, right-aligned. `withRoomForNumbers` widens it for the longest amount.
 * @param width width in pixels; a long header needs more, because the sort arrow is beside it
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

/** Horizontal padding of a cell in pixels. */
const CELL_PADDING = 14;

/**
 * Estimates the width of a text in pixels, rather too wide. Points, commas and spaces are narrower than digits and
 * letters.
 */
const widthOf = (text: string): number => {
  const narrow = text.replaceAll(/[^.,\s]/g, '').length;
  return CELL_PADDING + narrow * 4.2 + (text.length - narrow) * 8.6;
};

/**
 * Widens right-aligned columns for the longest text of these rows, because a truncated amount reads as another one.
 * Returns the same array when no column changes.
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

/** Creates a column of status chips with marks beside them. */
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
