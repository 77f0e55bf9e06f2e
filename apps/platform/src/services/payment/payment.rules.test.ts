// Guards: The payment service enforces its state rules.
import type { Payment } from '@backoffice/contracts/payment';
import { aMethod, aPayment } from './payment.builder.ts';
import { isOverdue, type PaymentChange, type Refusal, refuse } from './payment.rules.ts';

/** Noon of 21 November in Buenos Aires. */
const now = new Date('2026-11-21T15:00:00.000Z');
const payment = (given: Partial<Payment>): Payment =>
  aPayment({ id: 'a'.repeat(24), collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z', ...given });
const method = (type: string | null, status = 'approved') => {
  const made = aMethod({ final_amount: 100, type });
  return { ...made, gateway: made.gateway && { ...made.gateway, status } };
};
const retryIs = (active: boolean) => ({ presets: { actions: [{ name: 'retry', active }] } });
const payer = { id: null, name: 'Ana', email: 'ana@correo.example', external_reference: null, identification: null };

const yesterday = '2026-11-21T02:59:59.999Z'; // still 20 November in Buenos Aires
const today = '2026-11-21T03:00:00.000Z';

type Row = readonly [change: PaymentChange, when: string, given: Partial<Payment>, refusal: Refusal | undefined];

const statuses = [
  'pending',
  'issued',
  'approved',
  'partial',
  'rejected',
  'refunded',
  'objected',
  'cancelled',
  'expired',
];
const inStatuses = (
  change: PaymentChange,
  allowed: readonly string[],
  refusal: Refusal,
  given: Partial<Payment> = {},
): Row[] =>
  statuses.map((status) => [
    change,
    `in status ${status}`,
    { ...given, status },
    allowed.includes(status) ? undefined : refusal,
  ]);

const rows: readonly Row[] = [
  ...inStatuses('cancelPayment', ['pending', 'issued'], 'payment_not_cancellable'),
  ...inStatuses('updatePaymentMethod', ['issued'], 'payment_method_not_changeable'),
  ...inStatuses('cancelPaymentObjection', ['objected'], 'payment_not_objected'),
  ...inStatuses('reversePayment', ['approved'], 'payment_not_reversible'),
  ...inStatuses('retryPayment', ['rejected'], 'payment_not_retryable'),
  ...inStatuses('refundPayment', ['approved'], 'payment_not_refundable', { type: 'online' }),
  ...inStatuses('partialRefundPayment', ['partial'], 'payment_not_partially_refundable', {
    payment_methods: [method('online'), method('online', 'rejected')],
  }),

  ['retryPayment', 'due yesterday', { status: 'rejected', last_due_date: yesterday }, 'payment_overdue'],
  ['retryPayment', 'due today', { status: 'rejected', last_due_date: today }, undefined],
  ['retryPayment', 'without a last due date', { status: 'rejected', last_due_date: null }, undefined],
  ['retryPayment', 'with retry inactive', { status: 'rejected', ...retryIs(false) }, 'payment_retry_inactive'],
  ['retryPayment', 'with retry active', { status: 'rejected', ...retryIs(true) }, undefined],
  ['retryPayment', 'without presets', { status: 'rejected', presets: null }, undefined],

  [
    'refundPayment',
    'QR with one method',
    { status: 'approved', type: 'qr', payment_methods: [method('qr')] },
    undefined,
  ],
  [
    'refundPayment',
    'QR with two methods',
    { status: 'approved', type: 'qr', payment_methods: [method('qr'), method('qr')] },
    'payment_not_refundable',
  ],
  [
    'refundPayment',
    'QR with two methods, the first online',
    { status: 'approved', type: 'qr', payment_methods: [method('online'), method('qr')] },
    undefined,
  ],
  [
    'refundPayment',
    'of no type, online method',
    { status: 'approved', payment_methods: [method('online')] },
    undefined,
  ],
  ['refundPayment', 'of no type, no method', { status: 'approved' }, 'payment_not_refundable'],

  [
    'partialRefundPayment',
    'with one method',
    { status: 'partial', payment_methods: [method('online')] },
    'payment_not_partially_refundable',
  ],
  [
    'partialRefundPayment',
    'with no approved method',
    { status: 'partial', payment_methods: [method('online', 'rejected'), method('online', 'rejected')] },
    'payment_not_partially_refundable',
  ],

  ['forwardPaymentNotification', 'with an address', { notification_url: 'https://api.luzn.example/n' }, undefined],
  ['forwardPaymentNotification', 'without an address', {}, 'payment_without_notification_url'],

  ['notifyPayer', 'with an e-mail', { payer }, undefined],
  ['notifyPayer', 'without an e-mail', { payer: { ...payer, email: null } }, 'payment_payer_without_email'],
  ['notifyPayer', 'without a payer', {}, 'payment_payer_without_email'],
  ['notifyPayer', 'due yesterday', { payer, last_due_date: yesterday }, 'payment_overdue'],
  ['notifyPayer', 'due today', { payer, last_due_date: today }, undefined],

  [
    'updatePaymentByGateway',
    'with a method and a type',
    { type: 'online', payment_methods: [method('online')] },
    undefined,
  ],
  ['updatePaymentByGateway', 'without a method', { type: 'online' }, 'payment_without_gateway'],
  ['updatePaymentByGateway', 'without a type', { payment_methods: [method('online')] }, 'payment_without_gateway'],
];

test.each(rows)('%s %s', (change, _when, given, refusal) => {
  expect(refuse(change, payment(given), now)).toBe(refusal);
});

test.each([
  ['2026-11-22T02:59:59.999Z', false, 'one millisecond to midnight of the day'],
  ['2026-11-22T03:00:00.000Z', true, 'midnight in Buenos Aires'],
])('a payment that is due on 21 November, at %s, is overdue: %s (%s)', (moment, overdue) => {
  expect(isOverdue({ last_due_date: '2026-11-21T10:00:00.000Z' }, new Date(moment))).toBe(overdue);
});
