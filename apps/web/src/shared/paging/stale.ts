/** Opacity of rows that still belong to other filters: they are legible, but visibly not the current result. */
export const STALE_OPACITY = 0.6;
