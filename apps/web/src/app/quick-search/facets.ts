import type {
  DistributionStatus,
  PaymentStatus,
  RefundStatus,
  SubscriptionStatus,
  TransferStatus,
  WithdrawalStatus,
  WithdrawStatus,
} from '@/shared/apollo/schema-types.generated';
import { mediaPayments } from '@/domain/payment-method/media.generated';
import { withoutAccents } from '@/shared/format';

type Known<Status> = Exclude<Status, 'UNKNOWN'>;

/** Code of one status in each list that has it. */
interface Meant {
  readonly payments?: Known<PaymentStatus>;
  readonly refunds?: Known<RefundStatus>;
  readonly subscriptions?: Known<SubscriptionStatus>;
  readonly transfers?: Known<TransferStatus>;
  readonly withdrawals?: Known<WithdrawalStatus>;
  readonly withdraws?: Known<WithdrawStatus>;
  readonly distributions?: Known<DistributionStatus>;
}

/** Status that a word means, with its code in each list. */
export interface StatusMeaning {
  readonly label: string;
  readonly of: Meant;
}

/** Statuses with the stem of the Spanish word and the code in addresses. */
const statuses: readonly (StatusMeaning & { readonly start: string; readonly code: string })[] = [
  {
    ...{ start: 'pendiente', code: 'pending', label: 'Pendiente' },
    of: {
      ...{ payments: 'PENDING', refunds: 'PENDING', subscriptions: 'PENDING', transfers: 'PENDING' },
      ...{ withdrawals: 'PENDING_AUTHORIZATION', withdraws: 'PENDING', distributions: 'AUTHORIZATION_PENDING' },
    },
  },
  { start: 'emitid', code: 'issued', label: 'Emitido', of: { payments: 'ISSUED' } },
  {
    ...{ start: 'aprobad', code: 'approved', label: 'Aprobado' },
    of: { payments: 'APPROVED', refunds: 'APPROVED', distributions: 'SUCCESS' },
  },
  { start: 'parcial', code: 'partial', label: 'Parcial', of: { payments: 'PARTIAL' } },
  {
    ...{ start: 'rechazad', code: 'rejected', label: 'Rechazado' },
    of: {
      ...{ payments: 'REJECTED', refunds: 'REJECTED', subscriptions: 'REJECTED', transfers: 'REJECTED' },
      ...{ withdrawals: 'REFUSED', withdraws: 'REJECTED', distributions: 'REJECTED' },
    },
  },
  { start: 'devuelt', code: 'refunded', label: 'Devuelto', of: { payments: 'REFUNDED' } },
  { start: 'objetad', code: 'objected', label: 'Objetado', of: { payments: 'OBJECTED' } },
  {
    ...{ start: 'cancelad', code: 'cancelled', label: 'Cancelado' },
    of: { payments: 'CANCELLED', subscriptions: 'CANCELLED' },
  },
  { start: 'expirad', code: 'expired', label: 'Expirado', of: { payments: 'EXPIRED' } },
  { start: 'conciliad', code: 'conciliated', label: 'Conciliada', of: { transfers: 'CONCILIATED' } },
  { start: 'autorizad', code: 'authorized', label: 'Autorizado', of: { withdrawals: 'AUTHORIZED' } },
  {
    ...{ start: 'transferid', code: 'transferred', label: 'Transferido' },
    of: { withdrawals: 'TRANSFERRED', withdraws: 'TRANSFERRED' },
  },
];

/** Endings of the stem: gender and number. */
const ending = /^(?:[oa]s?|s|es)?$/;

/** Returns the status that a word means: `rechazado`, `rechazadas`, `rejected`. */
export const statusIn = (word: string): StatusMeaning | undefined => {
  const folded = withoutAccents(word);
  return statuses.find(
    ({ start, code }) => code === folded || (folded.startsWith(start) && ending.test(folded.slice(start.length))),
  );
};

/** Returns true for the word of overdue payments. */
export const isOverdue = (word: string): boolean => /^(?:vencid[oa]s?|overdue)$/.test(withoutAccents(word));

/** Returns the media payments whose name or brand contains the word. Words under three letters match none. */
export const methodsIn = (word: string): readonly number[] => {
  const folded = withoutAccents(word);
  if (folded.length < 3) return [];
  return mediaPayments
    .filter(({ name, mark }) => [...withoutAccents(name).split(' '), withoutAccents(mark)].includes(folded))
    .map(({ id }) => id);
};

/** Lists that a person may name in the text. */
export type NamedList = 'payments' | 'refunds' | 'subscriptions' | 'transfers' | 'withdrawals' | 'distributions';

const lists: Readonly<Record<NamedList, RegExp>> = {
  payments: /^(?:pagos?|cobros?)$/,
  refunds: /^(?:devolucion(?:es)?|reembolsos?)$/,
  subscriptions: /^suscripcion(?:es)?$/,
  transfers: /^transferencias?$/,
  withdrawals: /^retiros?$/,
  distributions: /^distribucion(?:es)?$/,
};

const named: readonly NamedList[] = [
  'payments',
  'refunds',
  'subscriptions',
  'transfers',
  'withdrawals',
  'distributions',
];

/** Returns the list that a word names: `pagos`, `retiro`. */
export const listIn = (word: string): NamedList | undefined =>
  named.find((list) => lists[list].test(withoutAccents(word)));
