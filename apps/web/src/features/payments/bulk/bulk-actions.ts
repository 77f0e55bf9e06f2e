import type { PaymentRowFragment } from '../list/PaymentRow.generated';

/** What can be done to many payments at once (A129). */
export const bulkActions = ['cancel', 'updatePaymentMethod', 'cancelObjection'] as const;

/** Name of an action on many payments. */
export type BulkAction = (typeof bulkActions)[number];

type Row = Pick<PaymentRowFragment, 'id' | 'bulkActions'>;

const refusalOf = (row: Row, action: BulkAction) => row.bulkActions.find(({ name }) => name === action);

/** The payments that do not allow the action, by the gateway's word. */
export const refusedRows = <R extends Row>(rows: readonly R[], action: BulkAction): readonly R[] =>
  rows.filter((row) => refusalOf(row, action)?.allowed !== true);

/** Why an action is not offered on these payments: the first reason there is. Undefined when all of them allow it. */
export const bulkRefusal = (rows: readonly Row[], action: BulkAction): string | undefined => {
  const [first] = refusedRows(rows, action);
  return first && (refusalOf(first, action)?.reason ?? '');
};

/** Whether the person may ever do it: what no permission allows is not offered at all. */
export const isPermitted = (rows: readonly Row[], action: BulkAction): boolean =>
  rows.every((row) => refusalOf(row, action)?.reasonCode !== 'no_permission');
