import type { Notification, NotificationAttempt } from '@backoffice/contracts/notification';
import type { Payer } from '@backoffice/contracts/payer';
import { insertDocuments } from '../../database/insert-documents.ts';
import { later } from '../../seed/moments.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { aNotification } from './notification.builder.ts';
import { notifications } from './notification.table.ts';

/** Message to a payer, as a payment or a subscription lists it. */
interface SeededMessage {
  readonly id: string;
  readonly date: string;
  readonly type: string | null;
  readonly action: string | null;
}

/** Messages about one seeded entity to its payer. */
interface SeededMessages {
  readonly collectorId: string;
  readonly messages: readonly SeededMessage[];
  readonly payer: Payer | undefined;
  /** Identifiers of the entity in the payload of its messages. */
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * Inserts a delivery for each message of seeded entities. Most arrive at the first attempt, some later, a few never.
 */
export async function seedNotifications(seeding: Seeding, sent: readonly SeededMessages[]): Promise<void> {
  const random = seeding.random(20_261_123);
  await insertDocuments(
    seeding.tx,
    notifications,
    sent.flatMap((messages) => deliveriesOf(random, messages, seeding.now)),
  );
}

const deliveriesOf = (
  random: Random,
  { collectorId, messages, payer, ids }: SeededMessages,
  now: Date,
): readonly Notification[] =>
  payer === undefined
    ? []
    : messages.map((message) => ({
        ...deliveryOf(random, message, payer, now),
        signature: collectorId,
        payload: { customer_name: payer.name, ...ids },
      }));

function deliveryOf(random: Random, message: SeededMessage, payer: Payer, now: Date): Notification {
  const mail = message.type === 'email' ? payer.email : null;
  const attempts = attemptsOf(random, message.date, mail !== null).filter(({ date }) => date <= now.toISOString());
  return aNotification({
    ...message,
    ...outcomeOf(attempts.at(-1) ?? waiting(message.date)),
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
