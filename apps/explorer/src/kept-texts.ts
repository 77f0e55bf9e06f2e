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
 * Returns the explorer's storage for a person. If the browser's storage is blocked, it lasts until the page is closed.
 */
export const keepFor = (personId: string): PersonStorage =>
  attempt(() => openPersonStorage(localStorage, personId), createPageStorage());

/** Key of the operation in the session storage during the sign-in. Each tab has its own. */
const GIVEN = 'explorer.given';

/** Stores the operation of a screen. Does nothing if the storage is full or blocked. */
export const keepGiven = (fragment: string): void => attempt(() => sessionStorage.setItem(GIVEN, fragment), undefined);

/** Returns the stored operation and removes it. Empty if there is none. */
export const takeGiven = (): string =>
  attempt(() => {
    const kept = sessionStorage.getItem(GIVEN) ?? '';
    sessionStorage.removeItem(GIVEN);
    return kept;
  }, '');
