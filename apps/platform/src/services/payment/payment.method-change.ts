import type { Payment, PaymentMethod, PaymentMethodChange } from '@backoffice/contracts/payment';
import { Problem } from '../../shared/problem.ts';
import { dayOf } from './payment.rules.ts';

/** Puts a card or an account in the place of the first method. Six and four digits of a card stay, four of an account. */
export function methodUpdated(payment: Payment, change: PaymentMethodChange, now: string): Payment {
  const faults = isCard(change) ? cardFaults(change, now) : accountFaults(change);
  if (Object.keys(faults).length > 0)
    throw new Problem(400, 'invalid_payment_method', 'The method is not complete, or not valid.', { fields: faults });
  const [previous, ...others] = payment.payment_methods;
  const method: PaymentMethod = {
    ...mediaOf(change),
    coupon_number: null,
    last_four_digits: change.number.slice(-4),
    expiration_month: change.expiration_month ?? null,
    expiration_year: change.expiration_year ?? null,
    promotion_id: null,
    amount: previous?.amount ?? payment.final_amount,
    final_amount: previous?.final_amount ?? payment.final_amount,
    currency_id: payment.currency_id,
    installments: previous?.installments ?? 1,
    authorization_code: null,
    type: 'online',
    currency_conversion_info: null,
    gateway: null,
  };
  return { ...payment, type: 'online', payment_methods: [method, ...others] };
}

/** A CBU has 22 digits, a card at most 19 (A150, A151). */
const isCard = ({ number }: PaymentMethodChange): boolean => number.length < 22;

type Faults = Readonly<Record<string, string>>;

/** A99: a card has an expiration, not past (GAP-50), and a holder with a DNI. */
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

/** A99: an account has no expiration, and a holder with a CUIT. */
const accountFaults = ({ expiration_month: month, expiration_year: year, holder }: PaymentMethodChange): Faults => ({
  ...(month === undefined ? {} : { expiration_month: 'card only' }),
  ...(year === undefined ? {} : { expiration_year: 'card only' }),
  ...(holder.identification.type === 'CUIT_ARG' ? {} : { 'holder.identification.type': 'CUIT_ARG' }),
});

type Media = Pick<PaymentMethod, 'media_payment_id' | 'media_payment_detail' | 'first_six_digits'>;

function mediaOf(change: PaymentMethodChange): Media {
  if (!isCard(change)) return { media_payment_id: 1, media_payment_detail: 'CBU', first_six_digits: null };
  const first_six_digits = change.number.slice(0, 6);
  if (change.number.startsWith('4')) return { media_payment_id: 9, media_payment_detail: 'Visa', first_six_digits };
  if (change.number.startsWith('3'))
    return { media_payment_id: 2, media_payment_detail: 'American Express', first_six_digits };
  return { media_payment_id: 5, media_payment_detail: 'Mastercard', first_six_digits };
}
