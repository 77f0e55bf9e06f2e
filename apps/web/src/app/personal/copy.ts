import { preferences, type Choices } from '@/shared/preferences';
import { differing, type Entries } from './entries';
import { forgetKept, readKept, writeKept, type Kept } from './kept';
import { listChoices, listEntries, listKeys } from './list-entries';
import { merge } from './merge';
import { settingChoices, settingEntries, settingKeys } from './settings-entries';

interface CopyOptions {
  readonly person: string;
  /** Two browsers changed these views: that of this browser has this name now. */
  readonly onDoubled: (names: readonly string[]) => void;
}

/** Copy of a person's choices in this browser, beside that of the gateway. */
export interface LocalCopy {
  readonly entries: () => Entries;
  /** State that both had in common last; undefined in a browser that never met the gateway. */
  readonly kept: () => Kept | undefined;
  /**
   * Joins what the gateway has now with what is here.
   * @param accepted entries that the gateway took from here
   */
  readonly take: (change: (kept: Kept | undefined) => Kept, accepted?: Entries) => void;
  /** Keys of what the gateway does not have yet, and may take. */
  readonly waiting: () => readonly string[];
  /** Remembers for this visit what the gateway does not take as it is. */
  readonly refuse: (key: string, entry: unknown) => void;
  /** Leaves nothing in this browser that the gateway has. @returns whether it has everything */
  readonly leave: () => boolean;
}

const textOf = (entry: unknown): string => JSON.stringify(entry ?? null);

/** Choices that follow the person. */
const entriesOf = (choices: Choices): Entries => ({ ...settingEntries(choices), ...listEntries(choices) });

/** Choices that stay in this browser when the person leaves it. */
const staying = (now: Choices): Choices =>
  Object.fromEntries(
    Object.entries({ ...now, ...listChoices(now, {}) }).filter(
      ([key, value]) => !settingKeys.includes(key) && !(listKeys.includes(key) && textOf(value) === '{}'),
    ),
  );

/** Creates the copy of a person's choices. */
export const createLocalCopy = ({ person, onDoubled }: CopyOptions): LocalCopy => {
  const refused = new Map<string, string>();
  const entries = (): Entries => entriesOf(preferences.of(person));
  const kept = () => readKept(person);
  const differingFrom = (one: Kept): readonly string[] => differing(entries(), one.entries);

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
      writeKept(person, server);
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
      forgetKept(person);
      return true;
    },
  };
};
