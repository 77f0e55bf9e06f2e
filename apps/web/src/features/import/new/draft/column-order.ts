import type { DraftColumn } from '@backoffice/import-file';

/** Columns by which a person recognizes a row. */
const known: readonly DraftColumn[] = ['external_transaction_id', 'amount'];

/**
 * Returns the columns in the order of the grid. If any has faults, id, amount and the columns with faults come first.
 * @param hasBeyond adds the column of the cells beyond the heading
 */
export const shownOrder = (
  columns: readonly DraftColumn[],
  faulty: readonly DraftColumn[],
  hasBeyond: boolean,
): readonly DraftColumn[] => {
  const all: readonly DraftColumn[] = hasBeyond ? [...columns, 'beyond'] : columns;
  if (faulty.length === 0) return all;
  const first = [...known, ...all.filter((column) => faulty.includes(column))];
  return [...new Set([...first, ...all])].filter((column) => all.includes(column));
};
