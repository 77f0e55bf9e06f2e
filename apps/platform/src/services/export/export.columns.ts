import type { Cell, ColumnKind, SheetColumn } from './export.sheet.ts';

/** A column of a list, and how it is read from a document. */
export interface Column<Document> extends SheetColumn {
  readonly read: (document: Document) => Cell;
}

/** Makes columns that are read from one kind of document. */
export const columnsOf = <Document>() => {
  const make =
    (kind: ColumnKind) =>
    (
      name: string,
      heading: string,
      read: (document: Document) => Cell,
      words: Readonly<Record<string, string>> = {},
    ): Column<Document> => ({ name, heading, kind, read, words: new Map(Object.entries(words)) });
  return { text: make('text'), amount: make('amount'), whole: make('whole'), moment: make('moment') };
};

/** Several values in one cell. */
export const joined = (values: readonly (string | null)[]): string | null =>
  values.filter((value) => value !== null && value !== '').join(', ') || null;
