// Guards: Every action of a payment follows the specification: in each status and version, for each pair of the values
// of other fields.
import { aMethod, aPayment } from '@backoffice/platform/testing';
import type { Payment, PaymentMethod } from '@backoffice/contracts/payment';
import { type Dimensions, pairwise, noFourEyes, type SpecifiedRule, testActions } from '../../testing/action-table.ts';
import type { ActionName } from '../../module-kit/change/action-rules.ts';
import { paymentActions } from './payment.actions.ts';
import { paymentFrom } from './payment.mappers.ts';
import type { ReasonCode } from './payment.texts.ts';

/** 23:30 of the 20th in Buenos Aires, which is the 21st in UTC. */
const now = new Date('2026-11-21T02:30:00.000Z');
const dueDates = {
  none: null,
  longAgo: '2026-06-15T12:00:00.000Z',
  endOfYesterday: '2026-11-20T02:59:59.999Z',
  startOfToday: '2026-11-20T03:00:00.000Z',
  endOfToday: '2026-11-21T02:59:59.999Z',
  tomorrow: '2026-11-21T03:00:00.000Z',
} as const;

const isOneOf =
  (...statuses: string[]) =>
  ({ status }: Payment) =>
    statuses.includes(status);
const dayHasPassed = ({ last_due_date: due }: Payment) => due === dueDates.longAgo || due === dueDates.endOfYesterday;
const notOverdue: SpecifiedRule<Payment, ReasonCode>['needs'][number] = [
  'overdue',
  (payment) => !dayHasPassed(payment),
];

const specifiedRules: Readonly<Record<ActionName<typeof paymentActions>, SpecifiedRule<Payment, ReasonCode>>> = {
  cancel: {
    source: 'A112: pending or issued, with cancel permission',
    permission: 'PAYMENT_CANCEL',
    needs: [['not_pending_or_issued', isOneOf('pending', 'issued')]],
  },
  updatePaymentMethod: {
    source: 'A113: issued, with update permission',
    permission: 'PAYMENT_UPDATE',
    needs: [['not_issued', isOneOf('issued')]],
  },
  refund: {
    source: 'A114: approved, type online (or first method online), or QR with exactly one method; refund permission',
    permission: 'PAYMENT_REFUND',
    needs: [
      ['not_approved', isOneOf('approved')],
      [
        'not_refundable_type',
        ({ type, payment_methods: [first, ...others] }) =>
          [type, first?.type].includes('online') || (type === 'qr' && first !== undefined && others.length === 0),
      ],
    ],
  },
  partialRefund: {
    source: 'A115: partial, refund permission, more than one method, at least one of them approved in its gateway',
    permission: 'PAYMENT_REFUND',
    needs: [
      ['not_partial', isOneOf('partial')],
      ['single_method', ({ payment_methods: [, second] }) => second !== undefined],
      ['no_approved_method', (payment) => JSON.stringify(payment.payment_methods).includes('"status":"approved"')],
    ],
  },
  reverse: {
    source: 'A116: approved, with reverse permission',
    permission: 'PAYMENT_REVERSE',
    needs: [['not_approved', isOneOf('approved')]],
  },
  cancelObjection: {
    source: 'A117: objected, with cancel-objection permission',
    permission: 'PAYMENT_CANCEL_OBJECTION',
    needs: [['not_objected', isOneOf('objected')]],
  },
  retry: {
    source: 'A118: rejected, not overdue, and no preset action "retry" marked inactive',
    permission: 'PAYMENT_UPDATE',
    needs: [
      ['not_rejected', isOneOf('rejected')],
      notOverdue,
      ['retry_inactive', ({ presets }) => !JSON.stringify(presets).includes('{"name":"retry","active":false}')],
    ],
  },
  retryOfMany: {
    source: 'A118 and A125: as retry; one whose card expired is retried alone, with another method',
    permission: 'PAYMENT_UPDATE',
    needs: [
      ['not_rejected', isOneOf('rejected')],
      notOverdue,
      ['retry_inactive', ({ presets }) => !JSON.stringify(presets).includes('{"name":"retry","active":false}')],
      ['card_expired', ({ status_detail: detail }) => detail !== 'expired_card'],
    ],
  },
  openForm: {
    source: 'A119: not refunded',
    permission: 'PAYMENT_SHOW',
    needs: [['refunded', (payment) => !isOneOf('refunded')(payment)]],
  },
  forwardNotification: {
    source: 'A120: notification_url is set',
    permission: 'NOTIFICATION_SEND',
    needs: [['no_notification_url', ({ notification_url: url }) => (url ?? '') !== '']],
  },
  notifyPayer: {
    source: 'A121: not overdue and the payer has an e-mail',
    permission: 'NOTIFICATION_SEND',
    needs: [notOverdue, ['payer_without_email', ({ payer }) => payer !== null && payer.email !== null]],
  },
  updateByGateway: {
    source: 'A122: has methods and a type, with gateway-update permission',
    permission: 'PAYMENT_UPDATE_GATEWAY',
    needs: [
      ['no_methods', ({ payment_methods: methods }) => methods.length > 0],
      ['no_type', ({ type }) => type !== null],
    ],
  },
  refresh: { source: 'A123: always', permission: 'PAYMENT_SHOW', onAnyVersion: true, needs: [] },
  history: { source: 'A123: always', permission: 'PAYMENT_SHOW_HISTORY', onAnyVersion: true, needs: [] },
};

