/** Titles of the screens of payer references, which the first page knows. */
export const payerReferenceTitles = { title: 'Referencias de pagadores', new: 'Nueva referencia' } as const;
