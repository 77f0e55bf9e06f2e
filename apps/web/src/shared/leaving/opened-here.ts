/**
 * State of a history entry that a dialog or panel of the page created. `toEntity` is the number of entries back to the
 * page without it.
 */
export const openedHere = { toEntity: 1 } as const;

/** Returns true when a dialog or panel of the page created the history entry with this state. */
export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toEntity' in state && state.toEntity === 1;

/**
 * Options of the link that opens a row. A dialog or panel of the same page gets its own history entry, so that closing
 * it goes back to the list. A row that replaces another one in the panel takes over the history entry of that row.
 * @param address address that the link opens
 * @param pathname path of the current page
 * @param state state of the history entry of the row before; undefined when none is shown
 */
export const openingOf = (address: string, pathname: string, state?: unknown) => {
  if (!address.startsWith(`${pathname}?`)) return {};
  return state === undefined
    ? { state: openedHere, preventScrollReset: true }
    : { state, replace: true, preventScrollReset: true };
};
