import { mediaPayments } from './media.generated';

/** Returns the name of a payment method, or its code if the catalogue lacks it. */
export const mediaPaymentName = (id: number): string =>
  mediaPayments.find((media) => media.id === id)?.name ?? `Medio ${id}`;

/** Returns the names of payment methods, separated by commas. */
export const mediaPaymentNames = (ids: readonly number[]): string => ids.map(mediaPaymentName).join(', ');
