import { createPageStorage, openPersonStorage, type PersonStorage } from './person-storage';

const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/** The theme that the back-office, which has the same origin, keeps; null where the storage is switched off. */
export const readTheme = (): string | null => attempt(() => localStorage.getItem('theme.mode'), null);

/** Storage of the explorer for a person; where the storage is switched off, as long as the page is open. */
export const keepFor = (personId: string): PersonStorage =>
  attempt(() => openPersonStorage(localStorage, personId), createPageStorage());

/** Key under which the operation of a screen waits while the person signs in; each tab has its own. */
const GIVEN = 'explorer.given';

/** Keeps the operation of a screen; a storage that is full or switched off keeps none. */
export const keepGiven = (fragment: string): void => attempt(() => sessionStorage.setItem(GIVEN, fragment), undefined);

/** The operation that was kept, once; empty without one. */
export const takeGiven = (): string =>
  attempt(() => {
    const kept = sessionStorage.getItem(GIVEN) ?? '';
    sessionStorage.removeItem(GIVEN);
    return kept;
  }, '');
