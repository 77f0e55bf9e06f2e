/** Where the browser remembers the jobs of a person, as text; nothing of it is believed before it was checked. */
export interface JobMemory {
  readonly read: (person: string) => string | null;
  /** Null forgets. */
  readonly write: (person: string, text: string | null) => void;
  /** Tells of changes, also of those that another tab makes. */
  readonly subscribe: (listener: () => void) => () => void;
}

const keyOf = (person: string): string => `jobs.${person}`;

const listeners = new Set<() => void>();

/** The browser's own storage. */
export const jobMemory: JobMemory = {
  read: (person) => {
    try {
      return localStorage.getItem(keyOf(person));
    } catch {
      return null; // storage is switched off: jobs are followed in the history alone
    }
  },
  write: (person, text) => {
    try {
      if (text === null) localStorage.removeItem(keyOf(person));
      else localStorage.setItem(keyOf(person), text);
    } catch {
      // storage is full or switched off
    }
    for (const listener of listeners) listener();
  },
  subscribe: (listener) => {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
};
