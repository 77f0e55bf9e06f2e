/**
 * Selector of a dialog, menu or list box that handles the keys. An overlay that is closing is hidden, and does not
 * match.
 */
const OVERLAYS = ':is([role="dialog"], [role="menu"], [role="listbox"]):not([aria-hidden="true"] *)';

/** Returns true for a key that something else handles. */
export const isTaken = ({ defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented || document.querySelector(OVERLAYS) !== null;
