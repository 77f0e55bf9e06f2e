import { useState } from 'react';
import type { GridContent } from '@/shared/grid';

/** Selected rows of the page that is shown, or all that match but some. */
type Selected =
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'matching'; readonly expectedSize: number; readonly except: ReadonlySet<string> };

const nothing = (): Selected => ({ kind: 'rows', ids: new Set() });

interface Identified {
  readonly id: string;
}

/** The selected rows of a list. */
export interface Selection<Row> {
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

/** Variables of the query. */
interface Variables {
  readonly filter?: unknown;
}

/** Page and order of selected rows, on which they can be seen (A44); filter of all that match. */
const scopeOf = ({ kind }: Selected, variables: Variables): string =>
  JSON.stringify(kind === 'matching' ? variables.filter : variables);

/** Drops a selection outside its scope: all that match stay selected on every page, rows only on theirs. */
const kept = (selected: Selected, scope: string, variables: Variables): Selected =>
  scope === scopeOf(selected, variables) ? selected : nothing();

/** Selects rows of the page that is shown, or everything that matches. */
export const useSelection = <Row extends Identified>(
  { rows, total }: Pick<GridContent<Row>, 'rows' | 'total'>,
  variables: Variables,
): Selection<Row> => {
  const [state, setState] = useState(() => ({ selected: nothing(), scope: '' }));
  const selected = kept(state.selected, state.scope, variables);
  const isSelected = ({ id }: Row): boolean =>
    selected.kind === 'rows' ? selected.ids.has(id) : !selected.except.has(id);
  const selectedRows = rows.filter(isSelected);
  const select = (next: Selected): void => {
    setState({ selected: next, scope: scopeOf(next, variables) });
  };

  return {
    rows: selectedRows,
    ids: new Set(selectedRows.map(({ id }) => id)),
    count: selected.kind === 'rows' ? selectedRows.length : selected.expectedSize - selected.except.size,
    matching:
      selected.kind === 'matching' ? { expectedSize: selected.expectedSize, except: [...selected.except] } : undefined,
    onChange: (ids) => {
      if (selected.kind === 'rows') {
        select({ kind: 'rows', ids });
        return;
      }
      const except = new Set(selected.except);
      for (const { id } of rows) {
        if (ids.has(id)) except.delete(id);
        else except.add(id);
      }
      select(except.size === selected.expectedSize ? nothing() : { ...selected, except });
    },
    chooseAll: () => {
      select({ kind: 'matching', expectedSize: total, except: new Set() });
    },
    clear: () => {
      select(nothing());
    },
  };
};
