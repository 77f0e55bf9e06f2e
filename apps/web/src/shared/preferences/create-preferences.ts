import { isRecord } from '@/shared/is-record';
import type { TextStorage } from '@/shared/storage';

/** Choices of a person, by the key of the preference. `Preference.read` validates each. */
export type Choices = Readonly<Record<string, unknown>>;

/** Preference of a person. */
export interface Preference<Value> {
  readonly key: string;
  /** Value until the person chooses one. */
  readonly initial: Value;
  /**
   * Validates a stored value. Undefined when it is malformed or has an older format; then the initial value applies.
   */
  readonly read: (kept: unknown) => Value | undefined;
}

/**
 * Listener of changes.
 * @param isHere false when another tab or the server made the change
 */
type OnChoice = (isHere: boolean) => void;

interface Preferences {
  /** Returns the choices of a person. The object stays the same until one of them changes. */
  readonly of: (person: string) => Choices;
  readonly change: <Value>(person: string, preference: Preference<Value>, next: (now: Value) => Value) => void;
  /** Replaces the stored choices of a person by those from the server. */
  readonly replace: (person: string, choices: Choices) => void;
  /** Replaces the stored choices when the person signs out; the displayed ones stay. */
  readonly leave: (person: string, choices: Choices) => void;
  /** Handles a change of the storage by another tab; null means that all keys were deleted. */
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

/** Returns the chosen value, or the initial one. */
export const chosen = <Value>({ key, initial, read }: Preference<Value>, choices: Choices): Value =>
  (Object.hasOwn(choices, key) ? read(choices[key]) : undefined) ?? initial;

/**
 * Creates the store of all persons' choices in this browser. When the storage is full or disabled, choices last until
 * the page is closed.
 */
export const createPreferences = (storage: Pick<TextStorage, 'read' | 'write' | 'remove'>): Preferences => {
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
      // read again, to keep what another tab wrote since
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
