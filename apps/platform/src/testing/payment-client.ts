import type { Payment, PaymentMethod } from '@backoffice/contracts/payment';
import { createEntityClient, type EntityClient } from './entity-client.ts';
import { aMethod, aPayment, payments, type TestPlatform } from './index.ts';

export type PaymentClient = EntityClient<Payment>;

/** Creates a client whose payments are issued by default. */
export const createPaymentClient = ({ urls, add: addTo }: TestPlatform): PaymentClient =>
  createEntityClient({
    base: urls.payment,
    path: '/pagos',
    add: (id, given) =>
      addTo(payments, aPayment({ id, collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z', ...given })),
  });

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
