// Guards: A list of refunds names the person who requested each of them, or nobody when that is unknown.
import { randomUUID } from 'node:crypto';
import { aMethod, aPayment, payments } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

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

test('a refund that was requested in another system names nobody', async () => {
  const { id } = await paid('ask-3');
  await fetch(`${platform.urls.payment}/pagos/${id}/devolver`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'if-match': '1' },
    body: JSON.stringify({ reason: 'Desde otro sistema', amount: 30, partial: true }),
  });
  expect(await listed({ search: 'ask-3' })).toEqual(['30.00 -']);
});
