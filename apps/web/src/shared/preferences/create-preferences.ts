import { isRecord } from '@/shared/is-record';
import type { KeptTexts } from '@/shared/storage';

/** The choices of a person by the key of each preference; `Preference.read` checks each. */
export type Choices = Readonly<Record<string, unknown>>;

/** One thing that a person can choose. */
export interface Preference<Value> {
  readonly key: string;
  /** Until something was chosen. */
  readonly initial: Value;
  /** Checks what is kept; undefined when it is malformed, or of an older form, which is then as if never chosen. */
  readonly read: (kept: unknown) => Value | undefined;
}

/** Called on a change. @param isHere false when another tab made it */
type OnChoice = (isHere: boolean) => void;

interface Preferences {
  /** The same object until something changes. */
  readonly of: (person: string) => Choices;
  readonly change: <Value>(person: string, preference: Preference<Value>, next: (now: Value) => Value) => void;
  /** Puts other choices in the place of those that are kept, as they come from the server. */
  readonly replace: (person: string, choices: Choices) => void;
  /** Leaves these choices alone in the storage, for when the person is gone; what is shown stays. */
  readonly leave: (person: string, choices: Choices) => void;
  /** Another tab wrote this key of the storage; null when it cleared all. */
  readonly written: (key: string | null) => void;
  readonly subscribe: (listener: OnChoice) => () => void;
}

const PREFIX = 'preferences.';

const parse = (text: string | null): Choices => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
};

/** The current choice, or the initial value. */
export const chosen = <Value>({ key, initial, read }: Preference<Value>, choices: Choices): Value =>
  (Object.hasOwn(choices, key) ? read(choices[key]) : undefined) ?? initial;

/**
 * Stores the choices of each person in this browser. With a storage that is full or switched off, a choice lasts for the
 * visit.
 */
export const createPreferences = (storage: Pick<KeptTexts, 'read' | 'write' | 'remove'>): Preferences => {
  const known = new Map<string, Choices>();
  const unsaved = new Set<string>();
  const listeners = new Set<OnChoice>();

  const kept = (person: string): Choices => parse(storage.read(PREFIX + person));
  const keep = (person: string, choices: Choices): void => {
    if (storage.write(PREFIX + person, JSON.stringify(choices))) unsaved.delete(person);
    else unsaved.add(person);
  };
  const tell = (isHere: boolean): void => {
    for (const listener of listeners) listener(isHere);
  };
  const of = (person: string): Choices => {
    const before = known.get(person);
    if (before) return before;
    const choices = kept(person);
    known.set(person, choices);
    return choices;
  };

  return {
    of,
    change: (person, preference, next) => {
      // another tab may have written since: what it chose elsewhere stays
      const before = unsaved.has(person) ? of(person) : kept(person);
      const choices = { ...before, [preference.key]: next(chosen(preference, before)) };
      known.set(person, choices);
      keep(person, choices);
      tell(true);
    },
    replace: (person, choices) => {
      const text = JSON.stringify(choices);
      if (text === JSON.stringify(of(person)) && text === storage.read(PREFIX + person)) return;
      known.set(person, choices);
      keep(person, choices);
      tell(false);
    },
    leave: (person, choices) => {
      if (Object.keys(choices).length === 0) storage.remove(PREFIX + person);
      else storage.write(PREFIX + person, JSON.stringify(choices));
    },
    written: (key) => {
      if (key === null) known.clear();
      else if (!key.startsWith(PREFIX)) return;
      else known.delete(key.slice(PREFIX.length));
      tell(false);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Reads a stored boolean; undefined when it is malformed. */
export const readBoolean = (kept: unknown): boolean | undefined => (typeof kept === 'boolean' ? kept : undefined);

/** Reads a stored list of texts; undefined when it is malformed. */
export const readTexts = (kept: unknown): readonly string[] | undefined =>
  Array.isArray(kept) && kept.every((item) => typeof item === 'string') ? kept : undefined;

/** Reads a stored record, each value by `readOne`; malformed values are dropped. */
export const readEach =
  <Value>(readOne: (kept: unknown) => Value | undefined) =>
  (kept: unknown): Readonly<Record<string, Value>> | undefined => {
    if (!isRecord(kept)) return undefined;
    return Object.fromEntries(
      Object.entries(kept).flatMap(([key, part]) => {
        const value = readOne(part);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  };
