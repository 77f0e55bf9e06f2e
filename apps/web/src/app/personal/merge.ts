import { longestViewName } from '@backoffice/validators';
import { isSameName } from '@/shared/views';
import { isOfView, isSame, isSetting, VIEW, type Entries } from './entries';
import { isViewEntry, type ViewEntry } from './list-entries';

/** State of a browser and of the gateway, and the one that they had in common last. */
export interface Sides {
  /** Undefined in a browser that never met the gateway. */
  readonly base: Entries | undefined;
  readonly local: Entries;
  readonly server: Entries;
}

/** State of the browser afterwards. */
export interface Merged {
  readonly entries: Entries;
  /** Names of views that two browsers changed: the gateway's stays, and that of this browser is another view. */
  readonly doubled: readonly string[];
}

const freeName = (name: string, isTaken: (name: string) => boolean): string => {
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`;
    const tried = name.slice(0, longestViewName - mark.length) + mark;
    if (!isTaken(tried)) return tried;
  }
};

/** Gives a view of this browser another name where one of the gateway's has it; one that shows the same is dropped. */
const besides = (entries: Map<string, unknown>, key: string, view: ViewEntry, doubled: string[]): void => {
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
  // a browser that the gateway does not know yet brings what the gateway does not have
  if (base === undefined) return server[key] === undefined;
  // nobody takes a setting back to none: it is not there yet
  return !isSame(local[key], base[key]) && (local[key] !== undefined || !isSetting(key));
};

/**
 * Joins what a browser has with what the gateway has. What only one of them changed is as it is there. Of a setting that
 * both changed, the choice of this browser stays, which is the later one; of a view, both stay.
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
    if (isViewEntry(view)) besides(entries, key, view, doubled);
  }
  return { entries: Object.fromEntries(entries), doubled };
};
