import type { Bin } from '@backoffice/contracts/bin';

/** A BIN that no payment uses; what a test or the seed wants otherwise it says. */
export const aBin = (given: Partial<Bin> & Pick<Bin, 'id'>): Bin => ({
  brand: { id: 'visa', description: 'Visa' },
  type: { id: 'credito', description: 'Crédito' },
  subtype: null,
  country: 'ARG',
  emisor: { id: 'galicia', description: 'Banco Galicia' },
  mediaPaymentId: 9,
  accreditationDay: 10,
  uses: 0,
  ...given,
});
