import type { Cell, ColumnKind, SheetColumn } from './export.sheet.ts';

/** Column of a list, with the function that reads it from a document. */
export interface Column<Document> extends SheetColumn {
  readonly read: (document: Document) => Cell;
}

/** Returns constructors for columns of one kind of document. */
export const columnsOf = <Document>() => {
  const make =
    (kind: ColumnKind, width: number) =>
    (
      name: string,
      heading: string,
      read: (document: Document) => Cell,
      words: Readonly<Record<string, string>> = {},
    ): Column<Document> => ({ name, heading, kind, width, read, labels: new Map(Object.entries(words)) });
  return {
    text: make('text', 28),
    /** Short text. */
    code: make('text', 14),
    amount: make('amount', 16),
    whole: make('whole', 12),
    moment: make('moment', 20),
  };
};

/** Joins several values into one cell. */
export const joined = (values: readonly (string | null)[]): string | null =>
  values.filter((value) => value !== null && value !== '').join(', ') || null;
