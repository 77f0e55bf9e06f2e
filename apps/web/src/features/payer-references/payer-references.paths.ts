/** The list of payer references. */
export const payerReferencesPath = '/pagadores/referencias';

/** The form of a new one. */
export const newReferencePath = `${payerReferencesPath}/crear`;
