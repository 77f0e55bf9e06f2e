import type { Bin } from '@backoffice/contracts/bin';

/** Builds a BIN that no payment uses. The given properties replace the defaults. */
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
