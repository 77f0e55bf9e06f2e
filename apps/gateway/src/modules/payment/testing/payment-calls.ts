import { randomUUID } from 'node:crypto';
import type { Payment } from '@backoffice/contracts/payment';
import type { TestError, TestPerson } from '../../../testing/index.ts';

/** What a mutation of a payment answers in a test. */
export interface PaymentAnswer {
  readonly payment: { readonly id: string; readonly statusCode: string; readonly version: number } | null;
  readonly refunds?: readonly { readonly status: string; readonly amount: string; readonly statusDetail: string }[];
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly extendedCode: string | null;
    readonly fields: readonly { readonly name: string; readonly message: string }[];
  } | null;
}

/** How a mutation ended: its payload, or the errors in its place. */
export interface Done {
  readonly payload: PaymentAnswer | null;
  readonly errors: readonly TestError[] | undefined;
}

const payment =
  'payment { id statusCode version refundableAmount } error { code message extendedCode fields { name message } }';
const refunds = `${payment} refunds { status statusDetail amount }`;

const holder = { name: 'Ana Pérez', identificationNumber: '12345678' };
/** A card as the form gives it. */
export const aCard = { number: '4509953566233704', expirationMonth: 11, expirationYear: 2090, holder };

/** Every action that changes something: its mutation, the type and a good value of its arguments, and what it answers. */
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
      return { reason: 'Prueba', methods: [{ paymentMethodId: Math.max(place, 0), amount }] };
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

/** Name of an action that changes something. */
export type ChangingAction = keyof typeof paymentCalls;

/** A fresh key and the first version, as a dialog gives them. */
export const aChange = () => ({ idempotencyKey: randomUUID(), version: 1 });

/** Does an action on a payment; what is given stands in place of the good arguments. */
export const act = async (
  person: TestPerson,
  action: ChangingAction,
  on: Payment,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Done> => {
  const { mutation, types, args, answer } = paymentCalls[action];
  const all = { id: 'ID!', change: 'ChangeInput!', ...types };
  const declared = Object.entries(all).map(([name, type]) => `$${name}: ${type}`);
  const passed = Object.keys(all).map((name) => `${name}: $${name}`);
  const { data, errors } = await person.query<{ payload: PaymentAnswer } | null>(
    `mutation (${declared.join(', ')}) { payload: ${mutation}(${passed.join(', ')}) { ${answer} } }`,
    { id: on.id, change: aChange(), ...args(on), ...given },
  );
  return { payload: data?.payload ?? null, errors };
};
