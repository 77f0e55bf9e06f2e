import { useState } from 'react';
import type { Selection } from '@/shared/list';
import type { Choice } from './choice';

interface BulkOptions<Row, Filter> {
  readonly ticks: Selection<Row>;
  /** What the list shows: all that match are those. */
  readonly filter: Filter | null | undefined;
  /** The list is not what it was. */
  readonly onFinished: () => void;
}

/** What the dialog of an action on many is told. */
export interface BulkDialogOptions<Row, Filter, Action> {
  readonly action: Action;
  readonly choice: Choice<Row, Filter>;
  readonly onClose: () => void;
  /** Something was done, or tried: the list is not what it was. */
  readonly onFinished: () => void;
}

interface Bulk<Row, Filter, Action> {
  readonly open: (action: Action) => void;
  /** The dialog that is open. */
  readonly begun: BulkDialogOptions<Row, Filter, Action> | undefined;
}

/** The ticked rows as they are when the action begins: what is ticked later is not meant. */
const choiceOf = <Row, Filter>({ ticks, filter }: BulkOptions<Row, Filter>): Choice<Row, Filter> =>
  ticks.matching ? { kind: 'matching', filter, ...ticks.matching } : { kind: 'rows', rows: ticks.rows };

/** Actions on the ticked rows of a list. */
export const useBulk = <Row, Filter, Action>(options: BulkOptions<Row, Filter>): Bulk<Row, Filter, Action> => {
  const [begun, setBegun] = useState<Pick<BulkDialogOptions<Row, Filter, Action>, 'action' | 'choice'>>();
  const close = () => {
    setBegun(undefined);
  };
  return {
    open: (action) => {
      setBegun({ action, choice: choiceOf(options) });
    },
    begun: begun && {
      ...begun,
      onClose: close,
      onFinished: () => {
        close();
        options.ticks.clear();
        options.onFinished();
      },
    },
  };
};
