import type { Permission } from '@backoffice/schema/roles';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { OfferedRow, ActionName } from '@/shared/actions';
import { useApolloClient } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import type { Amount, Noun } from '@/shared/format';
import { lateDialog, latePart } from '@/shared/late-code';
import { listTextsOf, useSelection, type ListPage, type SelectableRows, type Selection } from '@/shared/list';
import type { ChosenRows } from './bulk-definition';
import type { StoredRunProps } from './stored/stored-run';
import type { StoredRunWholeFragment } from './stored/StoredRuns.generated';
import type { SelectionBarProps } from './SelectionBar';
import { useMatchingRows, type MatchingQuery } from './use-matching-rows';

/** Properties that all dialogs of bulk actions share. */
export interface BulkDialogFrame<Row> {
  readonly noun: Noun;
  readonly amountOf: ((row: Row) => Amount) | undefined;
  readonly onClose: () => void;
  /** Called when the list must be refetched: after items were changed or tried, or after a failure. */
  readonly onFinished: () => void;
}

interface Chosen<Row, Filter, Action> {
  readonly kind: 'chosen';
  readonly action: Action;
  readonly chosen: ChosenRows<Row, Filter>;
}

/** Properties of the dialog of an action on many rows. */
export interface BulkDialogProps<Row, Filter, Action> extends BulkDialogFrame<Row> {
  /** Chosen action with its rows, or a stored run. */
  readonly begun: Chosen<Row, Filter, Action> | { readonly kind: 'stored'; readonly run: StoredRunWholeFragment };
}

interface BulkOptions<Row, Filter, Action extends ActionName> {
  readonly noun: Noun;
  /** Returns the amount of a row; left out when rows have none. */
  readonly amountOf?: (row: Row) => Amount;
  /** Permissions of the actions. A person without any of them cannot select rows. */
  readonly anyOf: readonly Permission[];
  /** Labels of the actions, in the order of display. */
  readonly labels: Readonly<Record<Action, string>>;
  /** Main action of the list, whose button is filled. */
  readonly main?: NoInfer<Action>;
  /** Returns whether a row permits the actions. They are offered only while all loaded selected rows do (B67, B172). */
  readonly onlyIfAll?: (row: Row) => boolean;
  /** Label of the button that clears the selection, when the specification prescribes one. */
  readonly clearLabel?: string;
  /** Loads the chunk with the dialogs, which `bulkDialog` creates. */
  readonly load: () => Promise<ComponentType<BulkDialogProps<Row, Filter, Action>> & MatchingQuery<Row, Filter>>;
}

interface BulkList<Row, Filter> {
  readonly list: {
    readonly shown: { readonly key: string };
    /** Filter of the list, for the selection of all matching rows. */
    readonly filter: Filter | null | undefined;
    readonly paging: { readonly page: number; readonly limit: number; readonly sorts: readonly object[] };
  };
  readonly page: ListPage<Row>;
  /** Further buttons for the selection, after the actions. */
  readonly tools?: (selection: Selection<Row>) => ReactNode;
  /** Returns the sum of the selection as text, when it is not that of the amounts. */
  readonly sumOf?: ((selection: Selection<Row>) => string | undefined) | undefined;
}

/** Actions on the selected rows of a list. */
export interface Bulk<Row> {
  /** Undefined when the person may perform none of the actions. */
  readonly selectable: SelectableRows<Row> | undefined;
  /** Returns the amount of a row; undefined when rows have none. */
  readonly amountOf: ((row: Row) => Amount) | undefined;
  /** Dialog of the chosen action; the page renders it once. */
  readonly dialog: ReactNode;
}

/**
 * Creates the bulk actions of a list: the hook of the list, and the dialog of a stored run. The chunk with the dialogs
 * is loaded when the first one opens, or when all matching rows are selected.
 */
export const createBulk = <Row extends OfferedRow, Filter, Action extends ActionName>({
  noun,
  amountOf,
  anyOf,
  labels,
  main,
  onlyIfAll,
  clearLabel,
  load,
}: BulkOptions<Row, Filter, Action>) => {
  const Dialog = lateDialog(load);
  /** Loaded lazily, with the first selected row. */
  const Bar = latePart<SelectionBarProps<Row, Action>>(async () => (await import('./SelectionBar')).SelectionBar);
  const isAction = (name: string): name is Action => Object.hasOwn(labels, name);
  const words = listTextsOf(noun);
  const actions = Object.keys(labels)
    .filter(isAction)
    .map((name) => ({ name, label: labels[name], isMain: name === main }));

  const useBulk = <Shown extends Row>({ list, page, tools, sumOf }: BulkList<Shown, Filter>): Bulk<Shown> => {
    const { filter, paging, shown } = list;
    const { content } = page;
    const client = useApolloClient();
    const selection = useSelection({ key: shown.key, content, variables: { filter, ...paging } });
    const matching = useMatchingRows({ load, filter, matching: selection.matching });
    const known = {
      rows: matching.rows ?? selection.rows,
      areAll: matching.rows !== undefined || !selection.matching,
      failure: matching.failure,
    };
    const isPermitted = useCan(...anyOf);
    const [begun, setBegun] = useState<Chosen<Row, Filter, Action>>();
    const close = () => {
      setBegun(undefined);
    };
    const startAgain = () => {
      selection.clear();
      // all active queries: the list, an open detail and the totals of work queues
      void client.refetchQueries({ include: 'active' });
    };
    // snapshot of the selection: rows that are selected later do not belong to the action
    const chosenNow = (): ChosenRows<Row, Filter> =>
      selection.matching ? { kind: 'matching', filter, ...selection.matching } : { kind: 'rows', rows: selection.rows };
    const bar = (
      <Bar
        noun={noun}
        amountOf={sumOf ? undefined : amountOf}
        ownSum={sumOf?.(selection)}
        actions={onlyIfAll === undefined || known.rows.every(onlyIfAll) ? actions : []}
        clearLabel={clearLabel}
        selection={selection}
        known={known}
        total={content.total}
        shown={content.rows.length}
        tools={tools?.(selection)}
        onAction={(action) => {
          setBegun({ kind: 'chosen', action, chosen: chosenNow() });
        }}
        onRetry={startAgain}
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
            startAgain();
          }}
        />
      ),
    };
  };
  const StoredRun = ({ run, onClose }: StoredRunProps) => {
    const client = useApolloClient();
    return (
      <Dialog
        begun={{ kind: 'stored', run }}
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
  return { useBulk, StoredRun };
};
