// Guards: The refunds of two months, partial, whole, rejected and late, have equal sums in list, total and file.
import { randomUUID } from 'node:crypto';
import type { Payment, Refund } from '@backoffice/contracts/payment';
import { aMethod, aPayment, payments } from '@backoffice/platform/testing';
import { mutate } from '../../testing/changes.ts';
import { startGateway } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { listQueryOf } from '../../testing/rest-view.ts';

const now = () => new Date('2026-11-28T15:00:00.000Z');
const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, now });
const alone = await startGateway({ platform, now, config: { listsRefunds: false } });
afterAll(() => alone.close());

/** Creates a refund that is pending unless `end` approves or rejects it. */
const aRefund = (id: string, amount: number, requested: string, end: Partial<Refund> = {}): Refund => ({
  id,
  status: 'pending',
  status_detail: null,
  type: 'refund',
  amount,
  currency_id: 'ARS',
  transaction_id: null,
  external_reference: null,
  reason: `Motivo de ${id}`,
  authorization_code: null,
  gateway: null,
  cost_amount: 0,
  request_date: requested,
  process_date: null,
  rejected_date: null,
  approved_date: null,
  last_update_date: null,
  ...end,
});
const approvedOn = (approved_date: string): Partial<Refund> => ({ status: 'approved', approved_date });
const rejectedOn = (rejected_date: string): Partial<Refund> => ({ status: 'rejected', rejected_date });

const paid = (id: string, final_amount: number, given: Partial<Payment>): Payment =>
  aPayment({
    id,
    collector_id: 'LUZN',
    request_date: '2026-10-02T12:00:00.000Z',
    status: 'approved',
    type: 'online',
    final_amount,
    payment_methods: [aMethod({ final_amount })],
    ...given,
  });

/** Payments with refunds around midnight of 1 November in Buenos Aires, 03:00 in UTC. */
const stored = [
  paid('twice-0', 20_395.42, {
    refunds: [
      aRefund('twice-1', 8_158.17, '2026-10-30T12:00:00.000Z', approvedOn('2026-10-30T12:00:00.000Z')),
      aRefund('twice-2', 1_000, '2026-11-28T12:00:00.000Z', approvedOn('2026-11-28T12:00:00.000Z')),
    ],
  }),
  paid('late-0', 500.1, {
    status: 'refunded',
    refunded_date: '2026-11-01T03:00:00.000Z',
    refunds: [aRefund('late-1', 500.1, '2026-11-01T02:00:00.000Z', approvedOn('2026-11-01T03:00:00.000Z'))],
  }),
  paid('rejected-0', 700.07, {
    status: 'refunded',
    refunded_date: '2026-11-01T02:59:59.999Z',
    refunds: [
      aRefund('rejected-1', 700.07, '2026-10-10T12:00:00.000Z', rejectedOn('2026-10-10T12:00:00.000Z')),
      aRefund('rejected-2', 0.1, '2026-10-11T12:00:00.000Z', approvedOn('2026-10-11T12:00:00.000Z')),
      aRefund('rejected-3', 0.2, '2026-10-11T13:00:00.000Z', approvedOn('2026-10-11T13:00:00.000Z')),
      aRefund('rejected-4', 699.77, '2026-11-01T02:00:00.000Z', approvedOn('2026-11-01T02:59:59.999Z')),
    ],
  }),
  paid('waiting-0', 50, { refunds: [aRefund('waiting-1', 50, '2026-11-05T12:00:00.000Z')] }),
];
for (const payment of stored) await platform.add(payments, payment);

const october = { from: '2026-10-01', to: '2026-10-31' };
const november = { from: '2026-11-01', to: '2026-11-30' };
const months = [
  { period: october, payments: ['rejected-0 700.07', 'twice-0 8158.17'], returned: 8_858.24 },
  { period: november, payments: ['twice-0 1000.00', 'late-0 500.10'], returned: 1_500.1 },
] as const;
type Month = (typeof months)[number];

interface PaymentsByRefund {
  readonly payments: {
    readonly rows: readonly { readonly id: string; readonly refundedAmount: string; readonly lastRefundDate: string }[];
  };
}

const byRefund = (
  { period, codes }: Pick<Month, 'period'> & { readonly codes?: readonly string[] },
  as: typeof gateway = gateway,
) =>
  as.as('operador').query<PaymentsByRefund>(
    `query ($filter: PaymentFilter!, $period: PeriodInput!) {
      payments(filter: $filter, sorts: [{ field: REFUNDED_DATE, direction: DESCENDING }]) {
        rows { id refundedAmount(period: $period) lastRefundDate(period: $period) } } }`,
    { filter: { period, periodField: 'REFUNDED_DATE', ...(codes && { codes }) }, period },
  );

interface ListedRefunds {
  readonly refunds: {
    readonly rows: readonly { readonly id: string; readonly returnedAmount: string }[];
    readonly size: number;
    readonly payments: number | null;
    readonly returned: readonly { readonly amount: string; readonly currencyId: string }[] | null;
  };
}

