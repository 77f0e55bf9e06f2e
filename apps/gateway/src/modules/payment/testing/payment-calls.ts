import type { Payment } from '@backoffice/contracts/payment';
import { aMethod, aPayment, payments } from '@backoffice/platform/testing';
import {
  aCard,
  aChange,
  changeError,
  mutate,
  type MutationAnswer,
  type TestChangeError,
} from '../../../testing/changes.ts';
import type { TestPerson } from '../../../testing/index.ts';
import {
  address,
  reason,
  requestDate,
  type Arguments,
  type WaitingEntities,
} from '../../../testing/waiting-entities.ts';

/** Payload of a payment mutation. */
export interface PaymentAnswer {
  readonly payment: { readonly id: string; readonly statusCode: string; readonly version: number } | null;
  readonly refunds?: readonly { readonly status: string; readonly amount: string; readonly statusDetail: string }[];
  readonly error: TestChangeError | null;
}

const payment = `payment { id statusCode version refundableAmount } ${changeError}`;
const refunds = `${payment} refunds { status statusDetail amount }`;

/**
 * Mutations of the actions that take a `ChangeInput`. Each has its argument types, valid arguments and selection.
 */
export const paymentCalls = {
  cancel: {
    mutation: 'cancelPayment',
    types: { reason: 'String!' },
    args: () => ({ reason: 'Prueba' }),
    answer: payment,
  },
  updatePaymentMethod: {
    mutation: 'updatePaymentMethod',
    types: { method: 'PaymentMethodInput!' },
    args: () => ({ method: { card: aCard } }),
    answer: payment,
  },
  refund: {
    mutation: 'refundPayment',
    types: { reason: 'String!', amount: 'Decimal!', partial: 'Boolean!' },
    args: ({ final_amount }) => ({ reason: 'Prueba', amount: final_amount.toFixed(2), partial: false }),
    answer: refunds,
  },
  partialRefund: {
    mutation: 'partialRefundPayment',
    types: { reason: 'String!', methods: '[MethodRefundInput!]!' },
    args: ({ payment_methods: methods }) => {
      const place = methods.findIndex(({ gateway }) => gateway?.status === 'approved');
      const amount = (methods[place]?.final_amount ?? 1).toFixed(2);
      return { reason: 'Prueba', methods: [{ position: Math.max(place, 0), amount }] };
    },
    answer: refunds,
  },
  reverse: {
    mutation: 'reversePayment',
    types: { reason: 'String!' },
    args: () => ({ reason: 'Prueba' }),
    answer: refunds,
  },
  cancelObjection: {
    mutation: 'cancelPaymentObjection',
    types: { reason: 'String!' },
    args: () => ({ reason: 'Prueba' }),
    answer: payment,
  },
  retry: {
    mutation: 'retryPayment',
    types: { choice: 'RetryChoice!' },
    args: () => ({ choice: 'SAME_METHOD' }),
    answer: payment,
  },
  forwardNotification: { mutation: 'forwardPaymentNotification', types: {}, args: () => ({}), answer: payment },
  notifyPayer: { mutation: 'notifyPayer', types: {}, args: () => ({}), answer: payment },
  updateByGateway: { mutation: 'updatePaymentByGateway', types: {}, args: () => ({}), answer: payment },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly mutation: string;
      readonly types: Readonly<Record<string, string>>;
      readonly args: (payment: Payment) => object;
      readonly answer: string;
    }
  >
>;

/** Name of an action with a mutation. */
export type MutatingAction = keyof typeof paymentCalls;

/**
 * Sends the mutation of an action.
 * @param given arguments that replace the valid ones
 */
export const act = (
  person: TestPerson,
  action: MutatingAction,
  on: Payment,
  given: Readonly<Record<string, unknown>> = {},
): Promise<MutationAnswer<PaymentAnswer>> => {
  const { mutation, types, args, answer } = paymentCalls[action];
  return mutate(
    person,
    { mutation, types: { id: 'ID!', change: 'ChangeInput!', ...types }, answer },
    { id: on.id, change: aChange(), ...args(on), ...given },
  );
};

const method = aMethod({ final_amount: 100, type: 'qr' });
const payer = { id: null, name: 'Ana', email: address, external_reference: null, identification: null };
const online = { type: 'online', payment_methods: [method], last_due_date: null, payer } as const;

/**
 * Creates valid arguments for each mutation of the module, on a payment that allows it. Tests over all mutations use
 * them.
 */
export const paymentArguments = ({ platform, added }: WaitingEntities) => {
  const paymentThatIs = (put: Partial<Payment>, more?: Arguments) =>
    added((id) => {
      const common = { id, collector_id: 'LUZN', request_date: requestDate, final_amount: 100 };
      return platform.add(payments, aPayment({ ...common, ...online, ...put }));
    }, more);
  return {
    cancelPayment: paymentThatIs({ status: 'pending' }, { reason }),
    updatePaymentMethod: paymentThatIs({ status: 'issued' }, { method: { card: aCard } }),
    refundPayment: paymentThatIs({ status: 'approved' }, { reason, amount: '100.00', partial: false }),
    partialRefundPayment: paymentThatIs(
      { status: 'partial', payment_methods: [method, method] },
      { reason, methods: [{ position: 0, amount: '100.00' }] },
    ),
    reversePayment: paymentThatIs({ status: 'approved' }, { reason }),
    cancelPaymentObjection: paymentThatIs({ status: 'objected' }, { reason }),
    retryPayment: paymentThatIs({ status: 'rejected' }, { choice: 'SAME_METHOD' }),
    forwardPaymentNotification: paymentThatIs({ notification_url: 'https://a.example' }),
    notifyPayer: paymentThatIs({}),
    updatePaymentByGateway: paymentThatIs({}),
    refreshPayment: paymentThatIs({}),
  };
};
