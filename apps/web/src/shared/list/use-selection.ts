import { useState } from 'react';
import type { GridContent } from '@/shared/grid';
import { useCameBack } from '@/shared/neighbors';

/** Selected row, with the page on which it was selected. */
interface SelectedRow<Row> {
  readonly row: Row;
  /** Page and order, as JSON. */
  readonly at: string;
}

/** Rows that were selected individually on any page, or all matching rows except some. */
type Selected<Row> =
  | { readonly kind: 'rows'; readonly rows: ReadonlyMap<string, SelectedRow<Row>> }
  | { readonly kind: 'matching'; readonly expectedSize: number; readonly except: ReadonlySet<string> };

interface Identified {
  readonly id: string;
}

/** Selection of a list. */
export interface Selection<Row> {
  /** Selected rows with their data. When all matching rows are selected, only those of the shown page. */
  readonly rows: readonly Row[];
  /** Identifiers of the selected rows on the shown page. */
  readonly ids: ReadonlySet<string>;
  readonly count: number;
  /** Set when all matching rows were selected: their number at that time, and the excluded rows. */
  readonly matching: { readonly expectedSize: number; readonly except: readonly string[] } | undefined;
  /** Replaces the selection on the shown page; other pages keep theirs. */
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Replaces the whole selection by rows of the shown page. */
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** Removes an individually selected row of any page from the selection. */
  readonly remove: (id: string) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

interface Variables {
  readonly filter?: unknown;
}

interface SelectableList<Row> {
  /** Key of the list, under which its selection is stored. */
  readonly key: string;
  readonly content: Pick<GridContent<Row>, 'rows' | 'total' | 'loading'>;
  readonly variables: Variables;
}

/** Stored selection of a list, with the filter that it belongs to. */
interface Kept<Row> {
  readonly selected: Selected<Row>;
  /** Filter of the list, as JSON. */
  readonly filter: string;
}

/** Selections by the keys of their lists, stored until the tab is closed or reloaded. */
const remembered = new Map<string, Kept<Identified>>();

/** Type guard: a key belongs to one list, so its rows have one type. */
const isOfList = <Row extends Identified>(kept: Kept<Identified> | undefined, list: string): kept is Kept<Row> =>
  kept !== undefined && remembered.get(list) === kept;

const nothing = { kind: 'rows', rows: new Map<string, never>() } as const;

/**
 * Returns the selected rows that may still match. A row that disappeared from its page counts as no longer matching.
 */
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

/** Hook that returns the page of the visible rows. The previous rows stay visible while the next ones are loading. */
const usePageShown = (asked: string, loading: boolean): string => {
  const [shown, setShown] = useState(asked);
  if (shown !== asked && !loading) setShown(asked);
  return shown;
};

/**
 * Hook that selects rows on any page, or all matching rows. The selection applies only while the list has the filter
 * under which it was made. A person who returns from a row's detail finds the selection restored.
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