const refundsOf = (filter: object, as: typeof gateway = gateway) =>
  as.as('operador').query<ListedRefunds>(
    `query ($filter: RefundFilter!) { refunds(filter: $filter) { rows { id returnedAmount } size payments
      returned { amount currencyId } } }`,
    { filter },
  );

interface Returned {
  readonly returnedSum: { readonly totals: readonly object[]; readonly counted: number; readonly goesOn: boolean };
}
const returnedIn = async (filter: object) => {
  const { data } = await gateway.as('operador').query<Returned>(
    `query ($filter: PaymentFilter) {
        returnedSum(filter: $filter) { totals { amount currencyId } counted goesOn } }`,
    { filter },
  );
  return data.returnedSum;
};

const idsOf = async (filter: object) => (await refundsOf(filter)).data.refunds.rows.map(({ id }) => id);

type FileRow = Readonly<Record<string, string | number | null>>;
const isRows = (body: unknown): body is FileRow[] => Array.isArray(body);

/** Creates an export of a list and returns the rows of its file. */
const fileOf = async (list: object): Promise<FileRow[]> => {
  const { payload } = await mutate<{ readonly exportId: string }>(
    gateway.as('administrador'),
    {
      mutation: 'createExport',
      types: { list: 'ExportInput!', format: 'ExportFormat!', once: 'OnceInput!' },
      answer: 'exportId',
    },
    { list, format: 'JSON', once: { idempotencyKey: randomUUID() } },
  );
  for (;;) {
    const answer = await fetch(`${platform.urls.export}/exportaciones/${payload?.exportId ?? ''}/archivo`);
    const body: unknown = await answer.json();
    if (answer.ok && isRows(body)) return body;
    if (answer.status !== 409) throw new Error(`The file answered ${answer.status}.`);
  }
};

const sumOf = (amounts: readonly (string | number | null | undefined)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 100), 0) / 100;

