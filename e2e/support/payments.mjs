/** Number of payments in new data: enough for several pages of the payments list. */
export const payments = 600;
