/** Storage of texts by key in the browser. Its functions never throw. */
export interface TextStorage {
  /** Returns null when nothing is stored, or when the storage is disabled. */
  readonly read: (key: string) => string | null;
  /** Returns false when the storage is full or disabled. */
  readonly write: (key: string, text: string) => boolean;
  /** Deletes one key. */
  readonly remove: (key: string) => void;
  /** Deletes all keys with a prefix. */
  readonly removeUnder: (prefix: string) => void;
  /** Deletes all keys. */
  readonly clear: () => void;
  /** Returns true for a change of this storage by another tab. */
  readonly isOf: (event: StorageEvent) => boolean;
}

type UsedStorage = Pick<Storage, 'getItem' | 'setItem'> & Partial<Pick<Storage, 'removeItem' | 'clear'>>;

/** Wraps a storage. The browser may refuse any access to it, including reading `sessionStorage` itself. */
export const textStorage = (storage: () => UsedStorage): TextStorage => {
  const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt(() => storage().getItem(key), null),
    write: (key, text) =>
      attempt(() => {
        storage().setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => storage().removeItem?.(key), undefined),
    removeUnder: (prefix) =>
      attempt(() => {
        for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem?.(key);
      }, undefined),
    clear: () => attempt(() => storage().clear?.(), undefined),
    isOf: ({ storageArea }) => attempt(() => storageArea === storage(), false),
  };
};

/** Storage of this tab, until it is closed. */
export const sessionTexts = textStorage(() => sessionStorage);

/** Storage of this browser, shared by all tabs. */
export const localTexts = textStorage(() => localStorage);
