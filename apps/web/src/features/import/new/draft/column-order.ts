import type { DraftColumn } from '@backoffice/import-file';

/** Columns by which a person knows a row again. */
const known: readonly DraftColumn[] = ['external_transaction_id', 'amount'];

/** The columns of a file as they are shown: where some have a fault, the id, the amount and these before the others. */
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
