import { useState } from 'react';
import type { PaymentRowFragment } from './PaymentRow.generated';

/** What is ticked: rows of the page that is shown, or all that match but some. */
type Ticked =
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'matching'; readonly expectedSize: number; readonly except: ReadonlySet<string> };

const nothing = (): Ticked => ({ kind: 'rows', ids: new Set() });

/** The ticked payments of a list. */
export interface PaymentTicks {
  /** Those of the page that is shown. */
  readonly rows: readonly PaymentRowFragment[];
  readonly ids: ReadonlySet<string>;
  readonly count: number;
  /** Set when all that match were chosen: how many that were then, and which were left out. */
  readonly matching: { readonly expectedSize: number; readonly except: readonly string[] } | undefined;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

interface SelectionOptions {
  readonly rows: readonly PaymentRowFragment[];
  readonly total: number;
  /** The filter that is asked for, as text: another one is another selection. */
  readonly filter: string;
  /** The page and its order, as text: ticked rows are those that can be seen (A44). */
  readonly page: string;
}

/** What stays ticked: all that match stay so on every page, rows only on theirs. */
const kept = (ticked: Ticked, made: string, { filter, page }: SelectionOptions): Ticked =>
  made === (ticked.kind === 'matching' ? filter : filter + page) ? ticked : nothing();

/** Ticks of the page that is shown, or of everything that matches. */
export const useSelection = (options: SelectionOptions): PaymentTicks => {
  const { rows, total, filter, page } = options;
  const [state, setState] = useState(() => ({ ticked: nothing(), made: '' }));
  const ticked = kept(state.ticked, state.made, options);
  const isTicked = ({ id }: PaymentRowFragment): boolean =>
    ticked.kind === 'rows' ? ticked.ids.has(id) : !ticked.except.has(id);
  const tickedRows = rows.filter(isTicked);
  const tick = (next: Ticked): void => {
    setState({ ticked: next, made: next.kind === 'matching' ? filter : filter + page });
  };

  return {
    rows: tickedRows,
    ids: new Set(tickedRows.map(({ id }) => id)),
    count: ticked.kind === 'rows' ? tickedRows.length : ticked.expectedSize - ticked.except.size,
    matching:
      ticked.kind === 'matching' ? { expectedSize: ticked.expectedSize, except: [...ticked.except] } : undefined,
    onChange: (ids) => {
      if (ticked.kind === 'rows') {
        tick({ kind: 'rows', ids });
        return;
      }
      const except = new Set(ticked.except);
      for (const { id } of rows) {
        if (ids.has(id)) except.delete(id);
        else except.add(id);
      }
      tick(except.size === ticked.expectedSize ? nothing() : { ...ticked, except });
    },
    chooseAll: () => {
      tick({ kind: 'matching', expectedSize: total, except: new Set() });
    },
    clear: () => {
      tick(nothing());
    },
  };
};
