import type { ReactNode } from 'react';
import type { Amount, Noun } from '@/shared/format';
import { bulkTexts } from './bulk.texts';

/** What can be done to a thing, by the gateway's word. */
interface OfferedAction {
  readonly name: string;
  readonly allowed: boolean;
  readonly reasonCode: string | null;
  readonly reason: string | null;
}

/** A thing that can be one of many. */
export interface BulkRow {
  readonly id: string;
  readonly bulkActions: readonly OfferedAction[];
}

/** The words of one action on many. */
interface BulkActionWords {
  readonly label: string;
  readonly title: (count: number) => string;
  /** Name of the file with the result, without its ending. */
  readonly file: string;
}

/** A column of the file with the result. */
export interface BulkColumn<Row> {
  readonly header: string;
  readonly valueOf: (row: Row) => string;
}

/** A kind of things of which many can be acted on at once, and how they are told. */
export interface BulkKind<Row, Action extends string> {
  readonly noun: Noun;
  /** What can be done to many, in the order in which it is offered. */
  readonly actions: Readonly<Record<Action, BulkActionWords>>;
  /** What a thing is called in a line. */
  readonly labelOf: (row: Row) => string;
  readonly amountOf: (row: Row) => Amount;
  readonly statusOf: (row: Row) => ReactNode;
  /** What the file tells of a thing, before its amount and how it ended. */
  readonly columns: readonly BulkColumn<Row>[];
}

/** What the file with the result tells of a thing; amounts have a comma, so that a spreadsheet adds them up. */
export const resultColumns = <Row>({
  columns,
  amountOf,
}: Pick<BulkKind<Row, never>, 'columns' | 'amountOf'>): readonly BulkColumn<Row>[] => [
  ...columns,
  { header: bulkTexts.columns.amount, valueOf: (row) => amountOf(row).amount.replace('.', ',') },
  { header: bulkTexts.columns.currency, valueOf: (row) => amountOf(row).currencyId },
];

/** The names of the actions, in their order. */
export const actionsOf = <Action extends string>({ actions }: BulkKind<never, Action>): readonly Action[] => {
  const isAction = (name: string): name is Action => Object.hasOwn(actions, name);
  return Object.keys(actions).filter(isAction);
};
