import type { PaymentMethodChange, Subscription } from '@backoffice/contracts/subscription';
import { mediaOf } from '../../shared/method-change.ts';

export const cancelled = (subscription: Subscription, reason: string, now: string): Subscription => ({
  ...subscription,
  status: 'cancelled',
  status_detail: reason,
  cancel_date: now,
});

/** Replaces the payment method. A subscription stores only its code and last four digits (A93). */
export function methodUpdated(subscription: Subscription, change: PaymentMethodChange, now: string): Subscription {
  const { media_payment_id, last_four_digits } = mediaOf(change, now);
  return { ...subscription, payment_method: { media_payment_id, last_four_digits } };
}

export const methodRemoved = (subscription: Subscription): Subscription => ({ ...subscription, payment_method: null });

export const amountUpdated = (subscription: Subscription, amount: number): Subscription => ({
  ...subscription,
  amount,
});
