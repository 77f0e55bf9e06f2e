import type { BulkRow } from './bulk-kind';

const offerOf = (row: BulkRow, action: string) => row.bulkActions.find(({ name }) => name === action);

/** The rows that do not allow the action, by the gateway's word. */
export const refusedRows = <Row extends BulkRow>(rows: readonly Row[], action: string): readonly Row[] =>
  rows.filter((row) => offerOf(row, action)?.allowed !== true);

/** Why an action is not offered on these rows: the first reason there is. Undefined when all of them allow it. */
export const bulkRefusal = (rows: readonly BulkRow[], action: string): string | undefined => {
  const [first] = refusedRows(rows, action);
  return first && (offerOf(first, action)?.reason ?? '');
};

/** Whether the person may ever do it: what no permission allows is not offered at all. */
export const isPermitted = (rows: readonly BulkRow[], action: string): boolean =>
  rows.every((row) => offerOf(row, action)?.reasonCode !== 'no_permission');
