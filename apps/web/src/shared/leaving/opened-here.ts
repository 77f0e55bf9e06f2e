/** Marks the entry of the browser's history that a dialog or a panel made: so many entries back is the page without it. */
export const openedHere = { toEntity: 1 } as const;

/** Returns whether the entry of the history with this state was made by a dialog or a panel of the page. */
export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toEntity' in state && state.toEntity === 1;

/** Options of the link that opens a row: what opens over its list or beside it is left by going back to the list. */
export const openingOf = (address: string, pathname: string) =>
  address.startsWith(`${pathname}?`) ? { state: openedHere, preventScrollReset: true } : {};
