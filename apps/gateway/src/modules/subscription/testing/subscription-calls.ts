import type { Subscription } from '@backoffice/contracts/subscription';
import { aSubscription, subscriptions } from '@backoffice/platform/testing';
import {
  aCard,
  aChange,
  changeError,
  mutate,
  type MutationAnswer,
  type TestChangeError,
} from '../../../testing/changes.ts';
import type { TestPerson } from '../../../testing/index.ts';
import { requestDate, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Payload of a subscription mutation. */
export interface SubscriptionAnswer {
  readonly subscription: { readonly id: string; readonly statusCode: string; readonly version: number } | null;
  /** Set for an e-mail only. */
  readonly notificationId?: string | null;
  readonly error: TestChangeError | null;
}

const answer = `subscription { id statusCode version amount paymentMethod { paymentMethodCode lastFourDigits } } ${changeError}`;
const ofOne = { id: 'ID!', change: 'ChangeInput!' };

/** Mutations of the actions: types and valid values of their arguments, and their selection. */
export const subscriptionCalls = {
  cancel: {
    mutation: 'cancelSubscription',
    types: { ...ofOne, reason: 'String!' },
    args: { reason: 'Prueba' },
    answer,
  },
  updatePaymentMethod: {
    mutation: 'updateSubscriptionMethod',
    types: { ...ofOne, method: 'PaymentMethodInput!' },
    args: { method: { card: aCard } },
    answer,
  },
  deletePaymentMethod: { mutation: 'deleteSubscriptionPaymentMethod', types: ofOne, args: {}, answer },
  updateAmount: {
    mutation: 'updateSubscriptionAmount',
    types: { ...ofOne, amount: 'Decimal!' },
    args: { amount: '1234.50' },
    answer,
  },
  sendNotification: {
    mutation: 'sendNotification',
    types: { subscriptionId: 'ID!', change: 'ChangeInput!', action: 'NotificationAction!', to: 'String!' },
    args: { action: 'DOWNLOAD_RECEIPTS', to: 'ana@correo.example' },
    answer: `${answer} notificationId`,
  },
} as const;

/** Name of an action with a mutation. */
export type MutatingAction = keyof typeof subscriptionCalls;

/**
 * Sends the mutation of an action.
 * @param given arguments that replace the valid ones
 */
export const act = (
  person: TestPerson,
  action: MutatingAction,
  on: Pick<Subscription, 'id'>,
  given: Readonly<Record<string, unknown>> = {},
): Promise<MutationAnswer<SubscriptionAnswer>> => {
  const { args, ...mutation } = subscriptionCalls[action];
  const subject = action === 'sendNotification' ? { subscriptionId: on.id } : { id: on.id };
  return mutate(person, mutation, { ...subject, change: aChange(), ...args, ...given });
};

const method = { media_payment_id: 10, last_four_digits: '1234' };

/**
 * Creates valid arguments for each mutation of the module, on an active subscription. Tests over all mutations use
 * them.
 */
export const subscriptionArguments = ({ platform, added }: WaitingEntities) => {
  const add = (id: string) => {
    const subscription = { id, collector_id: 'LUZN', request_date: requestDate };
    return platform.add(subscriptions, aSubscription({ ...subscription, payment_method: method }));
  };
  const subscription = (action: MutatingAction) => added(add, subscriptionCalls[action].args);
  return {
    cancelSubscription: subscription('cancel'),
    updateSubscriptionMethod: subscription('updatePaymentMethod'),
    deleteSubscriptionPaymentMethod: subscription('deletePaymentMethod'),
    updateSubscriptionAmount: subscription('updateAmount'),
    refreshSubscription: added(add),
    sendNotification: async () => {
      const { id: subscriptionId, ...more } = await subscription('sendNotification')();
      return { subscriptionId, ...more };
    },
  };
};
