// Guards: The figures of some days add up their decided payments exactly, all together, by day and by payment method.
import { aMethod, aPayment, payments } from '@backoffice/platform/testing';
import type { Payment } from '@backoffice/contracts/payment';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

let made = 0;
const put = async (given: Partial<Payment> & Pick<Payment, 'request_date'>, ...codes: number[]): Promise<void> => {
  made += 1;
  const payment_methods = codes.map((media_payment_id) => aMethod({ media_payment_id, final_amount: 0.1 }));
  const payment = { id: `p${String(made)}`, collector_id: 'LUZN', final_amount: 0.1, payment_methods, ...given };
  await platform.add(payments, aPayment(payment));
};

interface Figure {
  readonly key: string;
}
interface Figures {
  readonly whole: Figure;
  readonly days: readonly Figure[];
  readonly methods: readonly Figure[];
}
const figure = 'key approvedCount collected { currencyId amount } acceptedCount decidedCount';
const figuresOf = (period: object, username = 'operador') =>
  gateway.as(username).query<{ readonly paymentFigures: Figures | null }>(
    `query ($period: PeriodInput!) { paymentFigures(period: $period, collectorId: "LUZN") {
        whole { ${figure} } days { ${figure} } methods { ${figure} } counted size goesOn } }`,
    { period },
  );

// accepted payments are approved, partial, refunded or objected; decided ones are accepted or rejected
test('approved payments are collected; a payment counts for its day, and wholly for each of its methods', async () => {
  // 23:30 of the first in Buenos Aires
  await put({ status: 'approved', request_date: '2026-11-02T02:30:00.000Z' }, 9);
  await put({ status: 'approved', request_date: '2026-11-02T15:00:00.000Z', final_amount: 0.2 }, 9, 5);
  await put({ status: 'approved', request_date: '2026-11-02T15:00:00.000Z', currency_id: 'USD' }, 5);
  await put({ status: 'refunded', request_date: '2026-11-02T15:00:00.000Z' }, 5);
  await put({ status: 'rejected', request_date: '2026-11-02T15:00:00.000Z' }, 5);
  await put({ status: 'pending', request_date: '2026-11-02T15:00:00.000Z' }, 5);
  await put({ status: 'approved', request_date: '2026-11-05T15:00:00.000Z' }, 5);
  const { data, errors } = await figuresOf({ from: '2026-11-01', to: '2026-11-03' });
  expect(errors).toBeUndefined();
  const ars = (amount: string) => ({ currencyId: 'ARS', amount });
  const usd = { currencyId: 'USD', amount: '0.10' };
  const second = { approvedCount: 2, collected: [ars('0.20'), usd], acceptedCount: 3, decidedCount: 4 };
  expect(data.paymentFigures).toEqual({
    whole: { key: 'all', approvedCount: 3, collected: [ars('0.30'), usd], acceptedCount: 4, decidedCount: 5 },
    days: [
      { key: '2026-11-01', approvedCount: 1, collected: [ars('0.10')], acceptedCount: 1, decidedCount: 1 },
      { key: '2026-11-02', ...second },
    ],
    methods: [
      { key: '5', ...second },
      { key: '9', approvedCount: 2, collected: [ars('0.30')], acceptedCount: 2, decidedCount: 2 },
    ],
    counted: 5,
    size: 5,
    goesOn: false,
  });
});

test('a period without payments has empty figures of the whole, and no days or methods', async () => {
  const { data } = await figuresOf({ from: '2026-01-01', to: '2026-01-03' });
  expect(data.paymentFigures).toMatchObject({ whole: { decidedCount: 0, collected: [] }, days: [], methods: [] });
});

test('the figures require the permission to see payments', async () => {
  const { errors } = await figuresOf({ from: '2026-11-01', to: '2026-11-03' }, 'sinpermisos');
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
