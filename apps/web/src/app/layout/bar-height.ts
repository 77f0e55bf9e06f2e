/** Height in pixels of the top bar, the same as in first-paint.css. */
export const BAR_HEIGHT = 56;
