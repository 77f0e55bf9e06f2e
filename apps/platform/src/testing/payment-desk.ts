import { randomUUID } from 'node:crypto';
import type { Payment, PaymentMethod } from '@backoffice/contracts/payment';
import { type Calls, callsTo } from './calls.ts';
import { aMethod, aPayment, type TestPlatform } from './index.ts';

/** What tests of the payment service do over and over. */
export interface PaymentDesk extends Calls {
  /** Puts a payment in, issued unless said otherwise; answers its path. */
  readonly stored: (given?: Partial<Payment>) => Promise<string>;
  /** The payment at a path. */
  readonly read: (path: string) => Promise<Payment>;
}

export function createPaymentDesk(platform: TestPlatform): PaymentDesk {
  const calls = callsTo(platform.urls.payment);
  return {
    ...calls,
    stored: async (given = {}) => {
      const id = randomUUID().replaceAll('-', '').slice(0, 24);
      const request_date = '2026-11-20T12:00:00.000Z';
      await platform.addPayment(aPayment({ id, collector_id: 'LUZN', request_date, ...given }));
      return `/pagos/${id}`;
    },
    read: async (path) => (await calls.get<Payment>(path)).body,
  };
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
