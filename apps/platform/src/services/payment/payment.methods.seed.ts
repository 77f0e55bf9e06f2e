import type { PaymentMethod } from '@backoffice/contracts/payment';
import type { Random } from '../../seed/random.ts';
import { aMethod } from './payment.builder.ts';

interface Brand {
  readonly id: number;
  readonly name: string;
  /** First six digits of its cards; without them it is no card. */
  readonly bins?: readonly string[];
}

/** Payment methods by how often they are used (B147). */
const brands: readonly Brand[] = [
  { id: 9, name: 'Visa', bins: ['450995', '454775', '402766'] },
  { id: 10, name: 'Visa Débito', bins: ['450799', '476520'] },
  { id: 5, name: 'Mastercard', bins: ['517562', '531993', '546553'] },
  { id: 27, name: 'Mastercard Débito', bins: ['527555', '511795'] },
  { id: 2, name: 'American Express', bins: ['371180', '377792'] },
  { id: 6, name: 'Cabal', bins: ['604201', '589657'] },
  { id: 7, name: 'Naranja', bins: ['589562'] },
  { id: 94, name: 'Transferencia' },
  { id: 1, name: 'CBU' },
  { id: 97, name: 'Rapipago' },
  { id: 98, name: 'Pago Fácil' },
  { id: 95, name: 'Efectivo' },
];
const rejections = [
  'cc_rejected_insufficient_amount',
  'cc_rejected_card_expired',
  'cc_rejected_bad_filled_security_code',
  'cc_rejected_call_for_authorize',
  'expired_card',
  'cc_rejected_high_risk',
] as const;

/** Why a gateway refuses. */
export const rejectionOf = (random: Random): string => random.pick(rejections);

/** What the gateway said of a method: approved, rejected, or nothing yet. */
export type GatewayStatus = 'approved' | 'rejected' | 'pending';

/** One method of payment with what its gateway knows. */
export function seededMethod(
  random: Random,
  amount: number,
  type: 'online' | 'qr',
  status: GatewayStatus,
  now: Date,
): PaymentMethod {
  const brand = random.pick(brands);
  const isCard = brand.bins !== undefined;
  return aMethod({
    final_amount: amount,
    type,
    media_payment_id: brand.id,
    media_payment_detail: brand.name,
    coupon_number: isCard ? random.digits(6) : null,
    first_six_digits: brand.bins === undefined ? null : random.pick(brand.bins),
    last_four_digits: isCard || brand.id === 1 ? random.digits(4) : null,
    expiration_month: isCard ? random.between(1, 12) : null,
    expiration_year: isCard ? now.getUTCFullYear() + random.between(0, 5) : null,
    promotion_id: isCard && random.chance(0.1) ? `PROMO${random.digits(3)}` : null,
    installments: isCard && random.chance(0.5) ? random.pick([1, 3, 6, 12]) : null,
    authorization_code: status === 'approved' ? random.digits(6) : null,
    gateway: {
      batch_number: random.digits(3),
      ticket_number: random.digits(5),
      transaction_id: random.digits(10),
      status,
      status_detail: status === 'rejected' ? rejectionOf(random) : status === 'approved' ? 'accredited' : null,
      ppt_owner: random.pick(['PPT', 'COMERCIO']),
    },
  });
}

/** A token payment: media payment 92 with its conversion (A213). */
export function tokenMethod(random: Random, amount: number): PaymentMethod {
  const factor = random.between(90_000, 140_000) / 100;
  return aMethod({
    final_amount: amount,
    media_payment_id: 92,
    media_payment_detail: 'Tokens',
    first_six_digits: null,
    last_four_digits: null,
    expiration_month: null,
    expiration_year: null,
    authorization_code: null,
    currency_conversion_info: {
      conversion_factor: factor,
      original_currency: 'USDT',
      destination_currency: 'ARS',
      original_amount: Math.round((amount / factor) * 1_000_000) / 1_000_000,
      converted_amount: amount,
    },
  });
}
