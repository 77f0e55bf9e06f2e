/** The page of a payer. */
export const payerPath = (id: string): string => `/pagadores/${encodeURIComponent(id)}`;
