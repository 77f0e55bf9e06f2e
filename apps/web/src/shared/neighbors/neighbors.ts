/** A row of a list, and the address of its record. */
interface ListedRow {
  readonly id: string;
  readonly address: string;
}

/** The records of the list that was open last, in its order; forgotten with the tab. */
let listed: { readonly list: string; readonly rows: readonly ListedRow[] } = { list: '', rows: [] };

/** The row of each list whose record was open last; forgotten with the tab. */
const opened = new Map<string, ListedRow>();
const listeners = new Set<() => void>();

/** Calls back when another row is the one that was opened last, until the answer is called. */
export const onOpened = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const pathOf = (address: string): string | undefined => address.split('?')[0];

/** Remembers the rows that a list shows, for the details that are opened from it. @param list key of the list */
export const rememberListed = (list: string, rows: readonly ListedRow[]): void => {
  listed = { list, rows };
};

/** Remembers which row of a list is opened: more than one may lead to the same record. */
export const rememberOpened = (list: string, row: ListedRow): void => {
  opened.set(list, row);
  for (const tell of listeners) tell();
};

/** Remembers that the record at a path is open, as a row of the list that it was opened from. */
export const rememberShown = (path: string): void => {
  const { list, rows } = listed;
  if (pathOf(opened.get(list)?.address ?? '') === path) return;
  const row = rows.find(({ address }) => pathOf(address) === path);
  if (row) rememberOpened(list, row);
};

/** Identifier of the row whose record was open last. */
export const openedRow = (list: string): string | undefined => opened.get(list)?.id;

/** Returns whether a path is that of the record that was opened from a list last. */
export const isOpened = (list: string, path: string | undefined): boolean => {
  const row = opened.get(list);
  return row !== undefined && pathOf(row.address) === path;
};

/** The records before and after one in the list that it was opened from. */
export interface Neighbors {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Neighbors of the record at a path; undefined when it is not in the list that was open last. */
export const neighborsOf = (path: string): Neighbors | undefined => {
  const { rows } = listed;
  const at = rows.findIndex(({ address }) => pathOf(address) === path);
  return at < 0 ? undefined : { previous: rows[at - 1]?.address, next: rows[at + 1]?.address };
};
