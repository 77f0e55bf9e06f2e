import { createPageStorage, openPersonStorage, type PersonStorage } from './person-storage';

const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/** Returns the theme stored by the back office, which has the same origin. Null if the storage is blocked. */
export const readTheme = (): string | null => attempt(() => localStorage.getItem('theme.mode'), null);

/**
 * Returns the explorer's storage for a person. If the browser blocks its storage, the entries last until the page is
 * closed.
 */
export const storageOf = (personId: string): PersonStorage =>
  attempt(() => openPersonStorage(localStorage, personId), createPageStorage());

/** Session storage key of the operation during the sign-in. Each tab has its own session storage. */
const GIVEN = 'explorer.given';

/** Stores the address fragment that contains an operation. Does nothing if the storage is full or blocked. */
export const keepGiven = (fragment: string): void => attempt(() => sessionStorage.setItem(GIVEN, fragment), undefined);

/** Returns the stored fragment and removes it. Empty if there is none. */
export const takeGiven = (): string =>
  attempt(() => {
    const kept = sessionStorage.getItem(GIVEN) ?? '';
    sessionStorage.removeItem(GIVEN);
    return kept;
  }, '');
