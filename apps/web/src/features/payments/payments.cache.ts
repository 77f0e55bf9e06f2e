import type { TypePolicies } from '@apollo/client/cache';

/**
 * How the memory of the client tells the objects of payments apart. The default, type and id, would show one payment's
 * data in another's place.
 */
export const paymentTypePolicies: TypePolicies = {
  Payment: {
    // an older version must not overwrite the current one, which lists show too
    keyFields: ({ lastModified }) => (lastModified === false ? ['id', 'version'] : ['id']),
    // lists and details ask for different parts of these: an answer replaces what was known, it is never mixed with it
    fields: { payer: { merge: false }, details: { merge: false }, paymentMethods: { merge: false } },
  },
  // the payer and the origin as this payment holds them: another payment may hold the same id with other data
  PaymentPayer: { keyFields: false },
  Source: { keyFields: false },
  // the id of a row of the history is the payment's, the same in every row
  PaymentVersion: { keyFields: ['id', 'version'] },
};
