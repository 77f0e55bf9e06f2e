/** Payments with which the services begin: enough for every list to have several pages. */
export const payments = 600;