describe.each(months)('the month from $period.from', ({ period, payments: expected, returned }) => {
  test('has in the list of payments only the refunds of its days, latest first', async () => {
    const { data } = await byRefund({ period });
    expect(data.payments.rows.map(({ id, refundedAmount }) => `${id} ${refundedAmount}`)).toEqual(expected);
    expect(sumOf(data.payments.rows.map(({ refundedAmount }) => refundedAmount))).toBe(returned);
    const dates = data.payments.rows.map(({ lastRefundDate }) => lastRefundDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('has the same order when a column of codes is too long for one request to the service', async () => {
    const others = Array.from({ length: 300 }, (_, place) => `OTHER-CODE-${place}`);
    const { data } = await byRefund({ period, codes: [...others, ...stored.map(({ id }) => id)] });
    expect(data.payments.rows.map(({ id, refundedAmount }) => `${id} ${refundedAmount}`)).toEqual(expected);
  });

  test('has the same refunds in the file of payments', async () => {
    const rows = await fileOf({
      payments: {
        filter: { period, periodField: 'REFUNDED_DATE' },
        sorts: [{ field: 'REFUNDED_DATE', direction: 'DESCENDING' }],
        columns: ['ID', 'REFUNDED_DATE', 'REFUNDED_AMOUNT'],
      },
    });
    expect(rows.map(({ id, refunded_amount: amount }) => `${id ?? ''} ${Number(amount).toFixed(2)}`)).toEqual(expected);
    const { data } = await byRefund({ period });
    expect(rows.map((row) => row['refunded_date'])).toEqual(data.payments.rows.map((row) => row.lastRefundDate));
  });

  test('has the same sum in the list of refunds, its total and its file', async () => {
    const { refunds } = (await refundsOf({ period })).data;
    expect(refunds.payments).toBeNull();
    expect(refunds.returned).toEqual([{ currencyId: 'ARS', amount: returned.toFixed(2) }]);
    expect(sumOf(refunds.rows.map(({ returnedAmount }) => returnedAmount))).toBe(returned);
    const rows = await fileOf({ refunds: { filter: { period } } });
    expect(rows.map(({ id }) => id)).toEqual(refunds.rows.map(({ id }) => id));
    expect(sumOf(rows.map((row) => row['refunded_amount']))).toBe(returned);
  });
});

test.each(months)('the sum of the payments from $period.from has only the refunds of its days', async (month) => {
  const { period, payments: expected, returned } = month;
  const byDate = { period, periodField: 'REFUNDED_DATE' };
  expect(await returnedIn(byDate)).toEqual({
    totals: [{ currencyId: 'ARS', amount: returned.toFixed(2) }],
    counted: expected.length,
    goesOn: false,
  });
  const [, ofTwice = ''] = expected.find((one) => one.startsWith('twice-0'))?.split(' ') ?? [];
  expect(await returnedIn({ ...byDate, search: 'twice-0' })).toMatchObject({
    totals: [{ amount: ofTwice }],
    counted: 1,
  });
});

test('the sum of the payments of another period has all their refunds', async () => {
  expect(await returnedIn({ period: october, search: 'twice-0' })).toMatchObject({
    totals: [{ amount: '9158.17' }],
    counted: 1,
  });
});

test('the two months contain all refunds', async () => {
  const both = { from: october.from, to: november.to };
  const { data } = await byRefund({ period: both });
  const everything = sumOf(months.map(({ returned }) => returned));
  expect(everything).toBe(10_358.34);
  expect(sumOf(data.payments.rows.map(({ refundedAmount }) => refundedAmount))).toBe(everything);
  expect((await refundsOf({ period: both })).data.refunds).toMatchObject({
    size: 8,
    returned: [{ currencyId: 'ARS', amount: everything.toFixed(2) }],
  });
});

test('refunds are filtered by status, amount, collector, payer, payment and id', async () => {
  expect(await idsOf({ period: november })).toEqual(['twice-2', 'waiting-1', 'late-1']);
  expect(await idsOf({ status: 'REJECTED' })).toEqual(['rejected-1']);
  expect(await idsOf({ status: 'PENDING', period: november })).toEqual(['waiting-1']);
  expect(await idsOf({ amount: { from: '500.10', to: '700.07' } })).toEqual(['late-1', 'rejected-4', 'rejected-1']);
  expect(await idsOf({ search: 'TWICE-0' })).toEqual(['twice-2', 'twice-1']);
  expect(await idsOf({ search: 'twice-1' })).toEqual(['twice-1']);
  expect(await idsOf({ collectorId: 'ELPA' })).toEqual([]);
  expect(await idsOf({ ids: ['late-1', 'twice-1'] })).toEqual(['late-1', 'twice-1']);
  const { errors } = await refundsOf({ status: 'UNKNOWN' });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('a new refund is in the list at once', async () => {
  const { payload } = await mutate<{ readonly error: unknown }>(
    gateway.as('administrador'),
    {
      mutation: 'refundPayment',
      types: { id: 'ID!', reason: 'String!', amount: 'Decimal!', partial: 'Boolean!', change: 'ChangeInput!' },
      answer: 'error { message }',
    },
    {
      id: 'waiting-0',
      reason: 'Se pagó dos veces',
      amount: '20.00',
      partial: true,
      change: { idempotencyKey: randomUUID(), version: 1 },
    },
  );
  expect(payload?.error).toBeNull();
  const { rows } = (await refundsOf({ status: 'APPROVED', amount: { from: '20', to: '20' } })).data.refunds;
  expect(rows).toMatchObject([{ returnedAmount: '20.00' }]);
});

test('reading refunds requires a permission, and the payment service is not called without it', async () => {
  platform.requests.clear();
  const { errors } = await gateway.as('sinpermisos').query('{ refunds { size } }');
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permissions: ['PAYMENT_SHOW'] } }]);
  expect(platform.requests.list('payment')).toEqual([]);
});

describe('with a payment service that does not list refunds', () => {
  test('payments are filtered by the field of the specification', async () => {
    platform.requests.clear();
    const { data } = await byRefund({ period: november }, alone);
    const [request] = platform.requests.list('payment');
    expect(request && listQueryOf(request).filters).toEqual([
      { field: 'refunded_date', value: '2026-11-01T03:00:00.000Z', operation: 'GREATER_THAN_OR_EQUAL_TO' },
      { field: 'refunded_date', value: '2026-12-01T02:59:59.999Z', operation: 'LESS_THAN_OR_EQUAL_TO' },
    ]);
    expect(data.payments.rows.map(({ id, refundedAmount }) => `${id} ${refundedAmount}`)).toEqual(['late-0 500.10']);
  });

  test('a page of refunds has the number of its payments', async () => {
    const { data } = await refundsOf({ period: october }, alone);
    expect(data.refunds).toMatchObject({ size: 1, payments: 1, returned: [{ amount: '700.07' }] });
    expect(data.refunds.rows.map(({ id }) => id)).toEqual(['rejected-1', 'rejected-2', 'rejected-3', 'rejected-4']);
    const { refunds } = (await refundsOf({ period: october, status: 'REJECTED' }, alone)).data;
    expect(refunds).toMatchObject({ rows: [{ id: 'rejected-1', returnedAmount: '0.00' }], payments: 1 });
  });

  test('refunds can be sorted by two columns that map to one column of payments, and not by one twice', async () => {
    const ordered = (sorts: string) =>
      alone.as('operador').query<ListedRefunds>(`{ refunds(sorts: [${sorts}]) { rows { id } size } }`);
    const amount = '{ field: AMOUNT, direction: ASCENDING }';
    const { data } = await ordered(`${amount}, { field: STATUS, direction: ASCENDING }`);
    expect(data.refunds.rows.length).toBeGreaterThan(0);
    expect((await ordered(`${amount}, ${amount}`)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('refunds are not exported', async () => {
    const { data } = await alone.as('administrador').query(
      `mutation { createExport(list: { refunds: {} }, format: CSV, once: { idempotencyKey: "${randomUUID()}" }) {
          exportId error { code fields { path } } } }`,
    );
    expect(data).toEqual({
      createExport: { exportId: null, error: { code: 'BAD_USER_INPUT', fields: [{ path: 'list.refunds.filter' }] } },
    });
  });
});
