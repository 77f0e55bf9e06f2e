// Guards: Mutations that call a service leave one audit event each, with any result.
import { randomUUID } from 'node:crypto';
import type { Payment } from '@backoffice/contracts/payment';
import { typeDefs } from '@backoffice/schema/type-defs';
import { payments } from '@backoffice/platform/testing';
import { buildSchema } from 'graphql';
import { anOnlinePayment } from '../../modules/payment/testing/online-payment.ts';
import { act } from '../../modules/payment/testing/payment-calls.ts';
import { createTestTrail } from '../../testing/audit-trail.ts';
import { ownDataMutations } from '../../testing/prepared-mutation.ts';
import { aChange, mutate } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { until } from '../../testing/until.ts';
import { createSomeValue } from '../../testing/some-value.ts';

const trail = createTestTrail();
const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, takeAudit: trail.take });
beforeEach(trail.clear);

const put = (given: Partial<Payment> = {}) => platform.add(payments, anOnlinePayment(given));

const someValue = createSomeValue(() => 'a-value-of-the-test');
const mutations = Object.values(buildSchema(typeDefs).getMutationType()?.getFields() ?? {})
  .filter(({ name }) => !ownDataMutations.has(name))
  .map((field) => ({
    name: field.name,
    answer: '__typename',
    types: Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)])),
    variables: Object.fromEntries(field.args.map(({ name, type }) => [name, someValue(type, name)])),
  }));

describe("every mutation that changes a service's data", () => {
  test.each(mutations)(
    '$name leaves one event, both when it is forbidden and when it is permitted',
    async (mutation) => {
      const call = { mutation: mutation.name, types: mutation.types, answer: '__typename' };
      await mutate(gateway.as('sinpermisos'), call, mutation.variables);
      await mutate(gateway.as('administrador'), call, mutation.variables);
      expect(trail.events().filter(({ kind }) => kind === 'change')).toMatchObject([
        { action: mutation.name, username: 'sinpermisos', result: 'forbidden', code: 'FORBIDDEN', after: null },
        { action: mutation.name, username: 'administrador', type: expect.stringMatching(/^[A-Z]/) },
      ]);
    },
  );
});

describe('a change that is made', () => {
  test('is recorded with person, entity, states before and after, reason and request', async () => {
    const payment = await put();
    await gateway.as('operador').query(
      `mutation ($id: ID!, $change: ChangeInput!) {
        cancelPayment(id: $id, reason: "Lo pidió el comercio", change: $change) { error { code } } }`,
      { id: payment.id, change: aChange() },
      { 'x-request-id': 'audited-change-1' },
    );
    const recorded = { finalAmount: '100.00', currencyId: 'ARS', refundableAmount: '100.00' };
    expect(trail.events()).toEqual([
      {
        audit: true,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        requestId: 'audited-change-1',
        operation: 'other',
        userId: expect.stringMatching(/./),
        username: 'operador',
        name: 'Omar Peralta',
        kind: 'change',
        action: 'cancelPayment',
        type: 'Payment',
        ids: [payment.id],
        count: 1,
        before: { status: payment.status, version: 1, recorded },
        after: { status: 'cancelled', version: 2, recorded },
        changed: [{ field: 'status' }, { field: 'statusDetail' }, { field: 'cancelDate' }],
        reason: 'Lo pidió el comercio',
        result: 'done',
        code: null,
      },
    ]);
  });

  test('is recorded with an identifier that only the answer has', async () => {
    const { payload } = await mutate<{ payerId: string }>(
      gateway.as('administrador'),
      {
        mutation: 'createPayer',
        types: { name: 'String!', email: 'String!', once: 'OnceInput!' },
        answer: 'payerId',
      },
      { name: 'Ana Pérez', email: 'ana@example.com', once: { idempotencyKey: randomUUID() } },
    );
    expect(trail.events()).toMatchObject([{ type: 'Payer', ids: [payload?.payerId], result: 'done' }]);
  });

  test('is recorded as repeated when it is requested again with the same idempotency key', async () => {
    const payment = await put();
    const change = aChange();
    for (let i = 0; i < 2; i++) await act(gateway.as('operador'), 'cancel', payment, { change });
    expect(trail.events()).toMatchObject([
      { result: 'done', before: { version: 1 }, after: { version: 2 } },
      { result: 'repeated', before: null, after: { version: 2 } },
    ]);
  });

  test('is recorded apart from another change in the same request', async () => {
    const [first, second] = [await put(), await put()];
    const cancel = (id: string) => `cancelPayment(id: "${id}", reason: "Prueba",
      change: { idempotencyKey: "${randomUUID()}", version: 1 }) { error { code } }`;
    await gateway.as('operador').query(`mutation { a: ${cancel(first.id)} b: ${cancel(second.id)} }`);
    expect(trail.events()).toMatchObject([
      { ids: [first.id], before: { version: 1 }, result: 'done' },
      { ids: [second.id], before: { version: 1 }, result: 'done' },
    ]);
  });
});

test('a refund is recorded with the identifiers of the refunds that it created', async () => {
  const payment = await put({ status: 'approved' });
  await act(gateway.as('administrador'), 'refund', payment, { amount: '40.00', partial: true });
  const { data } = await gateway
    .as('administrador')
    .query<{ payment: { refunds: { id: string }[] } }>('query ($id: ID!) { payment(id: $id) { refunds { id } } }', {
      id: payment.id,
    });
  const [event] = trail.events();
  expect(event).toMatchObject({ action: 'refundPayment', created: [expect.stringMatching(/./)] });
  expect(event?.['created']).toEqual(data.payment.refunds.map(({ id }) => id));
});

