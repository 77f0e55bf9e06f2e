import type { Payment } from '@backoffice/contracts/payment';
import { withFirstAttempt } from '../notification/notification.delivery.ts';
import { createNotificationRepository } from '../notification/notification.repository.ts';
import type { ChangeTools } from '../../shared/change-handler.ts';
import { undecidedMethod } from './payment.gateway.ts';

export const cancelled = (payment: Payment, reason: string, { now }: ChangeTools): Payment => ({
  ...payment,
  status: 'cancelled',
  status_detail: reason,
  cancel_date: now,
});

export const objectionCancelled = (payment: Payment, reason: string): Payment => ({
  ...payment,
  status: 'approved',
  status_detail: reason,
});

/** Retries a rejected payment (A125). Code A charges the same method again; code B waits for another method. */
export const retried = (payment: Payment, code: 'A' | 'B'): Payment => ({
  ...payment,
  status: code === 'A' ? 'pending' : 'issued',
  status_detail: code === 'A' ? 'retry_same_method' : 'retry_other_method',
  payment_methods: code === 'A' ? payment.payment_methods.map(undecidedMethod) : payment.payment_methods,
  rejected_date: null,
});

/** Notifies the collector again (A120). The new attempt replaces the newest notification, and counts one retry more. */
export function collectorNotified(payment: Payment, { now }: ChangeTools): Payment {
  const [last, ...older] = payment.collector_notifications;
  const sent = {
    url: payment.notification_url ?? '',
    response: '200 OK',
    status: 'sent',
    status_detail: null,
    retry_count: last === undefined ? 0 : last.retry_count + 1,
    original_request: { id: payment.id, status: payment.status, final_amount: payment.final_amount },
    last_retry: now,
  };
  return { ...payment, collector_notifications: [sent, ...older] };
}

/** Sends a reminder to the payer (A121). The delivery log has the message with the same id. */
export async function payerNotified(payment: Payment, { now, newId, tx }: ChangeTools): Promise<Payment> {
  const notification = { id: newId(), date: now, type: 'email', action: 'payment_reminder' };
  const message = {
    ...notification,
    signature: payment.collector_id,
    destination: payment.payer?.email ?? '',
    payload: { customer_name: payment.payer?.name ?? '', payment_id: payment.id },
  };
  await createNotificationRepository(tx).add(withFirstAttempt(message, now));
  return { ...payment, notifications: [notification, ...payment.notifications] };
}
