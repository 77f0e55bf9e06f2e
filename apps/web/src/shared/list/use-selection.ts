import { useState } from 'react';
import type { GridContent } from '@/shared/grid';
import { useCameBack } from '@/shared/neighbors';

/** A selected row, and the page on which it was selected. */
interface SelectedRow<Row> {
  readonly row: Row;
  /** Page and order, as text. */
  readonly at: string;
}

/** Rows that were selected one by one, on any page; or all that match but some. */
type Selected<Row> =
  | { readonly kind: 'rows'; readonly rows: ReadonlyMap<string, SelectedRow<Row>> }
  | { readonly kind: 'matching'; readonly expectedSize: number; readonly except: ReadonlySet<string> };

interface Identified {
  readonly id: string;
}

/** The selected rows of a list. */
export interface Selection<Row> {
  /** Known rows of the selection: of all that match, those of the page that is shown. */
  readonly rows: readonly Row[];
  /** Identifiers of the selected rows on the page that is shown. */
  readonly ids: ReadonlySet<string>;
  readonly count: number;
  /** Set when all that match were chosen: how many that were then, and which were left out. */
  readonly matching: { readonly expectedSize: number; readonly except: readonly string[] } | undefined;
  /** Selects these rows of the page that is shown, and no others of it. */
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Selects these rows of the page that is shown, and nothing else on any page. */
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** Takes a row off, whatever page it is on. */
  readonly remove: (id: string) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

/** Variables of the query. */
interface Variables {
  readonly filter?: unknown;
}

interface SelectableList<Row> {
  /** Key of the list, under which its selection is remembered. */
  readonly key: string;
  readonly content: Pick<GridContent<Row>, 'rows' | 'total' | 'loading'>;
  readonly variables: Variables;
}

/** Selection of a list, and the filter with which it was made. */
interface Kept<Row> {
  readonly selected: Selected<Row>;
  /** Filter of the list, as text. */
  readonly filter: string;
}

/** Selections of lists by their keys; forgotten with the tab. */
const remembered = new Map<string, Kept<Identified>>();

/** Returns whether something was selected in a list: a key names one list, and that has rows of one type. */
const isOfList = <Row extends Identified>(kept: Kept<Identified> | undefined, list: string): kept is Kept<Row> =>
  kept !== undefined && remembered.get(list) === kept;

const nothing = { kind: 'rows', rows: new Map<string, never>() } as const;

/** Rows that stand on the page on which they were selected, or on another one; what left its page does not match any more. */
const stillThere = <Row extends Identified>(
  selected: ReadonlyMap<string, SelectedRow<Row>>,
  { rows, loading }: SelectableList<Row>['content'],
  at: string,
): ReadonlyMap<string, SelectedRow<Row>> => {
  const shown = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...selected].flatMap(([id, one]) => {
      const now = shown.get(id);
      if (now) return [[id, { row: now, at }] as const];
      return one.at === at && !loading ? [] : [[id, one] as const];
    }),
  );
};

/** Gives the page of the rows in sight: those of the page before stay until those that were requested are there. */
const usePageShown = (asked: string, loading: boolean): string => {
  const [shown, setShown] = useState(asked);
  if (shown !== asked && !loading) setShown(asked);
  return shown;
};

/**
 * Selects rows, on any page of the list, or everything that matches. Another filter begins anew; who comes back from the
 * detail of a row finds what was selected.
 */
export const useSelection = <Row extends Identified>({
  key,
  content,
  variables: { filter, ...paging },
}: SelectableList<Row>): Selection<Row> => {
  const cameBack = useCameBack(key);
  const [kept, setKept] = useState((): Kept<Row> => {
    const before = remembered.get(key);
    return cameBack && isOfList<Row>(before, key) ? before : { selected: nothing, filter: '' };
  });
  const scope = JSON.stringify(filter);
  const at = usePageShown(JSON.stringify(paging), content.loading);
  const selected = kept.filter === scope ? kept.selected : nothing;
  const chosen: ReadonlyMap<string, SelectedRow<Row>> = selected.kind === 'rows'
    ? stillThere(selected.rows, content, at)
    : new Map();
  const isSelected = ({ id }: Row): boolean => (selected.kind === 'rows' ? chosen.has(id) : !selected.except.has(id));
  const shown = content.rows.filter(isSelected);
  const select = (next: Selected<Row>): void => {
    const now = { selected: next, filter: scope };
    remembered.set(key, now);
    setKept(now);
  };

  return {
    rows: selected.kind === 'rows' ? [...chosen.values()].map(({ row }) => row) : shown,
    ids: new Set(shown.map(({ id }) => id)),
    count: selected.kind === 'rows' ? chosen.size : selected.expectedSize - selected.except.size,
    matching:
      selected.kind === 'matching' ? { expectedSize: selected.expectedSize, except: [...selected.except] } : undefined,
    onChange: (ids) => {
      if (selected.kind === 'rows') {
        const rows = new Map(chosen);
        for (const row of content.rows) {
          if (ids.has(row.id)) rows.set(row.id, { row, at });
          else rows.delete(row.id);
        }
        select({ kind: 'rows', rows });
        return;
      }
      const except = new Set(selected.except);
      for (const { id } of content.rows) {
        if (ids.has(id)) except.delete(id);
        else except.add(id);
      }
      select(except.size === selected.expectedSize ? nothing : { ...selected, except });
    },
    choose: (ids) => {
      const rows = content.rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, { row, at }] as const);
      select({ kind: 'rows', rows: new Map(rows) });
    },
    remove: (id) => {
      select({ kind: 'rows', rows: new Map([...chosen].filter(([one]) => one !== id)) });
    },
    chooseAll: () => {
      select({ kind: 'matching', expectedSize: content.total, except: new Set() });
    },
    clear: () => select(nothing),
  };
};
