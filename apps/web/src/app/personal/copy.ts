import { preferences, type Choices } from '@/shared/preferences';
import { differing, type Entries } from './entries';
import { forgetCommonState, readCommonState, writeCommonState, type CommonState } from './common-state';
import { listChoices, listEntries, listKeys } from './list-entries';
import { merge } from './merge';
import { settingChoices, settingEntries, settingKeys } from './settings-entries';

interface CopyOptions {
  readonly person: string;
  /** Called with the new names of this browser's views that conflicted with views of the gateway. */
  readonly onDoubled: (names: readonly string[]) => void;
}

/** This browser's copy of a person's choices, beside the copy of the gateway. */
export interface LocalCopy {
  readonly entries: () => Entries;
  /** State at the last synchronization. Undefined if this browser never synchronized with the gateway. */
  readonly kept: () => CommonState | undefined;
  /**
   * Merges the current state of the gateway into this browser.
   * @param change returns the current state, from that of the last synchronization
   * @param accepted entries of this browser that the gateway just stored. Later edits here count as changes of these
   */
  readonly take: (change: (kept: CommonState | undefined) => CommonState, accepted?: Entries) => void;
  /** Keys of entries that differ from the gateway's, without refused ones. Empty before the first synchronization. */
  readonly waiting: () => readonly string[];
  /** Marks an entry as refused by the gateway, until the page reloads or the entry changes. */
  readonly refuse: (key: string, entry: unknown) => void;
  /**
   * Removes from this browser the choices that the gateway stores.
   * @returns false, without removing anything, if the gateway lacks some of them
   */
  readonly leave: () => boolean;
}

const textOf = (entry: unknown): string => JSON.stringify(entry ?? null);

/** Returns the choices that follow the person to other browsers. */
const entriesOf = (choices: Choices): Entries => ({ ...settingEntries(choices), ...listEntries(choices) });

/** Returns the choices that stay in this browser after sign-out. */
const staying = (now: Choices): Choices =>
  Object.fromEntries(
    Object.entries({ ...now, ...listChoices(now, {}) }).filter(
      ([key, value]) => !settingKeys.includes(key) && !(listKeys.includes(key) && textOf(value) === '{}'),
    ),
  );

/** Creates this browser's copy of a person's choices. */
export const createLocalCopy = ({ person, onDoubled }: CopyOptions): LocalCopy => {
  const refused = new Map<string, string>();
  const entries = (): Entries => entriesOf(preferences.of(person));
  const kept = () => readCommonState(person);
  const differingFrom = (one: CommonState): readonly string[] => differing(entries(), one.entries);

  return {
    entries,
    kept,
    take: (change, accepted = {}) => {
      const before = kept();
      const server = change(before);
      const base = before && { ...before.entries, ...accepted };
      const merged = merge({ base, local: entries(), server: server.entries });
      const now = preferences.of(person);
      preferences.replace(person, {
        ...now,
        ...settingChoices(merged.entries),
        ...listChoices(now, merged.entries),
      });
      writeCommonState(person, server);
      if (merged.doubled.length > 0) onDoubled(merged.doubled);
    },
    waiting: () => {
      const known = kept();
      const here = entries();
      return known ? differingFrom(known).filter((key) => refused.get(key) !== textOf(here[key])) : [];
    },
    refuse: (key, entry) => {
      refused.set(key, textOf(entry));
    },
    leave: () => {
      const known = kept();
      if (known === undefined || differingFrom(known).length > 0) return false;
      preferences.leave(person, staying(preferences.of(person)));
      forgetCommonState(person);
      return true;
    },
  };
};
