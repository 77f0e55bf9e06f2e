import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { offerOf, type OfferedRow, type ActionName } from '@/shared/actions';
import type { DialogForm } from '@/shared/change';
import type { RunItem } from './create-bulk-run';

/** Width of the dialogs of bulk actions, in pixels (A215). */
export const BULK_WIDTH = 850;

/** Row that refuses an action, with the reason. */
export interface RefusedRow<Row> {
  readonly row: Row;
  readonly reason: string;
}

/**
 * Splits rows into those for which the gateway allows the action, and the others. A row for which the action is not
 * offered counts as refused, without a reason.
 */
export const byAvailability = <Row extends OfferedRow>(rows: readonly Row[], action: ActionName) => {
  const allowed: Row[] = [];
  const refused: RefusedRow<Row>[] = [];
  for (const row of rows) {
    const found = offerOf(row.bulkActions, action);
    if (found?.allowed) allowed.push(row);
    else refused.push({ row, reason: found?.reason ?? '' });
  }
  return { allowed, refused };
};

/** Returns false when the gateway refuses the action of any row for a missing permission. The action is then hidden. */
export const isPermitted = (rows: readonly OfferedRow[], action: ActionName): boolean =>
  rows.every((row) => offerOf(row.bulkActions, action)?.reasonCode !== 'no_permission');

/** Column of the result file. */
export interface BulkColumn<Row> {
  readonly header: string;
  readonly valueOf: (row: Row) => string;
  /** True for a number that a spreadsheet may convert. Any other text keeps its digits. */
  readonly isNumber?: true;
}

/** Rows of an action: either selected rows, or all that match the filter except some. */
export type ChosenRows<Row, Filter> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | {
      readonly kind: 'matching';
      readonly filter: Filter | null | undefined;
      readonly except: readonly string[];
      /** Number of matching rows when the person chose all of them. */
      readonly expectedSize: number;
    };

/** Item of a run: identifier and version of a row, and the row if it is available. */
export interface BulkItem<Row> {
  readonly id: string;
  readonly version: number;
  /** Undefined when the record no longer exists, or the person may not read it. */
  readonly row: Row | undefined;
}

/** Returns the arguments of the change of a row, except `id` and `change`. */
export type ArgumentsOf = (id: string) => object;

/** Mutation of an action on many rows. */
export interface BulkChange {
  /** Name of the mutation field in the schema. */
  readonly field: string;
  readonly runWith: (client: ApolloClient, argumentsOf: ArgumentsOf) => RunItem<BulkItem<unknown>>;
}

/** Action on many rows: its texts, its mutation, and the form that is filled in once for all rows. */
export interface BulkAction<Row> {
  readonly title: (count: number) => string;
  /** Title after the run ended, before the number of completed rows: `Retiros autorizados`. */
  readonly ended: string;
  /** Text about the consequence of the action. */
  readonly detail?: string | ((rows: readonly Row[]) => string) | undefined;
  /** Label of the submit button, when the specification prescribes another text than the title. */
  readonly submit?: ((count: number) => string) | undefined;
  /** Name of the result file, without extension. */
  readonly file: string;
  /** Notice shown when all rows succeeded, when the specification prescribes one. */
  readonly done?: string | undefined;
  readonly danger: boolean;
  /**
   * True when the action moves money or ends a claim to it. Its button then shows the amount: `moves` of the form, or
   * else the sum of the rows.
   */
  readonly movesMoney: boolean;
  readonly change: BulkChange;
  readonly useForm: (rows: readonly Row[], onSubmit: (argumentsOf: ArgumentsOf) => void) => DialogForm;
}

/** Query of the rows that match a filter or have given identifiers. Its root field has the alias `selection`. */
export type Matching<Row, Filter> = TypedDocumentNode<
  { readonly selection: { readonly rows: readonly Row[] } | null },
  { filter?: Filter | { ids: string[] } | null | undefined; except: string[]; expectedSize: number }
>;

/** Actions of a domain on many rows: their query, their texts, and the columns of the result file. */
export interface BulkDefinition<Row, Filter, Action extends ActionName> {
  readonly labelOf: (row: Row) => string;
  readonly statusOf: (row: Row) => ReactNode;
  /** Returns what a person should see of a row before the action, for example a changed account. */
  readonly warningsOf?: (row: Row) => readonly string[];
  /** Columns of the result file between the identifier and the amount. */
  readonly columns: readonly BulkColumn<Row>[];
  readonly matching: Matching<Row, Filter>;
  readonly actions: Readonly<Record<Action, BulkAction<Row>>>;
}
