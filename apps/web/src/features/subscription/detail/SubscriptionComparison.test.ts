// Guards: Versions of a subscription are compared by the texts of the detail.
import { compareVersions } from '@/shared/versions';
import { readSubscription } from './SubscriptionComparison';
import type { SubscriptionPartsFragment } from './SubscriptionPage.generated';

const aSubscription: SubscriptionPartsFragment = {
  __typename: 'PaymentSubscription',
  subscriptionId: 's',
  id: 's1',
  version: 1,
  isCurrent: false,
  typeCode: 'subscription',
  status: 'PENDING',
  statusCode: 'pending',
  statusDetail: null,
  amount: '1234.50',
  currencyId: 'ARS',
  periods: 12,
  recurrence: 1,
  dueDay: 10,
  createdPayments: 0,
  collectorId: 'ABC',
  detail: null,
  review: null,
  validation: null,
  notificationUrl: null,
  backUrl: null,
  returnUrl: null,
  requestDate: '2026-11-01T12:00:00Z',
  lastUpdateDate: '2026-11-01T12:00:00Z',
  cancelDate: null,
  subscribedDate: null,
  rejectedDate: null,
  reviewValidationDate: null,
  payerValidationDate: null,
  payerDeferredDate: null,
  startDate: null,
  finishedDate: null,
  paymentsPeriods: [],
  payer: null,
  paymentMethod: null,
  metadata: null,
  source: null,
};

const changesTo = (after: Partial<SubscriptionPartsFragment>) =>
  compareVersions(readSubscription(aSubscription), readSubscription({ ...aSubscription, ...after })).flatMap(
    ({ title, fields, items }) => [
      ...fields.map((field) => [title, field.label, field.before.text, field.after.text]),
      ...items.map((item) => [title, item.title, item.kind]),
    ],
  );

describe('a version of a subscription', () => {
  test('formats amounts, timestamps, recurrence and periods as the detail does', () => {
    expect(
      changesTo({
        status: 'ACTIVE',
        statusCode: 'active',
        amount: '2000',
        recurrence: 2,
        periods: null,
        subscribedDate: '2026-11-02T15:04:05Z',
      }),
    ).toEqual([
      ['Resumen', 'Estado', 'Pendiente', 'Activa'],
      ['Resumen', 'Importe', '$\u00a01.234,50', '$\u00a02.000,00'],
      ['Resumen', 'Recurrencia', '1 (cada 1 mes)', '2 (cada 2 meses)'],
      ['Resumen', 'Períodos', '12 (12 cuotas)', 'Sin fin'],
      ['Fechas', 'Suscripción', '—', '02/11/2026 12:04:05'],
    ]);
  });

  test('shows added periods, and a changed payment method', () => {
    expect(
      changesTo({
        paymentMethod: { __typename: 'SubscriptionMethod', paymentMethodCode: 9, lastFourDigits: '3704' },
        paymentsPeriods: [{ __typename: 'PaymentPeriod', period: '2026-11', paymentId: 'p1' }],
      }),
    ).toEqual([
      ['Períodos de pago', 'Noviembre 2026', 'added'],
      ['Medio de pago', 'Medio', '—', 'Visa'],
      ['Medio de pago', 'Últimos cuatro dígitos', '—', '3704'],
    ]);
  });

  test('leaves out fields above the columns, and shows an unknown status by its code', () => {
    expect(changesTo({ version: 2, isCurrent: true, lastUpdateDate: '2026-11-09T12:00:00Z' })).toEqual([]);
    expect(changesTo({ status: 'UNKNOWN', statusCode: 'frozen' })).toEqual([
      ['Resumen', 'Estado', 'Pendiente', 'frozen'],
    ]);
  });
});
