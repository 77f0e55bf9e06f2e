import { longestViewName } from '@backoffice/validators';
import { isSameName } from '@/shared/views';
import { isOfView, isSame, isSetting, VIEW, type Entries } from './entries';
import { isViewEntry, type ViewEntry } from './list-entries';

/** Inputs of a three-way merge: this browser, the gateway, and their last common state. */
export interface Sides {
  /** Last common state. Undefined if this browser never synchronized with the gateway. */
  readonly base: Entries | undefined;
  readonly local: Entries;
  readonly server: Entries;
}

/** Result of a merge, to be stored in this browser. */
export interface Merged {
  readonly entries: Entries;
  /** New names of this browser's views that conflicted. The gateway's view keeps its name. */
  readonly doubled: readonly string[];
}

const freeName = (name: string, isTaken: (name: string) => boolean): string => {
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`;
    const tried = name.slice(0, longestViewName - mark.length) + mark;
    if (!isTaken(tried)) return tried;
  }
};

/**
 * Renames a view of this browser if another view of its list has the name. Drops the view if the other one also has the
 * same search.
 */
const renameIfTaken = (entries: Map<string, unknown>, key: string, view: ViewEntry, doubled: string[]): void => {
  const others = [...entries].flatMap(([other, entry]) =>
    other !== key && isViewEntry(entry) && entry.list === view.list ? [entry] : [],
  );
  const isTaken = (name: string): boolean => others.some((other) => isSameName(other.name, name));
  if (!isTaken(view.name)) return;
  if (others.some((other) => isSameName(other.name, view.name) && other.search === view.search)) {
    entries.delete(key);
    return;
  }
  const name = freeName(view.name, isTaken);
  doubled.push(name);
  entries.set(key, { ...view, name });
};

const isChangedHere = (key: string, { base, local, server }: Sides): boolean => {
  // a browser that never synchronized adds only entries that the gateway lacks
  if (base === undefined) return server[key] === undefined;
  // a setting cannot be removed: a missing one was not chosen here yet
  return !isSame(local[key], base[key]) && (local[key] !== undefined || !isSetting(key));
};

/**
 * Merges the entries of this browser and of the gateway. An entry that only one side changed takes the value of that
 * side. If both changed a setting or a list, this browser's value wins. If both changed a view, both versions are kept;
 * a version that the other side deleted is kept, too.
 */
export const merge = ({ base, local, server }: Sides, newId: () => string = () => crypto.randomUUID()): Merged => {
  const entries = new Map<string, unknown>();
  const own: string[] = [];
  const doubled: string[] = [];
  const set = (key: string, entry: unknown): void => {
    if (entry !== undefined) entries.set(key, entry);
  };
  for (const key of new Set([...Object.keys(server), ...Object.keys(local), ...Object.keys(base ?? {})])) {
    const [here, there, before] = [local[key], server[key], base?.[key]];
    if (!isChangedHere(key, { base, local, server }) || isSame(here, there)) {
      set(key, there);
    } else if (isSame(there, before) || !isOfView(key) || there === undefined) {
      set(key, here);
      own.push(key);
    } else {
      set(key, there);
      if (here === undefined) continue;
      const copy = VIEW + newId();
      set(copy, here);
      own.push(copy);
    }
  }
  for (const key of own) {
    const view = entries.get(key);
    if (isViewEntry(view)) renameIfTaken(entries, key, view, doubled);
  }
  return { entries: Object.fromEntries(entries), doubled };
};
