/** Maximum page size. The services have the same limit (`limit` in the contracts). */
export const largestPage = 100;

/** Maximum number of rows in one bulk action. */
export const largestSelection = 1_000;
