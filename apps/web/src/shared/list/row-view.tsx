import type { GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { MENU_FIELD, menuColumn, nodeColumn, ranks, reasonColumn, type Column } from '@/shared/grid';
import { filterTexts } from './list.texts';
import type { RowCard } from './PagedCards';
import type { Order } from '@/shared/paging';

/** Look of the rows of a list: a table, or cards where columns have no room. */
export interface RowView<Row extends GridValidRowModel> {
  readonly columns: readonly (Column<Row> & { readonly headerName: string; readonly sortable: boolean })[];
  readonly cardOf: (row: Row) => RowCard;
  /** Address of the page of a row, if it has one. */
  readonly hrefOf: (row: Row) => string | undefined;
  /** Label of the link from the panel of a row to its page. */
  readonly opens: string;
  /** True for a list whose rows are shown in the panel first, for example because their page is a form. */
  readonly looksFirst: boolean;
  /**
   * Returns the address parameters that open the dialog with the details of a row; undefined when there is no such
   * dialog.
   */
  readonly dialogOf: ((row: Row) => Readonly<Record<string, string>>) | undefined;
  /** Returns the details of a row that its columns do not have, and the reason of its failure. */
  readonly more: (row: Row) => MoreOfRow;
}

/** Details of a row that no column has. */
export interface MoreOfRow {
  /** Reason of a failure, shown above the facts. */
  readonly problem?: string | null;
  readonly facts?: readonly (readonly [label: string, value: ReactNode])[];
  /** A part of the panel above the actions and the facts. */
  readonly above?: ReactNode;
  /** A part of the panel below the facts. */
  readonly below?: ReactNode;
}

interface RowViewOptions<Row extends GridValidRowModel> {
  /** Order of the list. A column is sortable when its field is one of the sort fields. */
  readonly order: Order;
  /** Header of each column, by its field. Only the column `actions` has a default header. */
  readonly headers: Readonly<Record<string, string>>;
  readonly columns: readonly Column<Row>[];
  /**
   * Fields of the columns that distinguish rows. Where there is little room, these columns are hidden after the others.
   */
  readonly main?: readonly string[];
  /** Renders the menu of a row, for the last column and the corner of a card. */
  readonly menu?: (row: Row) => ReactNode;
  /** Renders the mark beside the status of a row, or beside its first column in a list without statuses. */
  readonly mark?: (row: Row) => ReactNode;
  readonly card: (row: Row) => RowCard;
  readonly dialog?: (row: Row) => Readonly<Record<string, string>>;
  /** Label of the link to the page of a row, when the page is a form or belongs to another record. */
  readonly opens?: string;
  readonly looksFirst?: boolean;
  readonly more?: (row: Row) => MoreOfRow;
}

const headerOf = (field: string, headers: RowViewOptions<never>['headers']): string => {
  const header = headers[field] ?? (field === MENU_FIELD ? filterTexts.actions : undefined);
  if (header === undefined) throw new Error(`The column "${field}" has no header.`);
  return header;
};

/** Returns the columns, with the mark added to the column of the status or else to the first one. */
const withMark = <Row extends GridValidRowModel>(
  columns: readonly Column<Row>[],
  mark: RowViewOptions<Row>['mark'],
): readonly Column<Row>[] => {
  const marked = mark && (columns.find(({ isState }) => isState) ?? columns[0]);
  return columns.map((column) =>
    column === marked
      ? {
          ...column,
          ...nodeColumn<Row>(column.field, { cellClassName: 'parts' }, (row) =>
            besides(column.nodeOf(row), mark?.(row)),
          ),
        }
      : column,
  );
};

const besides = (node: ReactNode, mark: ReactNode): ReactNode => (
  <>
    {node}
    {mark}
  </>
);

/** Creates the view of a list from its columns, the menu of a row and its card. Throws when a column has no header. */
export const rowView = <Row extends GridValidRowModel>({
  order,
  headers,
  columns,
  main = [],
  menu,
  mark,
  card,
  dialog,
  opens = filterTexts.open,
  looksFirst = false,
  more,
}: RowViewOptions<Row>): RowView<Row> => ({
  columns: [...withMark(columns, mark), ...(menu ? [menuColumn(menu)] : [])].map((column) => ({
    ...column,
    rank: column.rank ?? (column.extra || main.includes(column.field) ? ranks.main : ranks.usual),
    headerName: headerOf(column.field, headers),
    sortable: order.fields.includes(column.field),
  })),
  cardOf: (row) => {
    const given = card(row);
    return { ...given, ...(mark && { status: besides(given.status, mark(row)) }), ...(menu && { menu: menu(row) }) };
  },
  hrefOf: (row) => card(row).to,
  dialogOf: dialog,
  opens,
  looksFirst,
  more: more ?? (() => ({})),
});

/**
 * Adds the reason of failed rows to a view: a column before the menu, and a line of the card. It is for lists of a
 * single status whose rows have a reason.
 * @param reasonOf returns the reason in words for an operator
 */
export const withReason = <Row extends GridValidRowModel>(
  view: RowView<Row>,
  reasonOf: (row: Row) => string | null | undefined,
): RowView<Row> => {
  const reason = { ...reasonColumn(reasonOf), headerName: filterTexts.reason, sortable: false };
  const place = view.columns.findIndex(({ field }) => field === MENU_FIELD);
  return {
    ...view,
    columns: view.columns.toSpliced(place < 0 ? view.columns.length : place, 0, reason),
    cardOf: (row) => {
      const card = view.cardOf(row);
      return { ...card, lines: [...card.lines, reasonOf(row)].filter((line) => typeof line === 'string') };
    },
  };
};
