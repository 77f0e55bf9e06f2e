// Guards: Distributions are read with their parts, searched and exported. Their statistics take at most two counts.
import { randomUUID } from 'node:crypto';
import {
  aDistribution,
  aDistributionDetail,
  aPayment,
  distributionDetails,
  distributions,
  payments,
} from '@backoffice/platform/testing';
import type { Distribution } from '@backoffice/contracts/distribution';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const put = async (given: Partial<Distribution> = {}, value = '2850590940090418135201') => {
  const [id, part] = [randomUUID(), randomUUID()];
  const whole = await platform.add(distributions, aDistribution({ id, ...given }));
  const detail = aDistributionDetail({ id: part, distribution_id: id, status: whole.status });
  await platform.add(distributionDetails, { ...detail, destination: { ...detail.destination, value } });
  return { whole, part };
};
const ask = (query: string, variables: object, username = 'tesoreria') => gateway.as(username).query(query, variables);
const idsOf = async (filter: object) => {
  const { data } = await gateway
    .as('tesoreria')
    .query<{ readonly distributions: { readonly rows: readonly { readonly id: string }[] } }>(
      'query ($filter: DistributionFilter) { distributions(filter: $filter, limit: 100) { rows { id } } }',
      { filter },
    );
  return data.distributions.rows.map(({ id }) => id);
};
const calls = (method?: string) =>
  platform.requests.list('distribution').filter((seen) => method === undefined || seen.method === method);

test('a distribution has its fields, and its parts with their accounts', async () => {
  const { whole, part } = await put();
  const { data } = await ask(
    `query ($id: ID!) { distribution(id: $id) {
      id type typeCode paymentId collectorId collectorName requestDate totalAmount currencyId status statusCode
      statusDetail version
      details { size rows {
        id distributionId typeCode amount cuit observations status statusDetail version receipts { email }
        destination { account kind bank isValid holder } } } } }`,
    { id: whole.id },
  );
  expect(data).toEqual({
    distribution: {
      id: whole.id,
      type: 'NO_SCHEDULED',
      typeCode: 'no_scheduled',
      paymentId: whole.payment_id,
      collectorId: 'LUZN',
      collectorName: 'Luz del Norte Distribuidora',
      requestDate: whole.request_date,
      totalAmount: '1000.00',
      currencyId: 'ARS',
      status: 'AUTHORIZATION_PENDING',
      statusCode: 'authorization_pending',
      statusDetail: null,
      version: 1,
      details: {
        size: 1,
        rows: [
          {
            id: part,
            distributionId: whole.id,
            typeCode: 'collector',
            amount: '1000.00',
            cuit: '30500010912',
            observations: null,
            status: 'AUTHORIZATION_PENDING',
            statusDetail: null,
            version: 1,
            receipts: [],
            destination: {
              account: '2850590940090418135201',
              kind: 'CBU',
              bank: 'Banco Macro',
              isValid: true,
              holder: 'Luz del Norte Distribuidora',
            },
          },
        ],
      },
    },
  });
});

test.each<[string, object, Partial<Distribution>]>([
  ['the type', { type: 'SCHEDULED', status: 'DEFERRED' }, { type: 'scheduled', status: 'deferred' }],
  ['the status', { status: 'MANUAL' }, { status: 'manual' }],
  ['the payment', { paymentId: 'pay-1' }, { payment_id: 'pay-1' }],
  ['the collector', { collectorId: 'ELPA' }, { collector: { id: 'ELPA', name: null } }],
  [
    'a day in Buenos Aires',
    { period: { from: '2026-03-02', to: '2026-03-02' } },
    { request_date: '2026-03-03T02:59:59.999Z' },
  ],
])('the list is searched by %s (B349)', async (_what, filter, given) => {
  const { whole } = await put(given);
  await put();
  expect(await idsOf(filter)).toEqual([whole.id]);
});

test('the statistics read only the requested totals (GAP-35)', async () => {
  platform.requests.clear();
  const { data } = await ask('{ distributionStatistics { authorizationPending inError } }', {});
  expect(data).toEqual({
    distributionStatistics: { authorizationPending: expect.any(Number), inError: expect.any(Number) },
  });
  expect(calls().map(({ path }) => new URL(path, 'http://x').searchParams.get('size'))).toEqual(['1', '1']);
  platform.requests.clear();
  await ask('{ distributionStatistics { inError } }', {});
  expect(calls()).toHaveLength(1);
});

test('a payment has its distributions', async () => {
  const id = randomUUID();
  const common = { collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z', status: 'approved' };
  await platform.add(payments, aPayment({ ...common, id }));
  const { whole } = await put({ payment_id: id });
  const { data } = await ask(
    'query ($id: ID!) { payment(id: $id) { distributions { id payment { id } } } }',
    { id },
    'administrador',
  );
  expect(data).toEqual({ payment: { distributions: [{ id: whole.id, payment: { id } }] } });
});

interface Requested {
  readonly payload: { readonly exportId: string; readonly error: null };
}

test('an export of distributions sends its period as start_date and end_date (B326)', async () => {
  const filter = { status: 'MANUAL', period: { from: '2026-03-01', to: '2026-03-31' } };
  const { data } = await gateway.as('administrador').query<Requested>(
    `mutation ($list: ExportInput!, $once: OnceInput!) {
      payload: createExport(list: $list, format: CSV, once: $once) { exportId error { message } } }`,
    { list: { distributions: { filter, columns: ['ID', 'AMOUNT'] } }, once: { idempotencyKey: randomUUID() } },
  );
  expect(data.payload.error).toBeNull();
  const made: unknown = await (await fetch(`${platform.urls.export}/exportaciones/${data.payload.exportId}`)).json();
  expect(made).toMatchObject({
    type: 'distributions',
    columns: ['id', 'amount'],
    filter: expect.stringMatching(/start_date.*end_date/),
  });
});

test('the list requires its permission', async () => {
  expect((await ask('{ distributions { size } }', {}, 'sinpermisos')).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
});
