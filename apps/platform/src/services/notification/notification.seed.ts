import type { Notification, NotificationAttempt } from '@backoffice/contracts/notification';
import type { Payer } from '@backoffice/contracts/payer';
import { later } from '../../seed/moments.ts';
import type { Random } from '../../seed/random.ts';
import { aNotification } from './notification.builder.ts';

/** What a payment or a subscription says of a message to its payer. */
interface Told {
  readonly id: string;
  readonly date: string;
  readonly type: string | null;
  readonly action: string | null;
}

/** Whoever tells its payer: a payment or a subscription. */
interface Teller {
  readonly collector_id: string;
  readonly notifications: readonly Told[];
}

/** The rows of the delivery log for what a payer was told, with the identifiers of what it was told about. */
export type Deliver = (
  teller: Teller,
  payer: Payer | undefined,
  about: Readonly<Record<string, string>>,
) => readonly Notification[];

/** Most messages arrive at once, some after a while, a few never. */
export const deliverWith =
  (random: Random, now: Date): Deliver =>
  ({ notifications, collector_id: signature }, payer, about) =>
    payer === undefined
      ? []
      : notifications.map((told) => ({
          ...deliveryOf(random, told, payer, now),
          signature,
          payload: { customer_name: payer.name, ...about },
        }));

function deliveryOf(random: Random, told: Told, payer: Payer, now: Date): Notification {
  const mail = told.type === 'email' ? payer.email : null;
  const attempts = attemptsOf(random, told.date, mail !== null).filter(({ date }) => date <= now.toISOString());
  return aNotification({
    ...told,
    ...outcomeOf(attempts.at(-1) ?? waiting(told.date)),
    destination: mail ?? telephoneOf(payer),
    retry_count: Math.max(0, attempts.length - 1),
    attempts,
    version: Math.max(1, attempts.length),
  });
}

const outcomeOf = ({ status, status_detail, response }: NotificationAttempt) => ({ status, status_detail, response });

const telephoneOf = ({ phones: [phone] }: Payer): string => `+549${phone?.area_code ?? ''}${phone?.phone_number ?? ''}`;

const waiting = (date: string): NotificationAttempt => ({
  date,
  status: 'pending',
  status_detail: null,
  response: null,
});

function attemptsOf(random: Random, date: string, isMail: boolean): readonly NotificationAttempt[] {
  const arrived = { status: 'sent', status_detail: null, response: isMail ? '250 OK' : '200 OK' };
  const kind = random.next();
  if (kind < 0.85) return [{ date, ...arrived }];
  if (kind < 0.87) return [waiting(date)];
  const failed = random.pick(isMail ? mailFailures : phoneFailures);
  const failures = Array.from({ length: random.between(1, 3) }, (_, position) => ({
    date: later(date, position * 30),
    status: 'error',
    ...failed,
  }));
  return kind < 0.96 ? [...failures, { date: later(date, failures.length * 30), ...arrived }] : failures;
}

type Failure = Pick<NotificationAttempt, 'status_detail' | 'response'>;

const mailFailures: readonly Failure[] = [
  { status_detail: 'bounced', response: '550 mailbox unavailable' },
  { status_detail: 'mailbox_full', response: '452 insufficient storage' },
  { status_detail: 'timeout', response: '421 service not available' },
];
const phoneFailures: readonly Failure[] = [
  { status_detail: 'undeliverable', response: '470 message undeliverable' },
  { status_detail: 'timeout', response: null },
];
