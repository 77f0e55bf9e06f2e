/** Key prefix of the explorer. */
const PREFIX = 'explorer:';
/** Key prefix of GraphiQL, from the time before entries were stored by person. */
const FORMER = 'graphiql:';

/** Storage of GraphiQL for one person. */
export interface PersonStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  clear: () => void;
  readonly length: number;
  /** Removes all entries, and ignores later writes: a closing editor writes once more. */
  forget: () => void;
}

const isOfExplorer = (key: string): boolean => key.startsWith(PREFIX) || key.startsWith(FORMER);

/** Entries that contain typed headers, in which there may be a token. */
const withHeaders = /^graphiql:(queries|favorites)$/;

/** Removes typed headers from JSON. Returns an empty text for malformed JSON. */
const withoutHeaders = (value: string): string => {
  try {
    return JSON.stringify(JSON.parse(value), (key, inner: unknown) => (key === 'headers' ? undefined : inner));
  } catch {
    return '';
  }
};

/**
 * Opens the explorer's storage for a person: tabs, history and widths, without typed headers. Entries of other people
 * are removed, so that they stay private in a shared browser.
 */
export const openPersonStorage = (storage: Storage, personId: string): PersonStorage => {
  const own = `${PREFIX}${personId}:`;
  const keys = (): string[] => Array.from({ length: storage.length }, (_none, at) => storage.key(at) ?? '');
  const remove = (isGone: (key: string) => boolean): void => {
    for (const key of keys().filter(isGone)) storage.removeItem(key);
  };
  remove((key) => isOfExplorer(key) && !key.startsWith(own));
  let isOpen = true;
  const clear = (): void => remove((key) => key.startsWith(own));
  return {
    getItem: (key) => storage.getItem(own + key),
    setItem: (key, value) => {
      if (isOpen) storage.setItem(own + key, withHeaders.test(key) ? withoutHeaders(value) : value);
    },
    removeItem: (key) => storage.removeItem(own + key),
    clear,
    forget: () => {
      isOpen = false;
      clear();
    },
    get length() {
      return keys().filter((key) => key.startsWith(own)).length;
    },
  };
};

/** Creates a storage in memory, for a browser that blocks its own. */
export const createPageStorage = (): PersonStorage => {
  const kept = new Map<string, string>();
  let isOpen = true;
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (isOpen) kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    forget: () => {
      isOpen = false;
      kept.clear();
    },
    get length() {
      return kept.size;
    },
  };
};
