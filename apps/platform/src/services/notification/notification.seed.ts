import type { Notification, NotificationAttempt } from '@backoffice/contracts/notification';
import type { Payment } from '@backoffice/contracts/payment';
import type { Subscription } from '@backoffice/contracts/subscription';
import type { Random } from '../../seed/random.ts';
import { aNotification } from './notification.builder.ts';

const minute = 60_000;

type Told = Payment['notifications'][number];

/** Whom and what a notification is about. */
interface Subject {
  readonly signature: string;
  readonly name: string | null;
  readonly email: string | null;
  /** Data of the message beside the name. */
  readonly about: Readonly<Record<string, string>>;
}

/** One in eight bounced at first, and some of those at last, too. */
function attemptsAt(random: Random, date: string): readonly NotificationAttempt[] {
  const sent = (at: string): NotificationAttempt => ({
    date: at,
    status: 'sent',
    status_detail: null,
    response: '250 OK',
  });
  const failed = (at: string): NotificationAttempt => ({
    date: at,
    status: 'error',
    status_detail: 'timeout',
    response: '451 temporary failure',
  });
  if (!random.chance(0.12)) return [sent(date)];
  const again = new Date(Date.parse(date) + 15 * minute).toISOString();
  return [failed(date), random.chance(0.6) ? sent(again) : failed(again)];
}

/** What stands in the delivery log of a notification. */
function logged(random: Random, { id, date, type, action }: Told, subject: Subject): Notification {
  const attempts = attemptsAt(random, date);
  const last = attempts.at(-1);
  const phone = `+54 9 11 ${random.digits(4)}-${random.digits(4)}`;
  return aNotification({
    id,
    date,
    type,
    action,
    signature: subject.signature,
    destination: type === 'email' && subject.email !== null ? subject.email : phone,
    status: last?.status ?? 'sent',
    status_detail: last?.status_detail ?? null,
    response: last?.response ?? null,
    retry_count: attempts.length - 1,
    attempts,
    payload: { customer_name: subject.name ?? '', ...subject.about },
    version: attempts.length,
  });
}

/** The log of what the payer of a payment was told. */
export const notificationsOfPayment = (random: Random, payment: Payment): readonly Notification[] =>
  payment.notifications.map((told) =>
    logged(random, told, {
      signature: payment.collector_id,
      name: payment.payer?.name ?? null,
      email: payment.payer?.email ?? null,
      about: { payment_id: payment.id },
    }),
  );

/** The log of what the payer of a subscription was told. */
export const notificationsOfSubscription = (random: Random, subscription: Subscription): readonly Notification[] =>
  subscription.notifications.map((told) =>
    logged(random, told, {
      signature: subscription.collector_id,
      name: subscription.payer?.name ?? null,
      email: subscription.payer?.email ?? null,
      about: { subscription_id: subscription.id },
    }),
  );
