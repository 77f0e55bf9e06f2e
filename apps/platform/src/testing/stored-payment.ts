import type { Payment, PaymentMethod } from '@backoffice/contracts/payment';
import { newId } from '../shared/new-id.ts';
import { aMethod, aPayment, payments, type TestPlatform } from './index.ts';

/** Adds a payment and returns its path. It is issued by default. */
export async function storedPayment({ add }: TestPlatform, given: Partial<Payment> = {}): Promise<string> {
  const usual = { id: newId(), collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z' };
  return `/pagos/${(await add(payments, aPayment({ ...usual, ...given }))).id}`;
}

/** Returns the properties of a payment that one online method approved. */
export const approved = (amount: number): Partial<Payment> => ({
  status: 'approved',
  type: 'online',
  final_amount: amount,
  payment_methods: [aMethod({ final_amount: amount })],
});

/** Builds a method with this status of its gateway. */
export function methodIn(final_amount: number, status: string): PaymentMethod {
  const made = aMethod({ final_amount, authorization_code: null });
  return { ...made, gateway: made.gateway && { ...made.gateway, status, status_detail: null } };
}
