import type { PaymentMethod } from '@backoffice/contracts/payment';
import type { Random } from '../../seed/random.ts';
import { aMethod } from './payment.builder.ts';

interface Brand {
  readonly id: number;
  readonly name: string;
  /** First six digits of its cards. Absent when the method is not a card. */
  readonly bins?: readonly string[];
}

/** Payment methods of the seeded payments (B147). */
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

/** Properties that all methods of one payment share. */
export interface MethodsPlan {
  readonly type: 'online' | 'qr';
  /** Status of the payment, which determines its methods and the decisions about them. */
  readonly status: string;
  readonly amount: number;
  readonly now: Date;
}

/**
 * Returns the methods of a payment in this status: none for an issued or expired payment, sometimes several that share
 * the amount.
 */
export function seededMethods(random: Random, plan: MethodsPlan): readonly PaymentMethod[] {
  const { status, amount } = plan;
  if (status === 'issued' || status === 'expired' || (status === 'cancelled' && random.chance(0.7))) return [];
  if (status === 'partial') {
    const [first, second] = parted(amount, 0.6);
    const [third, fourth] = random.chance(0.3) ? parted(first, 0.5) : [first, 0];
    const approved = [third, fourth].filter((part) => part > 0);
    return [
      ...approved.map((part) => method(random, plan, part, 'approved')),
      method(random, plan, second, 'rejected'),
    ];
  }
  if (status === 'approved' && random.chance(0.04)) return [tokenMethod(random, amount)];
  const gateway = status === 'rejected' ? 'rejected' : status === 'pending' ? 'pending' : 'approved';
  const parts = random.chance(0.08) ? parted(amount, 0.5) : [amount];
  return parts.map((part) => method(random, plan, part, gateway));
}

/** Splits an amount into two parts of whole cents. */
function parted(amount: number, share: number): [number, number] {
  const first = Math.round(amount * share * 100);
  return [first / 100, (Math.round(amount * 100) - first) / 100];
}

/** Decision of the company that processes a method; `pending` before it decides. */
type GatewayStatus = 'approved' | 'rejected' | 'pending';

/** Builds one method with the data of its gateway. */
function method(random: Random, { type, now }: MethodsPlan, amount: number, status: GatewayStatus): PaymentMethod {
  const brand = random.pick(brands);
  return aMethod({
    final_amount: amount,
    type,
    media_payment_id: brand.id,
    media_payment_detail: brand.name,
    ...(brand.bins === undefined ? noCard(random, brand) : card(random, brand.bins, now)),
    authorization_code: status === 'approved' ? random.digits(6) : null,
    gateway: {
      batch_number: random.digits(3),
      ticket_number: random.digits(5),
      transaction_id: random.digits(10),
      status,
      status_detail: status === 'rejected' ? random.pick(rejections) : status === 'approved' ? 'accredited' : null,
      ppt_owner: random.pick(['PPT', 'COMERCIO']),
    },
  });
}

const card = (random: Random, bins: readonly string[], now: Date) => ({
  coupon_number: random.digits(6),
  first_six_digits: random.pick(bins),
  last_four_digits: random.digits(4),
  expiration_month: random.between(1, 12),
  expiration_year: now.getUTCFullYear() + random.between(0, 5),
  promotion_id: random.chance(0.1) ? `PROMO${random.digits(3)}` : null,
  installments: random.chance(0.5) ? random.pick([1, 3, 6, 12]) : null,
});

const noCard = (random: Random, brand: Brand) => ({
  coupon_number: null,
  first_six_digits: null,
  last_four_digits: brand.name === 'CBU' ? random.digits(4) : null,
  expiration_month: null,
  expiration_year: null,
  promotion_id: null,
  installments: null,
});

/** Builds a token payment: media payment 92 with its conversion (A213). */
function tokenMethod(random: Random, amount: number): PaymentMethod {
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
