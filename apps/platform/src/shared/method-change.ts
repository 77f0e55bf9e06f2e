import type { PaymentMethodChange } from '@backoffice/contracts/payment';
import { dayOf } from './day.ts';
import { Problem } from './problem.ts';

/**
 * Builds the payment method from the number of a card or an account.
 * @throws Problem for an incomplete or invalid method
 */
export function mediaOf(change: PaymentMethodChange, now: string): Media {
  const faults = isCard(change) ? cardFaults(change, now) : accountFaults(change);
  if (Object.keys(faults).length > 0)
    throw new Problem(400, 'invalid_payment_method', 'The method is not complete, or not valid.', { fields: faults });
  return { ...mediaFrom(change), last_four_digits: change.number.slice(-4) };
}

/** Tells a card from an account: a CBU has 22 digits, a card at most 19 (A150, A151). */
const isCard = ({ number }: PaymentMethodChange): boolean => number.length < 22;

type Faults = Readonly<Record<string, string>>;

/** Checks a card (A99): an expiration that is not past (GAP-50), and a holder with a DNI. */
function cardFaults(
  { expiration_month: month, expiration_year: year, holder }: PaymentMethodChange,
  now: string,
): Faults {
  const thisMonth = dayOf(new Date(now)).slice(0, 7);
  const isExpired =
    month !== undefined && year !== undefined && `${year}-${String(month).padStart(2, '0')}` < thisMonth;
  return {
    ...(month === undefined ? { expiration_month: 'required' } : {}),
    ...(year === undefined ? { expiration_year: 'required' } : {}),
    ...(isExpired ? { expiration_year: 'expired' } : {}),
    ...(holder.identification.type === 'DNI_ARG' ? {} : { 'holder.identification.type': 'DNI_ARG' }),
  };
}

/** Checks an account (A99): no expiration, and a holder with a CUIT. */
const accountFaults = ({ expiration_month: month, expiration_year: year, holder }: PaymentMethodChange): Faults => ({
  ...(month === undefined ? {} : { expiration_month: 'card only' }),
  ...(year === undefined ? {} : { expiration_year: 'card only' }),
  ...(holder.identification.type === 'CUIT_ARG' ? {} : { 'holder.identification.type': 'CUIT_ARG' }),
});

/** Payment method without its number. A card keeps its first six and last four digits, an account its last four. */
export interface Media {
  readonly media_payment_id: number;
  readonly media_payment_detail: string;
  readonly first_six_digits: string | null;
  readonly last_four_digits: string;
}

function mediaFrom(change: PaymentMethodChange): Omit<Media, 'last_four_digits'> {
  if (!isCard(change)) return { media_payment_id: 1, media_payment_detail: 'CBU', first_six_digits: null };
  const first_six_digits = change.number.slice(0, 6);
  if (change.number.startsWith('4')) return { media_payment_id: 9, media_payment_detail: 'Visa', first_six_digits };
  if (change.number.startsWith('3'))
    return { media_payment_id: 2, media_payment_detail: 'American Express', first_six_digits };
  return { media_payment_id: 5, media_payment_detail: 'Mastercard', first_six_digits };
}
