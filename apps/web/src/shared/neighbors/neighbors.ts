/** Row of a list, with the address of its record: empty when the record has no page. */
interface ListedRow {
  readonly id: string;
  readonly address: string;
}

/** Rows on the page of the last opened list, in its order; stored until the tab is closed or reloaded. */
let listed: { readonly list: string; readonly rows: readonly ListedRow[] } = { list: '', rows: [] };

/** Last opened row of each list; stored until the tab is closed or reloaded. */
const opened = new Map<string, ListedRow>();
const listeners = new Set<() => void>();

/** Subscribes to changes of the last opened rows. Returns the function that unsubscribes. */
export const onOpened = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const pathOf = (address: string): string | undefined => address.split('?')[0];

/**
 * Stores the rows of a list, as neighbors for the details that are opened from it.
 * @param list key of the list
 */
export const rememberListed = (list: string, rows: readonly ListedRow[]): void => {
  listed = { list, rows };
};

/**
 * Stores the opened row of a list. The address alone would not identify it, because several rows may lead to one
 * record.
 */
export const rememberOpened = (list: string, row: ListedRow): void => {
  opened.set(list, row);
  for (const tell of listeners) tell();
};

/** Stores the record at a path as the opened row of its list, unless it already is. */
export const rememberShown = (path: string): void => {
  const { list, rows } = listed;
  if (pathOf(opened.get(list)?.address ?? '') === path) return;
  const row = rows.find(({ address }) => pathOf(address) === path);
  if (row) rememberOpened(list, row);
};

/** Returns the identifier of the last opened row; undefined when there is none. */
export const openedRow = (list: string): string | undefined => opened.get(list)?.id;

/** Returns true when a path is that of the last record opened from a list. */
export const isOpened = (list: string, path: string | undefined): boolean => {
  const row = opened.get(list);
  return row !== undefined && pathOf(row.address) === path;
};

/** Addresses or identifiers of the previous and next record in the list; undefined at its ends. */
export interface Neighbors {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Returns the identifiers before and after a row of the last opened list; undefined when it is not in that list. */
export const idsAround = (id: string): Neighbors | undefined => {
  const { rows } = listed;
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? undefined : { previous: rows[at - 1]?.id, next: rows[at + 1]?.id };
};

/** Returns the neighbors of the record at a path; undefined when it is not in the last opened list. */
export const neighborsOf = (path: string): Neighbors | undefined => {
  const { rows } = listed;
  const at = rows.findIndex(({ address }) => pathOf(address) === path);
  return at < 0 ? undefined : { previous: rows[at - 1]?.address, next: rows[at + 1]?.address };
};
