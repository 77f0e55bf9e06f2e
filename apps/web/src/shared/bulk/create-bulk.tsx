import type { Permission } from '@backoffice/schema/roles';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { OfferedRow, ActionName } from '@/shared/actions';
import { useApolloClient } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import type { Amount, Noun } from '@/shared/format';
import { lateDialog } from '@/shared/late-code';
import { listTextsOf, useSelection, type ListPage, type SelectableRows, type Selection } from '@/shared/list';
import type { ChosenRows } from './bulk-definition';
import type { KeptRunProps } from './kept/kept-run';
import type { KeptRunWholeFragment } from './kept/KeptRuns.generated';
import { SelectionBar } from './SelectionBar';

/** Everything that a dialog of an action on many rows needs, beside what it is about. */
export interface BulkDialogFrame<Row> {
  readonly noun: Noun;
  readonly amountOf: ((row: Row) => Amount) | undefined;
  readonly onClose: () => void;
  /** Called when something was done, or tried: the list is not what it was. */
  readonly onFinished: () => void;
}

interface Chosen<Row, Filter, Action> {
  readonly kind: 'chosen';
  readonly action: Action;
  readonly chosen: ChosenRows<Row, Filter>;
}

/** Properties of the dialog of an action on many rows. */
export interface BulkDialogProps<Row, Filter, Action> extends BulkDialogFrame<Row> {
  /** An action that begins, or a run that was kept. */
  readonly begun: Chosen<Row, Filter, Action> | { readonly kind: 'kept'; readonly run: KeptRunWholeFragment };
}

interface BulkOptions<Row, Filter, Action extends ActionName> {
  readonly noun: Noun;
  /** Amount of a row; left out where rows have none. */
  readonly amountOf?: (row: Row) => Amount;
  /** Permissions of which any one allows an action: without them there is nothing to select rows for. */
  readonly anyOf: readonly Permission[];
  /** Labels of the actions, in the order in which they are offered. */
  readonly labels: Readonly<Record<Action, string>>;
  /** Offers the actions only while every selected row is one of these (B67, B172). */
  readonly onlyIfAll?: (row: Row) => boolean;
  /** Label of the button that takes the selection off, where the documents name it. */
  readonly clearLabel?: string;
  readonly load: () => Promise<ComponentType<BulkDialogProps<Row, Filter, Action>>>;
}

interface BulkList<Row, Filter> {
  readonly list: {
    readonly shown: { readonly key: string };
    /** Filter of the list: all that match are those. */
    readonly filter: Filter | null | undefined;
    readonly paging: { readonly page: number; readonly limit: number; readonly sorts: readonly object[] };
  };
  readonly page: ListPage<Row>;
  /** Other tools for the selection, after the actions. */
  readonly tools?: (selection: Selection<Row>) => ReactNode;
}

/** The actions on the selected rows of a list. */
export interface Bulk<Row> {
  /** Undefined when the person may do none of the actions. */
  readonly selectable: SelectableRows<Row> | undefined;
  /** Amount of a row; undefined where rows have none. */
  readonly amountOf: ((row: Row) => Amount) | undefined;
  /** Dialog of the action that was begun; to be rendered once. */
  readonly dialog: ReactNode;
}

/**
 * Makes the actions on the selected rows of a list, as a hook of the list and as the dialog of a run that was kept. Their
 * dialogs load with the first one.
 */
export const createBulk = <Row extends OfferedRow, Filter, Action extends ActionName>({
  noun,
  amountOf,
  anyOf,
  labels,
  onlyIfAll,
  clearLabel,
  load,
}: BulkOptions<Row, Filter, Action>) => {
  const Dialog = lateDialog(load);
  const isAction = (name: string): name is Action => Object.hasOwn(labels, name);
  const words = listTextsOf(noun);
  const actions = Object.keys(labels)
    .filter(isAction)
    .map((name) => ({ name, label: labels[name] }));

  const useBulk = <Shown extends Row>({ list, page, tools }: BulkList<Shown, Filter>): Bulk<Shown> => {
    const { filter, paging, shown } = list;
    const { content } = page;
    const client = useApolloClient();
    const selection = useSelection({ key: shown.key, content, variables: { filter, ...paging } });
    const isPermitted = useCan(...anyOf);
    const [begun, setBegun] = useState<Chosen<Row, Filter, Action>>();
    const close = () => {
      setBegun(undefined);
    };
    // the rows as they are when the action begins: a row that is selected later is not meant
    const chosenNow = (): ChosenRows<Row, Filter> =>
      selection.matching ? { kind: 'matching', filter, ...selection.matching } : { kind: 'rows', rows: selection.rows };
    const bar = (
      <SelectionBar
        noun={noun}
        amountOf={amountOf}
        actions={onlyIfAll === undefined || selection.rows.every(onlyIfAll) ? actions : []}
        clearLabel={clearLabel}
        selection={selection}
        total={content.total}
        shown={content.rows.length}
        tools={tools?.(selection)}
        onAction={(action) => {
          setBegun({ kind: 'chosen', action, chosen: chosenNow() });
        }}
      />
    );
    return {
      selectable: isPermitted ? { selection, label: words.select, selected: words.selected, bar } : undefined,
      amountOf,
      dialog: begun && (
        <Dialog
          begun={begun}
          noun={noun}
          amountOf={amountOf}
          onClose={close}
          onFinished={() => {
            close();
            selection.clear();
            // the list, and all that stands beside it: an open detail, numbers of what waits
            void client.refetchQueries({ include: 'active' });
          }}
        />
      ),
    };
  };
  const KeptRun = ({ run, onClose }: KeptRunProps) => {
    const client = useApolloClient();
    return (
      <Dialog
        begun={{ kind: 'kept', run }}
        noun={noun}
        amountOf={amountOf}
        onClose={onClose}
        onFinished={() => {
          onClose();
          void client.refetchQueries({ include: 'active' });
        }}
      />
    );
  };
  return { useBulk, KeptRun };
};
