// Guards: The payment mapper converts amounts, codes, lists and metadata, also unknown and absent ones.
import { aMethod, aPayment } from '@backoffice/platform/testing';
import type { Payment } from '@backoffice/contracts/payment';
import { decimal, money } from '../../module-kit/source/mapping.ts';
import { holderFrom } from './payment-parts.mappers.ts';
import { paymentFrom } from './payment.mappers.ts';

const plain = aPayment({ id: 'p1', collector_id: 'LUZN', request_date: '2026-10-21T15:00:00.000Z' });
const mapped = (given: Partial<Payment>) => paymentFrom({ ...plain, ...given });

test.each([
  [0, '0.00'],
  [1234.5, '1234.50'],
  [0.1 + 0.2, '0.30'],
  [-7.05, '-7.05'],
  [999_999_999.99, '999999999.99'],
  [70_368_744_177_663.99, '70368744177663.99'],
])('the amount %d is "%s"', (amount, text) => {
  expect(money(amount)).toBe(text);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e14, JSON.parse('null'), JSON.parse('"abc"')])(
  'the invalid amount %p throws',
  (amount) => {
    expect(() => mapped({ final_amount: amount }).finalAmount).toThrow();
  },
);

test.each([
  [3.5, '3.5'],
  [12, '12'],
  [0.00001234, '0.00001234'],
  [1e-8, '0.00000001'],
  [1.5e-7, '0.00000015'],
  [1e21, '1000000000000000000000'],
])('the number %d keeps every digit: "%s"', (value, text) => {
  expect(decimal(value)).toBe(text);
});

test.each([
  ['approved', 'APPROVED'],
  ['cancelled', 'CANCELLED'],
  ['held_by_bank', 'UNKNOWN'],
  ['UNKNOWN', 'UNKNOWN'],
  ['constructor', 'UNKNOWN'],
])('the status %s is converted to %s, beside the code of the service', (code, status) => {
  expect(mapped({ status: code })).toMatchObject({ status, statusCode: code });
});

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])('a payment with last_modified %s is the current version: %s', (given, isCurrent) => {
  const { last_modified: _dropped, ...payment } = plain;
  const document = given === undefined ? payment : { ...payment, last_modified: given };
  expect(paymentFrom(document).isCurrent).toBe(isCurrent);
});

test('a method without instalments has one instalment', () => {
  const methods = [aMethod({ final_amount: 1, installments: null }), aMethod({ final_amount: 1, installments: 12 })];
  expect(mapped({ payment_methods: methods }).paymentMethods.map(({ installments }) => installments)).toEqual([1, 12]);
});

test('a holder without a name is called deconocido', () => {
  expect(holderFrom({ holder_name: null, holder_id: '1' })).toEqual({ holderName: 'deconocido', holderId: '1' });
});

test.each([
  [200, { subscriptionId: 's1', message: null }],
  [400, { subscriptionId: null, message: 'Datos inválidos' }],
  [404, { subscriptionId: null, message: 'No encontrada' }],
  [409, { subscriptionId: null, message: 'Ya existe' }],
  [500, { subscriptionId: null, message: 'Error del servicio' }],
  [503, { subscriptionId: null, message: 'Error del servicio' }],
  [302, { subscriptionId: null, message: '302' }],
])('a subscription request with status %d is converted to %j', (statusCode, reported) => {
  const metadata = { canal: 'web', subscription_request: [{ status_code: statusCode, subscription_id: 's1' }] };
  expect(mapped({ metadata })).toMatchObject({
    metadata: { canal: 'web' },
    subscriptionRequests: [{ statusCode, ...reported }],
  });
});

test('metadata with only subscription requests is null', () => {
  expect(mapped({ metadata: { subscription_request: [] } })).toMatchObject({
    metadata: null,
    subscriptionRequests: [],
  });
});

test('absent lists of a service are empty', () => {
  const lists =
    'details fee_details relatedPayments payment_methods refunds notifications collector_notifications presets metadata';
  const sparse = Object.entries(plain).filter(([name]) => !lists.split(' ').includes(name));
  const document: Payment = JSON.parse(JSON.stringify(Object.fromEntries(sparse)));
  expect(paymentFrom(document)).toMatchObject({
    details: [],
    feeDetails: [],
    relatedPayments: [],
    paymentMethods: [],
    refunds: [],
    notifications: [],
    collectorNotifications: [],
    presetActions: [],
    subscriptionRequests: [],
    metadata: null,
  });
});

test.each([
  ['cc_rejected_card_expired', true],
  ['expired_card', true],
  ['tarjeta_vencida', true],
  ['Rejected: tarjeta_vencida', false],
  [null, false],
])('a payment with status detail %s has an expired card: %s (GAP-09)', (status_detail, cardExpired) => {
  expect(mapped({ status_detail }).cardExpired).toBe(cardExpired);
});

test('the refundable amount subtracts only approved refunds, exact to the cent', () => {
  const refund = (amount: number, status = 'approved'): Payment['refunds'][number] => ({
    id: 'r1',
    status,
    status_detail: null,
    type: 'refund',
    amount,
    currency_id: 'ARS',
    transaction_id: null,
    external_reference: null,
    reason: null,
    authorization_code: null,
    gateway: null,
    cost_amount: null,
    request_date: plain.request_date,
    process_date: null,
    rejected_date: null,
    approved_date: null,
    last_update_date: null,
  });
  const refunds = [refund(0.1), refund(0.1), refund(0.1, 'rejected')];
  expect(mapped({ final_amount: 0.3, refunds }).refundableAmount).toBe('0.10');
});
