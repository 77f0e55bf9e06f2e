import type { Payment, PaymentMethod, PaymentMethodChange } from '@backoffice/contracts/payment';
import { mediaOf } from '../../shared/method-change.ts';

/** Replaces the first method with a card or an account. */
export function methodUpdated(payment: Payment, change: PaymentMethodChange, now: string): Payment {
  const [previous, ...others] = payment.payment_methods;
  const method: PaymentMethod = {
    ...mediaOf(change, now),
    coupon_number: null,
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
