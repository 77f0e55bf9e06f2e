// Guards: Every action of a subscription follows the specification in every state.
import { aSubscription } from '@backoffice/platform/testing';
import type { Subscription } from '@backoffice/contracts/subscription';
import { combinationsOf, noFourEyes, type SpecifiedRule, testActions } from '../../testing/action-table.ts';
import type { ActionName } from '../../module-kit/change/action-rules.ts';
import { subscriptionActions, subscriptionChanges } from './subscription.actions.ts';
import { subscriptionFrom } from './subscription.mappers.ts';
import type { ReasonCode } from './subscription.texts.ts';

type Specified = SpecifiedRule<Subscription, ReasonCode>;

const isType =
  (type: string) =>
  (subscription: Subscription): boolean =>
    subscription.type === type;
const notCancelled: Specified['needs'][number] = ['cancelled', ({ status }) => status !== 'cancelled'];
const noPlan: Specified['needs'][number] = ['plan', ({ type }) => type !== 'plan'];

const specifiedRules: Readonly<Record<ActionName<typeof subscriptionActions>, Specified>> = {
  cancel: {
    source: 'A134: unless cancelled, with cancel permission',
    permission: 'SUBSCRIPTION_CANCEL',
    needs: [notCancelled],
  },
  updatePaymentMethod: {
    source: 'A135: unless cancelled, with update permission',
    permission: 'SUBSCRIPTION_UPDATE',
    needs: [notCancelled],
  },
  deletePaymentMethod: {
    source: 'A136: a method exists, not cancelled, with the removal permission',
    permission: 'SUBSCRIPTION_REMOVE_PAYMENT_METHOD',
    needs: [notCancelled, ['no_method', ({ payment_method: method }) => method !== null]],
  },
  updateAmount: {
    source: 'A137: only type subscription, not cancelled',
    permission: 'SUBSCRIPTION_UPDATE',
    needs: [noPlan, ['not_subscription', isType('subscription')], notCancelled],
  },
  updateAmountOfMany: {
    source: 'A137, A141: multi-edit requires type adhesion, not cancelled',
    permission: 'SUBSCRIPTION_UPDATE',
    needs: [noPlan, ['not_adhesion', isType('adhesion')], notCancelled],
  },
  sendNotification: {
    source: 'A138: active or pending',
    permission: 'NOTIFICATION_SEND',
    needs: [['not_active_or_pending', ({ status }) => status === 'active' || status === 'pending']],
  },
  openForm: { source: 'A133, A139, CON-11: the current version', permission: 'SUBSCRIPTION_SHOW', needs: [] },
  refresh: { source: 'A139: current version only', permission: 'SUBSCRIPTION_SHOW', needs: [] },
  history: { source: 'A139: current version only', permission: 'SUBSCRIPTION_SHOW_HISTORY', needs: [] },
};

const plain = aSubscription({ id: 's1', collector_id: 'LUZN', request_date: '2026-05-01T12:00:00.000Z' });
const combinations = combinationsOf(plain, {
  status: 'active pending cancelled rejected finished payer_deferred review held_by_bank'.split(' '),
  type: ['subscription', 'adhesion', 'plan', 'gift'],
  payment_method: [null, { media_payment_id: 10, last_four_digits: '1234' }],
  last_modified: [true, false, undefined],
});

const now = new Date('2026-11-21T02:30:00.000Z');

testActions({ actions: subscriptionActions, entityOf: subscriptionFrom, specifiedRules, documents: combinations, now });

test('the mutation changes the amount of subscriptions and of adhesions, whichever screen offers it (CON-10)', () => {
  const refusalOf = (type: string, status = 'active') =>
    subscriptionChanges.refusal('updateAmount', subscriptionFrom({ ...plain, type, status }), {
      can: () => true,
      ...noFourEyes,
      now,
    })?.code;
  expect(['subscription', 'adhesion', 'plan'].map((type) => refusalOf(type))).toEqual([undefined, undefined, 'plan']);
  expect(['subscription', 'adhesion'].map((type) => refusalOf(type, 'cancelled'))).toEqual(['cancelled', 'cancelled']);
});
