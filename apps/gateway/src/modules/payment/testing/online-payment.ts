import { randomUUID } from 'node:crypto';
import type { Payment } from '@backoffice/contracts/payment';
import { aMethod, aPayment } from '@backoffice/platform/testing';

/** Creates an online payment of 100 pesos with one method. */
export const anOnlinePayment = (given: Partial<Payment> = {}): Payment =>
  aPayment({
    id: randomUUID(),
    collector_id: 'LUZN',
    request_date: '2026-11-01T15:00:00.000Z',
    final_amount: 100,
    type: 'online',
    payment_methods: [aMethod({ final_amount: 100 })],
    ...given,
  });
