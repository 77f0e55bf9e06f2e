import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { offerOf, type OfferedRow, type ActionName } from '@/shared/actions';
import type { DialogForm } from '@/shared/change';
import type { RunItem } from './create-bulk-run';

/** Width of the dialogs of an action on many, in pixels (A215). */
export const BULK_WIDTH = 850;

/** A row that does not allow an action, and why. */
export interface RefusedRow<Row> {
  readonly row: Row;
  readonly reason: string;
}

/** The rows that allow the action and those that do not, by the word of the gateway. */
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

/** Returns whether the person may ever do it: an action without permission is not offered at all. */
export const isPermitted = (rows: readonly OfferedRow[], action: ActionName): boolean =>
  rows.every((row) => offerOf(row.bulkActions, action)?.reasonCode !== 'no_permission');

/** A column of the file with the result. */
export interface BulkColumn<Row> {
  readonly header: string;
  readonly valueOf: (row: Row) => string;
}

/** Rows that an action is about: the selected ones, or all that match but some. */
export type ChosenRows<Row, Filter> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | {
      readonly kind: 'matching';
      readonly filter: Filter | null | undefined;
      readonly except: readonly string[];
      /** Number that matched when the person chose them. */
      readonly expectedSize: number;
    };

/** Item of a run: a row of the list, or as much of it as is kept. */
export interface BulkItem<Row> {
  readonly id: string;
  readonly version: number;
  /** Undefined where the record is gone, or not to be read. */
  readonly row: Row | undefined;
}

/** Gives the arguments of the change of a row, beside its identifier, version and key. */
export type ArgumentsOf = (id: string) => object;

/** The mutation of an action on many rows. */
export interface BulkChange {
  /** Name of its field in the schema. */
  readonly field: string;
  readonly runWith: (client: ApolloClient, argumentsOf: ArgumentsOf) => RunItem<BulkItem<unknown>>;
}

/** An action on many rows: its words, and the form that is filled in once for all of them. */
export interface BulkAction<Row> {
  readonly title: (count: number) => string;
  /** Title once it has ended, before the number that was done: `Retiros autorizados`. */
  readonly ended: string;
  /** Consequence, before it is done. */
  readonly detail?: string | ((rows: readonly Row[]) => string) | undefined;
  /** Button that does it, where the documents have other words for the title. */
  readonly submit?: ((count: number) => string) | undefined;
  /** Name of the file with the result, without its ending. */
  readonly file: string;
  /** Notice of success of all of them, where the documents have one. */
  readonly done?: string | undefined;
  readonly danger: boolean;
  readonly change: BulkChange;
  readonly useForm: (rows: readonly Row[], onSubmit: (argumentsOf: ArgumentsOf) => void) => DialogForm;
}

/** Query of the rows that match a filter or have these identifiers, which answers them under the alias `selection`. */
export type Matching<Row, Filter> = TypedDocumentNode<
  { readonly selection: { readonly rows: readonly Row[] } | null },
  { filter?: Filter | { ids: string[] } | null | undefined; except: string[]; expectedSize: number }
>;

/** The dialogs of actions on many rows: how a row is named, and the actions. */
export interface BulkDefinition<Row, Filter, Action extends ActionName> {
  readonly labelOf: (row: Row) => string;
  readonly statusOf: (row: Row) => ReactNode;
  /** Columns of a row in the file, between its identifier and its amount. */
  readonly columns: readonly BulkColumn<Row>[];
  readonly matching: Matching<Row, Filter>;
  readonly actions: Readonly<Record<Action, BulkAction<Row>>>;
}
