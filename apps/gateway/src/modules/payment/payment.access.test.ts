// Guards: A part of a payment is null without its permission, is read once, and fails alone.
import { aPayment, payments } from '@backoffice/platform/testing';
import type { Payer } from '@backoffice/contracts/payer';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows } from '../../testing/rest-view.ts';

let clock = Date.parse('2026-11-21T02:30:00.000Z');
const now = () => new Date(clock);
const { gateway, platform } = await startGatewayOverPlatform({ now, callLimits: { breakerThreshold: 1_000 } });
const [payer] = await allRows<Payer>(`${platform.urls.payer}/`);
if (payer === undefined) throw new Error('There is no payer.');
const request_date = '2026-10-21T15:00:00.000Z';
const related = { id: 'p2', collector_id: 'ELPA', request_date };
await platform.add(payments, aPayment(related));
await platform.add(
  payments,
  aPayment({
    id: 'p1',
    collector_id: 'LUZN',
    request_date,
    status: 'approved',
    batch_withdrawal: 'b1',
    fee_details: [{ type: 'tax', description: 'IVA', amount: 21 }],
    relateds: [
      { type: 'recargo', paymentId: 'p2' },
      { type: 'cuota', paymentId: 'gone-1' },
    ],
    payer: { id: payer.id, name: payer.name, email: null, external_reference: null, identification: null },
    notifications: [{ id: 'n1', date: request_date, type: 'email', action: null }],
  }),
);
beforeEach(() => {
  clock += 61_000; // cached collectors expire
});

/** Signs in a person with these roles only. */
const holding = async (...roles: string[]) =>
  gateway.withToken(await platform.tokenFor('sinpermisos', { claims: { realm_access: { roles } } }));
const read = async (selection: string, ...roles: string[]) =>
  (await holding(...roles)).query(`{ payment(id: "p1") { id ${selection} } }`);
const forbidden = (...path: string[]) => ({ path, message: 'No tiene permisos', extensions: { code: 'FORBIDDEN' } });

describe('a part of a payment that needs its own permission', () => {
  test.each([
    ['feeDetails { amount }', 'feeDetails', [{ amount: '21.00' }], ['payment:show-fees']],
    ['withdrawalBatchId', 'withdrawalBatchId', 'b1', ['payment:show-batches', 'batch-withdraw:show']],
    ['notifications { notificationId }', 'notifications', [{ notificationId: 'n1' }], ['notification:show']],
    ['collectorNotifications { url }', 'collectorNotifications', [], ['notification:show']],
    ['history { version }', 'history', [{ version: 1 }], ['payment:show-history']],
    ['holder { holderId }', 'holder', [], ['payment:holder']],
    ['collector { id }', 'collector', { id: 'LUZN' }, ['collector:show']],
    ['payerProfile { id }', 'payerProfile', { id: expect.stringMatching(/./) }, ['payer:show']],
  ])('%s is returned with its permission, and null without it', async (selection, name, value, roles) => {
    for (const role of roles)
      expect(await read(selection, 'payment:show', role)).toMatchObject({
        data: { payment: { id: 'p1', [name]: value } },
        errors: undefined,
      });
    platform.requests.clear();
    const { data, errors } = await read(selection, 'payment:show');
    expect(data).toEqual({ payment: { id: 'p1', [name]: null } });
    expect(errors).toMatchObject([forbidden('payment', name)]);
    expect(platform.requests.list().map(({ path }) => path)).toEqual(['/pagos/p1']);
  });

  test('does not make the payment visible without the permission to see payments', async () => {
    const { data, errors } = await read('feeDetails { amount }', 'payment:show-fees', 'payment:holder');
    expect(data).toEqual({ payment: null });
    expect(errors).toMatchObject([forbidden('payment')]);
    expect(platform.requests.list()).toEqual([]);
  });
});

