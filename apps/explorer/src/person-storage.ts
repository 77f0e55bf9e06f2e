/** Beginning of every key that the explorer keeps. */
const PREFIX = 'explorer:';
/** Keys of GraphiQL itself, of before its entries were kept by person. */
const FORMER = 'graphiql:';

/** Part of the browser's storage that GraphiQL writes to. */
export interface PersonStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  clear: () => void;
  readonly length: number;
  /** Empties it for good: an editor that closes writes once more. */
  forget: () => void;
}

const isOfExplorer = (key: string): boolean => key.startsWith(PREFIX) || key.startsWith(FORMER);

/** Entries whose items have the typed headers, which may hold a token of somebody. */
const withHeaders = /^graphiql:(queries|favorites)$/;

/** The same JSON without typed headers, and without what is no JSON. */
const withoutHeaders = (value: string): string => {
  try {
    return JSON.stringify(JSON.parse(value), (key, inner: unknown) => (key === 'headers' ? undefined : inner));
  } catch {
    return '';
  }
};

/**
 * Opens what the explorer keeps for a person: tabs, history, widths. What it kept for others is removed: whoever signs in
 * next in this browser sees nothing of it. Typed headers are not kept.
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

/** Keeps for as long as the page is open, where the browser keeps nothing. */
export const createPageStorage = (): PersonStorage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    forget: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
};
