/** The page of a payer. */
export const payerPath = (id: string): string => `/pagadores/${encodeURIComponent(id)}`;

/** The search of payers for those with an e-mail address. */
export const payersByEmailPath = (email: string): string => `/pagadores?q=${encodeURIComponent(email)}`;