const method = (type: 'online' | 'qr', status: 'approved' | 'rejected'): PaymentMethod => {
  const standard = aMethod({ final_amount: 10, type });
  return { ...standard, gateway: standard.gateway && { ...standard.gateway, status } };
};
const { online, qr } = {
  online: { approved: method('online', 'approved'), rejected: method('online', 'rejected') },
  qr: { approved: method('qr', 'approved'), rejected: method('qr', 'rejected') },
};
const noPayer = { id: null, name: null, email: null, external_reference: null, identification: null };

const plain = aPayment({ id: 'a1', collector_id: 'LUZN', request_date: '2026-05-01T12:00:00.000Z' });
const statuses = 'pending issued approved partial rejected refunded objected cancelled expired held_by_bank'.split(' ');
/** Fields beside the status that the rules read, with their possible values. */
const fields: Dimensions<Payment> = {
  type: ['online', 'qr', null],
  payment_methods: [
    [],
    [online.approved],
    [qr.approved],
    [online.rejected],
    [qr.rejected, online.approved],
    [online.approved, qr.rejected],
    [qr.approved, qr.approved],
    [{ ...qr.rejected, gateway: null }, qr.rejected],
  ],
  last_due_date: Object.values(dueDates),
  presets: [
    null,
    { actions: [] },
    { actions: [{ name: 'retry', active: true }] },
    { actions: [{ name: 'cancel', active: false }] },
    {
      actions: [
        { name: 'cancel', active: true },
        { name: 'retry', active: false },
      ],
    },
  ],
  status_detail: [null, 'expired_card', 'cc_rejected_other_reason'],
  notification_url: ['https://api.example/n', '', null],
  payer: [null, noPayer, { ...noPayer, email: 'ana@correo.example' }],
};
/**
 * Documents in which every two values occur together, in each status and in each version. A rule reads at most three
 * fields with the status, and `retryOfMany` reads four.
 */
const documentsOfEachKind = [
  ...statuses.flatMap((status) => pairwise({ ...plain, status }, fields)),
  ...pairwise(plain, { ...fields, status: statuses, last_modified: [true, false, undefined] }),
];

testActions({ actions: paymentActions, entityOf: paymentFrom, specifiedRules, documents: documentsOfEachKind, now });

test('an invalid last due date refuses no action', () => {
  const payment = paymentFrom({ ...plain, status: 'rejected', last_due_date: 'mañana' });
  const retry = paymentActions
    .available(payment, { can: () => true, ...noFourEyes, now })
    .find(({ name }) => name === 'retry');
  expect(retry).toMatchObject({ allowed: true });
});