describe('the changed fields', () => {
  test('are recorded by name, with values for amounts only', async () => {
    const payment = await put({ status: 'approved' });
    await act(gateway.as('administrador'), 'refund', payment, { amount: '40.00', partial: true });
    const changed = [...trail.events()].map((event) => event['changed']);
    expect(changed).toEqual([
      expect.arrayContaining([{ field: 'refunds' }, { field: 'refundableAmount', before: '100.00', after: '60.00' }]),
    ]);
  });

  test('are the differing fields of an updated reference, and the arguments of a created one', async () => {
    const once = () => ({ idempotencyKey: randomUUID() });
    const types = { collectorId: 'ID!', reference: 'PayerReferenceInput!', once: 'OnceInput!' };
    const reference = { name: 'Ana Pérez', email: 'ana@example.com' };
    const { payload } = await mutate<{ reference: { id: string; version: number } }>(
      gateway.as('administrador'),
      { mutation: 'createPayerReference', types, answer: 'reference { id version }' },
      { collectorId: 'LUZN', reference, once: once() },
    );
    await mutate(
      gateway.as('administrador'),
      {
        mutation: 'updatePayerReference',
        types: { id: 'ID!', version: 'Int!', reference: 'PayerReferenceInput!', once: 'OnceInput!' },
        answer: 'reference { id }',
      },
      { ...payload?.reference, reference: { ...reference, email: 'otra@example.com' }, once: once() },
    );
    const events = trail.events().filter(({ kind }) => kind === 'change');
    expect(events).toMatchObject([
      { action: 'createPayerReference', changed: [{ field: 'collectorId' }, { field: 'reference' }] },
      { action: 'updatePayerReference', changed: [{ field: 'email' }] },
    ]);
    expect(JSON.stringify(events)).not.toContain('example.com');
  });

  test('are variable and value for a configuration entry, without the value itself', async () => {
    const { data } = await gateway
      .as('administrador')
      .query<{ configurationVariables: readonly { id: string }[] }>('{ configurationVariables { id } }');
    const types = { collectorId: 'ID!', variableId: 'ID!', value: 'String!', once: 'OnceInput!' };
    await mutate(
      gateway.as('administrador'),
      { mutation: 'addCollectorConfiguration', types, answer: 'configuration { id }' },
      {
        collectorId: 'LUZN',
        variableId: data.configurationVariables.at(-1)?.id,
        value: 'secreto',
        once: { idempotencyKey: randomUUID() },
      },
    );
    const events = trail.events().filter(({ kind }) => kind === 'change');
    expect(events).toMatchObject([
      { changed: [{ field: 'collectorId' }, { field: 'value' }, { field: 'variableId' }] },
    ]);
    expect(JSON.stringify(events)).not.toContain('secreto');
  });
});

describe('a change that is not made, or has an unknown outcome', () => {
  test('is recorded with the code of the refusal and the state of the entity', async () => {
    const payment = await put({ status: 'approved' });
    await act(gateway.as('operador'), 'cancel', payment);
    await act(gateway.as('operador'), 'cancel', payment, { reason: ' ' });
    await act(gateway.as('operador'), 'cancel', payment, { change: { ...aChange(), version: 7 } });
    expect(trail.events()).toMatchObject([
      { result: 'refused', code: 'not_pending_or_issued', before: { status: 'approved', version: 1 }, after: null },
      { result: 'refused', code: 'BAD_USER_INPUT', before: null, after: null },
      { result: 'refused', code: 'version_stale', before: { status: 'approved', version: 1 }, after: null },
    ]);
  });

  test('is recorded as unknown when its answer was lost, and as repeated when a retry succeeds', async () => {
    const payment = await put({ status: 'approved' });
    const change = aChange();
    platform.faults.set({ service: 'payment', path: '/devolver$', fault: { kind: 'lose' } });
    await act(gateway.as('administrador'), 'refund', payment, { change });
    platform.faults.clear();
    await act(gateway.as('administrador'), 'refund', payment, { change });
    expect(trail.events()).toMatchObject([
      { result: 'unknown', code: 'SERVICE_UNAVAILABLE', before: { status: 'approved' }, after: null },
      { result: 'repeated', code: null, after: { status: 'refunded', version: 2 } },
    ]);
  });

  test('is recorded as CLIENT_LEFT when the client disconnects before the change is sent', async () => {
    const payment = await put();
    platform.faults.set({ service: 'payment', fault: { kind: 'delay', ms: 1_000 } });
    platform.requests.clear();
    const leaving = new AbortController();
    const body = JSON.stringify({
      query: `mutation { cancelPayment(id: "${payment.id}", reason: "Cargado dos veces",
        change: { idempotencyKey: "${randomUUID()}", version: 1 }) { error { code } } }`,
    });
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${await platform.tokenFor('operador')}`,
    };
    const asked = fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body, signal: leaving.signal });
    asked.catch(() => undefined);
    await until(() => platform.requests.list().length > 0);
    leaving.abort();
    await until(() => trail.events().length > 0);
    expect(trail.events()).toMatchObject([{ action: 'cancelPayment', result: 'failed', code: 'CLIENT_LEFT' }]);
    expect(platform.requests.list().filter(({ method }) => method !== 'GET')).toEqual([]);
    platform.faults.clear();
  });

  test('is recorded as failed when the service certainly did nothing', async () => {
    const payment = await put();
    platform.faults.set({ service: 'payment', path: '/cancelar$', fault: { kind: 'status', status: 429 } });
    await act(gateway.as('operador'), 'cancel', payment);
    expect(trail.events()).toMatchObject([{ result: 'failed', code: 'SERVICE_UNAVAILABLE', before: { version: 1 } }]);
  });
});
