import { mediaPayments } from './media.generated';

/** The name of a payment method; its code when the catalogue does not know it. */
export const mediaPaymentName = (id: number): string =>
  mediaPayments.find((media) => media.id === id)?.name ?? `Medio ${id}`;

/** The names of several payment methods, in one line. */
export const mediaPaymentNames = (ids: readonly number[]): string => ids.map(mediaPaymentName).join(', ');
