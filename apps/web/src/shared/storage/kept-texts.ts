/** Texts by key that the browser keeps. Remembering may fail: nothing here throws. */
export interface KeptTexts {
  /** Null when nothing is kept, or the storage is switched off. */
  readonly read: (key: string) => string | null;
  /** False when the storage is full or switched off. */
  readonly write: (key: string, text: string) => boolean;
  /** Leaves nothing under the key. */
  readonly remove: (key: string) => void;
  /** Leaves nothing under the keys that begin so. */
  readonly removeUnder: (prefix: string) => void;
  /** Leaves nothing at all. */
  readonly clear: () => void;
  /** True for a change of this storage in another tab. */
  readonly isOf: (event: StorageEvent) => boolean;
}

type UsedStorage = Pick<Storage, 'getItem' | 'setItem'> & Partial<Pick<Storage, 'removeItem' | 'clear'>>;

/** Reads and writes a storage, which a browser may refuse at any time, even by name. */
export const keptTexts = (storage: () => UsedStorage): KeptTexts => {
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

/** Texts of this tab, until it is closed. */
export const sessionTexts = keptTexts(() => sessionStorage);

/** Texts of this browser, which every tab sees. */
export const localTexts = keptTexts(() => localStorage);
