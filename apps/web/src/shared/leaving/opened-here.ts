/**
 * State of a history entry that a dialog or panel of the page created. The page without it is that many entries back.
 */
export const openedHere = { toEntity: 1 } as const;

/** Returns true when a dialog or panel of the page created the history entry with this state. */
export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toEntity' in state && state.toEntity === 1;

/**
 * Options of the link that opens a row: what opens over its list or beside it is left by going back to the list. A row
 * that is shown in the place of another one takes over its entry of the history.
 * @param state of the entry with the row before; undefined when none is shown
 */
export const openingOf = (address: string, pathname: string, state?: unknown) => {
  if (!address.startsWith(`${pathname}?`)) return {};
  return state === undefined
    ? { state: openedHere, preventScrollReset: true }
    : { state, replace: true, preventScrollReset: true };
};
