// Guards: The subscription service enforces its state rules.
import type { Subscription } from '@backoffice/contracts/subscription';
import { aSubscription } from './subscription.builder.ts';
import { type Refusal, refuse, type SubscriptionChange } from './subscription.rules.ts';

const statuses = ['active', 'pending', 'review', 'payer_deferred', 'rejected', 'finished', 'cancelled', 'unheard_of'];
const types = ['subscription', 'adhesion', 'plan', 'unheard_of'];
const card = { media_payment_id: 9, last_four_digits: '3704' };

type Row = readonly [change: SubscriptionChange, given: Partial<Subscription>, refusal: Refusal | undefined];

/** Changes that each status refuses, with the reason, from the specification (A134 to A138, CON-10). */
const rows: readonly Row[] = statuses.flatMap((status) => {
  const whenCancelled = <Code extends Refusal>(code: Code) => (status === 'cancelled' ? code : undefined);
  return [
    ['cancelSubscription', { status }, whenCancelled('subscription_not_cancellable')],
    ['updateSubscriptionMethod', { status }, whenCancelled('subscription_method_not_changeable')],
    [
      'deleteSubscriptionPaymentMethod',
      { status, payment_method: card },
      whenCancelled('subscription_method_not_changeable'),
    ],
    [
      'deleteSubscriptionPaymentMethod',
      { status, payment_method: null },
      whenCancelled('subscription_method_not_changeable') ?? 'subscription_without_payment_method',
    ],
    ...types.map((type): Row => {
      const isAllowed = status !== 'cancelled' && (type === 'subscription' || type === 'adhesion');
      return [
        'updateSubscriptionAmount',
        { status, type },
        isAllowed ? undefined : 'subscription_amount_not_changeable',
      ];
    }),
  ];
});

test.each(rows)('the rule of %s for %j gives the refusal %s', (change, given, refusal) => {
  const request_date = '2026-11-20T12:00:00.000Z';
  const subscription = aSubscription({ id: 'a'.repeat(24), collector_id: 'LUZN', request_date, ...given });
  expect(refuse(change, subscription)).toBe(refusal);
});
