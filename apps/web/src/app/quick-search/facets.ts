import { mediaPayments } from '@/domain/payment-method/media.generated';
import { withoutAccents } from '@/shared/format';
import type { PaymentStatus } from '@/shared/apollo/schema-types.generated';

/** Beginnings of the words for a status of payments, in any gender and number. */
const statuses: readonly (readonly [start: string, status: Exclude<PaymentStatus, 'UNKNOWN'>])[] = [
  ['pendiente', 'PENDING'],
  ['emitid', 'ISSUED'],
  ['aprobad', 'APPROVED'],
  ['parcial', 'PARTIAL'],
  ['rechazad', 'REJECTED'],
  ['devuelt', 'REFUNDED'],
  ['objetad', 'OBJECTED'],
  ['cancelad', 'CANCELLED'],
  ['expirad', 'EXPIRED'],
];

/** Endings of such a word. */
const ending = /^(?:[oa]s?|s|es)?$/;

/** The status of payments that a word is: `rechazado`, `rechazadas`. */
export const statusIn = (word: string): Exclude<PaymentStatus, 'UNKNOWN'> | undefined => {
  const folded = withoutAccents(word);
  return statuses.find(([start]) => folded.startsWith(start) && ending.test(folded.slice(start.length)))?.[1];
};

/** True for the word of payments that were not paid in time. */
export const isOverdue = (word: string): boolean => /^vencid[oa]s?$/.test(withoutAccents(word));

/** Codes of the payment methods that have a word in their name, or are known by it. */
export const methodsIn = (word: string): readonly number[] => {
  const folded = withoutAccents(word);
  if (folded.length < 3) return [];
  return mediaPayments
    .filter(({ name, mark }) => [...withoutAccents(name).split(' '), withoutAccents(mark)].includes(folded))
    .map(({ id }) => id);
};

/** Lists that people name beside what they look for. */
export type NamedList = 'payments' | 'subscriptions' | 'transfers' | 'withdrawals' | 'distributions';

const lists: Readonly<Record<NamedList, RegExp>> = {
  payments: /^(?:pagos?|cobros?)$/,
  subscriptions: /^suscripcion(?:es)?$/,
  transfers: /^transferencias?$/,
  withdrawals: /^retiros?$/,
  distributions: /^distribucion(?:es)?$/,
};

const named: readonly NamedList[] = ['payments', 'subscriptions', 'transfers', 'withdrawals', 'distributions'];

/** The list that a word names: `pagos`, `retiro`. */
export const listIn = (word: string): NamedList | undefined =>
  named.find((list) => lists[list].test(withoutAccents(word)));