test('a person without permissions gets no payments, and no service is called', async () => {
  const { data, errors } = await gateway.as('sinpermisos').query('{ payments { rows { id } } }');
  expect(data).toEqual({ payments: null });
  expect(errors).toMatchObject([forbidden('payments')]);
  expect(platform.requests.list()).toEqual([]);
});

describe('parts of a payment from other services', () => {
  const detail = `query { payment(id: "p1") {
    id status collector { name } payerProfile { email } history { version } holder { holderName }
    relatedPayments { type payment { id status collector { name } } }
  } }`;

  test('are read once each: a payment with all parts takes one call a part', async () => {
    const { data, errors } = await gateway.as('operador').query(detail);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      payment: {
        collector: { name: 'Luz del Norte Distribuidora' },
        payerProfile: { email: payer.email },
        relatedPayments: [
          { type: 'recargo', payment: { id: 'p2', status: 'ISSUED', collector: { name: 'Eléctrica Pampeana' } } },
          { type: 'cuota', payment: null },
        ],
      },
    });
    const calls = platform.requests.list().map(({ service, path }) => service + path);
    expect(calls.toSorted()).toEqual(
      [
        ...['/pagos/p1', '/pagos/p1/historial', '/pagos/p1/titular', '/pagos/p2', '/pagos/gone-1'].map(
          (path) => `payment${path}`,
        ),
        ...['LUZN', 'ELPA'].map((id) => `collector/comercios/${id}`),
        `payer/${payer.id}`,
      ].toSorted(),
    );
  });

  test.each([
    ['payer', '', ['payerProfile']],
    ['payment', '/historial$', ['history']],
    ['payment', '/titular$', ['holder']],
    ['payment', '/p2$', ['relatedPayments', 0, 'payment']],
  ] as const)('fail alone: when %s %s fails, only that part is missing', async (service, path, part) => {
    platform.faults.set({ service, path, fault: { kind: 'status', status: 500 } });
    const { data, errors } = await gateway.as('operador').query(detail);
    expect(data).toMatchObject({ payment: { id: 'p1', status: 'APPROVED' } });
    expect(errors).toMatchObject([
      { path: ['payment', ...part], extensions: { code: 'SERVICE_UNAVAILABLE', service } },
    ]);
  });

  test('fail alone: without the collector service, all rows are returned with an error at each name', async () => {
    platform.faults.set({ service: 'collector', fault: { kind: 'drop' } });
    const { data, errors } = await gateway
      .as('tesoreria')
      .query<{ payments: { rows: { id: string }[] } }>(
        '{ payments(limit: 5, filter: { collectorId: "MUNI" }) { rows { id collector { name } } } }',
      );
    expect(data.payments.rows).toHaveLength(5);
    expect(errors?.map(({ path }) => path?.join('.'))).toEqual(
      [0, 1, 2, 3, 4].map((row) => `payments.rows.${row}.collector`),
    );
  });

  test('fail alone: an unreadable field is a bad answer, and a query without it is answered', async () => {
    const body = { id: 'p1', status: 'approved', request_date: '2026-10-21T15:00:00.000Z' };
    platform.faults.set({ service: 'payment', path: '/p1$', fault: { kind: 'status', status: 200, body } });
    const query = '{ payment(id: "p1") { id finalAmount } }';
    for (let i = 0; i < 3; i++) {
      const { data, errors } = await gateway.as('operador').query(query);
      expect(data).toEqual({ payment: null });
      expect(errors).toMatchObject([
        { path: ['payment', 'finalAmount'], extensions: { code: 'SERVICE_BAD_ANSWER', service: 'payment' } },
      ]);
      expect(JSON.stringify(errors)).not.toMatch(/undefined|toFixed|RangeError/);
    }
    const { data } = await gateway.as('operador').query('{ payment(id: "p1") { id status } }');
    expect(data).toEqual({ payment: { id: 'p1', status: 'APPROVED' } });
  });
});
