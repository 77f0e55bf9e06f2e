/** Pixels of the bar above the page, as in first-paint.css. */
export const BAR_HEIGHT = 56;
