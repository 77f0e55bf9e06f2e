// Guards: A list of refunds names the person who requested each of them, or nobody when that is unknown.
import { randomUUID } from 'node:crypto';
import { aMethod, aPayment, payments } from '@backoffice/platform/testing';
import { noActivity } from '../../activity/activity.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { requesterOf } from './refund.requesters.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, keepsActivity: true });

const paid = (id: string) =>
  platform.add(
    payments,
    aPayment({
      id,
      collector_id: 'LUZN',
      request_date: '2026-11-01T15:00:00.000Z',
      status: 'approved',
      type: 'online',
      final_amount: 100,
      payment_methods: [aMethod({ final_amount: 100 })],
    }),
  );

const refund = async (username: string, id: string, amount: string) => {
  const { data } = await gateway
    .as(username)
    .query<{ payment: { version: number } }>('query ($id: ID!) { payment(id: $id) { version } }', { id });
  const { errors } = await gateway.as(username).query(
    `mutation ($id: ID!, $amount: Decimal!, $change: ChangeInput!) {
      refundPayment(id: $id, reason: "Se pagó dos veces", amount: $amount, partial: true, change: $change) {
        error { message } } }`,
    { id, amount, change: { idempotencyKey: randomUUID(), version: data.payment.version } },
  );
  expect(errors).toBeUndefined();
};

interface Listed {
  readonly refunds: {
    readonly rows: readonly { readonly requestedBy: string | null; readonly refund: { readonly amount: string } }[];
  };
}
const listed = async (filter: object) => {
  const { data, errors } = await gateway
    .as('auditor')
    .query<Listed>(
      'query ($filter: RefundFilter) { refunds(filter: $filter) { rows { requestedBy refund { amount } } } }',
      { filter },
    );
  expect(errors).toBeUndefined();
  return data.refunds.rows.map(({ requestedBy, refund: { amount } }) => `${amount} ${requestedBy ?? '-'}`);
};

test('each refund names its requester, also when two people requested parts of one payment', async () => {
  for (const id of ['ask-1', 'ask-2']) await paid(id);
  await refund('operador', 'ask-1', '10.00');
  await refund('tesoreria', 'ask-1', '10.00');
  await refund('administrador', 'ask-1', '20.00');
  await refund('tesoreria', 'ask-2', '20.00');
  const rows = await listed({ collectorId: 'LUZN' });
  expect(rows.toSorted()).toEqual(['10.00 operador', '10.00 tesoreria', '20.00 administrador', '20.00 tesoreria']);
});

/** Refunds a payment directly at the payment service, as another system does. */
const refundElsewhere = (id: string, amount: number, version: number) =>
  fetch(`${platform.urls.payment}/pagos/${id}/devolver`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'if-match': String(version) },
    body: JSON.stringify({ reason: 'Desde otro sistema', amount, partial: true }),
  });

test('a refund that was requested in another system names nobody', async () => {
  await paid('ask-3');
  await refundElsewhere('ask-3', 30, 1);
  expect(await listed({ search: 'ask-3' })).toEqual(['30.00 -']);
});

test('two refunds of the same amount at the same time are told apart', async () => {
  await paid('ask-4');
  await refund('operador', 'ask-4', '30.00');
  await refundElsewhere('ask-4', 30, 2);
  expect((await listed({ search: 'ask-4' })).toSorted()).toEqual(['30.00 -', '30.00 operador']);
});

test('a refund whose first answer was lost names the person of the repeated request', async () => {
  const { id } = await paid('ask-5');
  platform.faults.set({ service: 'payment', path: '/devolver$', fault: { kind: 'lose' } });
  const change = { idempotencyKey: randomUUID(), version: 1 };
  const once = () =>
    gateway.as('tesoreria').query(
      `mutation ($id: ID!, $change: ChangeInput!) {
        refundPayment(id: $id, reason: "Dos veces", amount: "30.00", partial: true, change: $change) {
          error { message } } }`,
      { id, change },
    );
  await once();
  platform.faults.clear();
  await once();
  expect(await listed({ search: id })).toEqual(['30.00 tesoreria']);
});

describe('an event of an older release, which does not name its refund,', () => {
  const requestDate = '2026-11-01T15:00:00.000Z';
  const eventOf = (username: string, second: number, amount: string) => ({
    id: `writer:${second}`,
    line: JSON.stringify({
      ...{ action: 'refundPayment', result: 'done', ids: ['p'], asked: { amount }, username },
      time: new Date(Date.parse(requestDate) + second * 1000).toISOString(),
    }),
  });
  const refundOf = (amount: string) => ({
    id: 'r',
    effectiveDate: null,
    returnedAmount: amount,
    refund: {
      ...{ id: 'r', amount, currencyId: 'ARS', status: 'APPROVED' as const, statusCode: 'approved', requestDate },
      ...{ statusDetail: null, type: null, transactionId: null, externalReference: null },
      ...{ reason: null, authorizationCode: null, gateway: null, costAmount: null, processDate: null },
      ...{ rejectedDate: null, approvedDate: null, lastUpdateDate: null, batchNumber: null, ticketNumber: null },
    },
    payment: {
      ...{ paymentId: 'p', externalTransactionId: null, collectorId: 'LUZN', finalAmount: '100.00' },
      ...{ currencyId: 'ARS', payer: null },
    },
  });
  test.each([
    ['the person of the same amount', [eventOf('ana', 1, '30.00'), eventOf('beto', 2, '10.00')], '10.00', 'beto'],
    [
      'the person of the first later event',
      [eventOf('ana', -5, '30.00'), eventOf('beto', 9, '30.00')],
      '30.00',
      'beto',
    ],
    ['nobody when the event is over a minute away', [eventOf('ana', 61, '30.00')], '30.00', null],
    ['nobody when the event has another amount', [eventOf('ana', 5, '30.00')], '10.00', null],
  ])('names %s', async (_what, rows, amount, expected) => {
    const read = () => Promise.resolve({ rows, size: rows.length });
    const activity = { ...noActivity, read };
    expect(await requesterOf(refundOf(amount), {}, { activity })).toBe(expected);
  });
});
