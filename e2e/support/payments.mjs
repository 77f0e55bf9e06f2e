/** Number of payments in new data: enough for several pages of every list. */
export const payments = 600;
