import type { Payment, PaymentMethod } from '@backoffice/contracts/payment';
import { newId } from '../shared/new-id.ts';
import { aMethod, aPayment, payments, type TestPlatform } from './index.ts';

/** Adds a payment, issued by default; returns its path. */
export async function storedPayment({ add }: TestPlatform, given: Partial<Payment> = {}): Promise<string> {
  const usual = { id: newId(), collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z' };
  return `/pagos/${(await add(payments, aPayment({ ...usual, ...given }))).id}`;
}

/** Approved by one online method. */
export const approved = (amount: number): Partial<Payment> => ({
  status: 'approved',
  type: 'online',
  final_amount: amount,
  payment_methods: [aMethod({ final_amount: amount })],
});

/** A method of which its gateway says this. */
export function methodIn(final_amount: number, status: string): PaymentMethod {
  const made = aMethod({ final_amount, authorization_code: null });
  return { ...made, gateway: made.gateway && { ...made.gateway, status, status_detail: null } };
}
