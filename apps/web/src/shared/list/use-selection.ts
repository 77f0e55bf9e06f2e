import { useState } from 'react';
import type { GridContent } from '@/shared/grid';

/** What is ticked: rows of the page that is shown, or all that match but some. */
type Ticked =
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'matching'; readonly expectedSize: number; readonly except: ReadonlySet<string> };

const nothing = (): Ticked => ({ kind: 'rows', ids: new Set() });

interface Identified {
  readonly id: string;
}

/** The ticked rows of a list. */
export interface Ticks<Row> {
  /** Those of the page that is shown. */
  readonly rows: readonly Row[];
  readonly ids: ReadonlySet<string>;
  readonly count: number;
  /** Set when all that match were chosen: how many that were then, and which were left out. */
  readonly matching: { readonly expectedSize: number; readonly except: readonly string[] } | undefined;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

/** What the gateway is asked for. */
interface Variables {
  readonly filter?: unknown;
}

/** Where ticks belong: ticked rows to the page on which they can be seen and its order (A44), all that match to their filter. */
const placeOf = ({ kind }: Ticked, variables: Variables): string =>
  JSON.stringify(kind === 'matching' ? variables.filter : variables);

/** What stays ticked: all that match stay so on every page, rows only on theirs. */
const kept = (ticked: Ticked, made: string, variables: Variables): Ticked =>
  made === placeOf(ticked, variables) ? ticked : nothing();

/** Ticks of the page that is shown, or of everything that matches. */
export const useSelection = <Row extends Identified>(
  { rows, total }: Pick<GridContent<Row>, 'rows' | 'total'>,
  variables: Variables,
): Ticks<Row> => {
  const [state, setState] = useState(() => ({ ticked: nothing(), made: '' }));
  const ticked = kept(state.ticked, state.made, variables);
  const isTicked = ({ id }: Row): boolean => (ticked.kind === 'rows' ? ticked.ids.has(id) : !ticked.except.has(id));
  const tickedRows = rows.filter(isTicked);
  const tick = (next: Ticked): void => {
    setState({ ticked: next, made: placeOf(next, variables) });
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
