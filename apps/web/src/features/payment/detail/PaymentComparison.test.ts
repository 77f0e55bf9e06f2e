// Guards: Versions of a payment are compared by the texts of the detail.
import { compareVersions } from '@/shared/versions';
import { readPayment } from './PaymentComparison';
import type { PaymentPartsFragment } from './PaymentPage.generated';

const aPayment: PaymentPartsFragment = {
  __typename: 'Payment',
  paymentId: 'p',
  id: 'p1',
  version: 1,
  isCurrent: false,
  status: 'ISSUED',
  statusCode: 'issued',
  statusDetail: null,
  overdue: false,
  typeCode: null,
  finalAmount: '1234.50',
  currencyId: 'ARS',
  externalTransactionId: null,
  reference: null,
  collectorId: 'ABC',
  payer: null,
  requestDate: '2026-11-01T12:00:00Z',
  lastUpdateDate: '2026-11-01T12:00:00Z',
  dueDate: null,
  lastDueDate: null,
  processDate: null,
  rejectedDate: null,
  cancelDate: null,
  paidDate: null,
  payerDeferredDate: null,
  payerValidationDate: null,
  accreditationDate: null,
  reviewValidationDate: null,
  refundedDate: null,
  refundedAmount: '0.00',
  refundableAmount: '0.00',
  details: [],
  paymentMethods: [],
  refunds: [],
  relatedPayments: [],
  subscriptionId: null,
  chargeDelay: null,
  rate: null,
  review: null,
  validation: null,
  notificationUrl: null,
  backUrl: null,
  presetActions: [],
  metadata: null,
  subscriptionRequests: [],
  source: null,
};

const changesTo = (after: Partial<PaymentPartsFragment>, before: Partial<PaymentPartsFragment> = {}) =>
  compareVersions(readPayment({ ...aPayment, ...before }), readPayment({ ...aPayment, ...after })).flatMap(
    ({ title, fields, items }) => [
      ...fields.map((field) => [title, field.label, field.before.text, field.after.text]),
      ...items.map((item) => [title, item.title, item.kind]),
    ],
  );

describe('a version of a payment', () => {
  test('formats amounts, timestamps, rates and answers as the detail does', () => {
    expect(
      changesTo({
        status: 'CANCELLED',
        statusCode: 'cancelled',
        finalAmount: '2000',
        rate: '3.5',
        review: true,
        cancelDate: '2026-11-02T15:04:05Z',
      }),
    ).toEqual([
      ['Resumen', 'Estado', 'Emitido', 'Cancelado'],
      ['Resumen', 'Importe final', '$\u00a01.234,50', '$\u00a02.000,00'],
      ['Fechas', 'Cancelación', '—', '02/11/2026 12:04:05'],
      ['Condiciones', 'Tasa de recargo por mora', '—', '3,50%'],
      ['Condiciones', 'Requiere revisión', '—', 'Sí'],
    ]);
  });

  test('leaves out fields that are above the columns or depend on today', () => {
    expect(changesTo({ version: 2, isCurrent: true, lastUpdateDate: '2026-11-09T12:00:00Z', overdue: true })).toEqual(
      [],
    );
  });

  test('shows an unknown status by its code', () => {
    expect(changesTo({ status: 'UNKNOWN', statusCode: 'frozen' })).toEqual([
      ['Resumen', 'Estado', 'Emitido', 'frozen'],
    ]);
  });

  test('leaves out the fees for a person who may not read them, and compares them for others', () => {
    expect(changesTo({})).toEqual([]);
    const fee = { __typename: 'PaymentFee', type: 'collector_fee', description: null, amount: '12' } as const;
    expect(changesTo({ feeDetails: [fee] }, { feeDetails: [] })).toEqual([
      ['Comisiones', 'Comisión por cobranza (collector_fee)', 'added'],
    ]);
  });

  test('compares the additional data value by value', () => {
    expect(
      changesTo(
        { metadata: { order: { id: 7, gift: true } } },
        { metadata: { order: { id: 7, gift: false }, note: 'x' } },
      ),
    ).toEqual([
      ['Información adicional', 'Order › Gift', 'No', 'Sí'],
      ['Información adicional', 'Note', 'x', '—'],
    ]);
  });

  test('shows a preset action that was deactivated', () => {
    const retry = (active: boolean) => ({
      presetActions: [{ __typename: 'PresetAction', name: 'retry', active } as const],
    });
    expect(changesTo(retry(false), retry(true))).toEqual([
      ['Condiciones', 'Acción prefijada: Reintento', 'Activa', 'Inactiva'],
    ]);
  });
});
