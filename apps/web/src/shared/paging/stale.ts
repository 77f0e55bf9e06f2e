/** Rows of other filters are still there to be read, and do not look like the answer. */
export const STALE_OPACITY = 0.6;
