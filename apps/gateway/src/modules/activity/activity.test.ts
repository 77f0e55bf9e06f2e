// Guards: The activity of a payment shows its changes. Accesses to protected data, the activity of everybody and its
// file require ACTIVITY_AUDIT.
import { randomUUID } from 'node:crypto';
import { aMethod, aPayment, payments } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, keepsActivity: true });

interface Event {
  readonly username: string;
  readonly action: string;
  readonly requestId: string;
}
interface Page {
  readonly size: number;
  readonly rows: readonly Event[];
}

const cancel = `mutation ($id: ID!, $reason: String!, $change: ChangeInput!) {
  cancelPayment(id: $id, reason: $reason, change: $change) { payment { id } error { code } }
}`;
const cancelPayment = async (username: string, id: string, requestId: string) =>
  gateway
    .as(username)
    .query(
      cancel,
      { id, reason: 'El pagador se arrepintió', change: { idempotencyKey: randomUUID(), version: 1 } },
      { 'x-request-id': requestId },
    );

const rows = `rows { username requestId kind action type ids count result code reason statusBefore statusAfter versionAfter
  changes { field before after } values { field value } }`;
const activityOf = async (username: string, id: string) => {
  const { data, errors } = await gateway
    .as(username)
    .query<{ payment: { activity: Page } }>(`query ($id: ID!) { payment(id: $id) { activity { size ${rows} } } }`, {
      id,
    });
  expect(errors).toBeUndefined();
  return data.payment.activity;
};
const search = async (filter: object, username = 'auditor') => {
  const { data, errors } = await gateway
    .as(username)
    .query<{ activities: Page }>(`query ($f: ActivityFilter) { activities(filter: $f) { size ${rows} } }`, {
      f: filter,
    });
  return { page: data.activities, errors };
};

const given = { collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z', status: 'pending' } as const;
beforeAll(async () => {
  for (const id of ['act-1', 'act-2']) await platform.add(payments, aPayment({ id, ...given }));
  await cancelPayment('tesoreria', 'act-1', 'act-request-1');
  await gateway.as('operador').query('{ payment(id: "act-1") { holder { holderName } } }');
  await cancelPayment('operador', 'act-1', 'act-request-2');
  await cancelPayment('operador', 'act-1', 'act-request-3');
});

test('the activity of a payment has its changes with person and result, newest first', async () => {
  const { rows: events, size } = await activityOf('operador', 'act-1');
  expect(size).toBe(3);
  expect(events).toEqual([
    expect.objectContaining({ username: 'operador', requestId: 'act-request-3', result: 'REFUSED' }),
    {
      username: 'operador',
      requestId: 'act-request-2',
      kind: 'CHANGE',
      action: 'cancelPayment',
      type: 'Payment',
      ids: ['act-1'],
      count: 1,
      result: 'DONE',
      code: null,
      reason: 'El pagador se arrepintió',
      statusBefore: 'pending',
      statusAfter: 'cancelled',
      versionAfter: 2,
      changes: expect.arrayContaining([{ field: 'statusDetail', before: null, after: null }]),
      values: expect.arrayContaining([{ field: 'currencyId', value: 'ARS' }]),
    },
    expect.objectContaining({ username: 'tesoreria', result: 'FORBIDDEN', code: 'FORBIDDEN' }),
  ]);
});

test('accesses to protected data are shown with ACTIVITY_AUDIT only', async () => {
  const actionsSeenBy = async (username: string) =>
    (await activityOf(username, 'act-1')).rows.map(({ action }) => action);
  expect(await actionsSeenBy('auditor')).toContain('Payment.holder');
  expect(await actionsSeenBy('administrador')).toContain('Payment.holder');
  expect(await actionsSeenBy('operador')).not.toContain('Payment.holder');
  expect((await activityOf('auditor', 'act-2')).size).toBe(0);
});

test.each([
  [{ username: 'tesoreria' }, 1],
  [{ action: 'cancelPayment' }, 3],
  [{ actions: ['cancelPayment', 'Payment.holder'] }, 4],
  [{ actions: ['Payment.holder', 'refundPayment'] }, 1],
  [{ action: 'cancelPayment', actions: ['Payment.holder'] }, 0],
  [{ kind: 'LOOK' }, 1],
  [{ type: 'Payment', id: 'act-1' }, 4],
  [{ type: 'Payer', id: 'act-1' }, 0],
  [{ result: 'FORBIDDEN' }, 1],
  [{ requestId: 'act-request-2' }, 1],
  [{ requestId: 'act-request-2', username: 'tesoreria' }, 0],
  [{ period: { from: '2026-01-01', to: '2099-01-01' } }, 4],
  [{ period: { from: '2020-01-01', to: '2020-01-31' } }, 0],
])('the activity of everybody is filtered by %j', async (filter, size) => {
  expect((await search(filter)).page.size).toBe(size);
});

test('an empty text and a period that ends before it begins are refused', async () => {
  expect((await search({ username: ' ' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const period = { from: '2026-02-01', to: '2026-01-01' };
  expect((await search({ period })).errors?.[0]?.extensions.fields?.[0]?.path).toContain('filter.period');
});

test.each(['operador', 'tesoreria', 'desarrollador', 'sinpermisos'])(
  '%s may not see the activity of everybody',
  async (username) => {
    const { errors } = await search({}, username);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permissions: ['ACTIVITY_AUDIT'] });
  },
);

test("a person's own activity has only their events", async () => {
  const own = async (username: string) => {
    const document = '{ viewer { activity { size rows { username } } } }';
    return (await gateway.as(username).query<{ viewer: { activity: Page } }>(document)).data.viewer.activity;
  };
  expect((await own('operador')).rows.map(({ username }) => username)).toEqual(['operador', 'operador', 'operador']);
  expect(await own('sinpermisos')).toEqual({ size: 0, rows: [] });
});

test('the activity is paged', async () => {
  const page = async (number: number) =>
    (
      await gateway
        .as('auditor')
        .query<{ activities: Page }>(`{ activities(page: ${number}, limit: 3) { size rows { requestId } } }`)
    ).data.activities;
  const [first, second] = [await page(1), await page(2)];
  expect([first.rows.length, second.rows.length, second.size]).toEqual([3, 1, 4]);
  expect(second.rows[0]?.requestId).toBe('act-request-1');
});

test('the health check reports a written activity, and the metrics no waiting or lost event', async () => {
  const health = await (await fetch(`${gateway.url}/health/ready`)).json();
  expect(health).toMatchObject({ audit: 'written', activity: 'written' });
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  expect(metrics).toContain('gateway_activity_waiting 0');
  expect(metrics).toContain('gateway_activity_lost 0');
});

describe("the file of everybody's activity", () => {
  const ask =
    'mutation ($filter: ActivityFilter) { createActivityDownload(filter: $filter) { download { url fileName } } }';
  const linkFor = async (username: string, filter: object) => {
    const { data } = await gateway
      .as(username)
      .query<{ createActivityDownload: { download: { url: string; fileName: string } } }>(ask, { filter });
    return data.createActivityDownload.download;
  };
  const fetchAs = async (username: string, url: string) =>
    fetch(gateway.url + url, { headers: { authorization: `Bearer ${await platform.tokenFor(username)}` } });

  test('has all matching events in the format of a spreadsheet; its link and its download are recorded', async () => {
    const payment = await platform.add(payments, aPayment({ id: 'of-a-file-1', ...given }));
    await cancelPayment('operador', payment.id, 'request-of-a-file-1');
    await cancelPayment('administrador', payment.id, 'request-of-a-file-1');
    const { url, fileName } = await linkFor('auditor', { requestId: 'request-of-a-file-1' });
    expect(fileName).toMatch(/^actividad_\d{4}-\d\d-\d\d\.csv$/);
    const answer = await fetchAs('auditor', url);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toContain(
      'Fecha;Usuario;Nombre;Clase;Acción;Tipo;IDs;Pagador;Entidad;Importe;Moneda;Resultado;Código;Motivo',
    );
    expect(lines).toHaveLength(4); // heading, two events and the end
    expect(lines[1]).toContain(
      `;administrador;Alicia Domínguez;Cambio;Cancelar el pago;Pago;${payment.id};${payment.payer?.name ?? ''};LUZN;12500,50;ARS;Rechazado;`,
    );
    const { data } = await gateway
      .as('auditor')
      .query<{ activities: Page }>(`{ activities(filter: { type: "Activity" }) { size ${rows} } }`, {});
    expect(data.activities.rows).toMatchObject([{ kind: 'DOWNLOAD' }, { action: 'createActivityDownload' }]);
  });

  test('has texts and amounts for people, without codes', async () => {
    const { url } = await linkFor('auditor', { requestId: 'act-request-2' });
    const [, line = ''] = (await (await fetchAs('auditor', url)).text()).split('\r\n');
    expect(line).toMatch(
      /;operador;Omar Peralta;Cambio;Cancelar el pago;Pago;act-1;[^;]*;LUZN;\d+,\d\d;ARS;Hecho;;El pagador se arrepintió;/,
    );
    expect(line).toContain(';Pendiente;Cancelado;');
    expect(line).not.toMatch(/CHANGE|cancelPayment|DONE|;pending;|\d\.\d\d\b/);
  });

  test('omits payer and collector when the payment service cannot be reached', async () => {
    const { url } = await linkFor('auditor', { requestId: 'act-request-2' });
    platform.faults.set({ service: 'payment', fault: { kind: 'status', status: 500 } });
    const [, line = ''] = (await (await fetchAs('auditor', url)).text()).split('\r\n');
    platform.faults.clear();
    expect(line).toMatch(/;Pago;act-1;;;\d+,\d\d;ARS;/);
  });

  test('requires ACTIVITY_AUDIT, and an invalid filter is refused when the link is requested', async () => {
    expect((await gateway.as('operador').query(ask, {})).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const { errors } = await gateway.as('auditor').query(ask, { filter: { username: 'x'.repeat(9_000) } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'filter.username' }] });
  });
});

test('a requested amount has the currency of its record, because the arguments have none', async () => {
  const payment = await platform.add(
    payments,
    aPayment({
      id: 'act-3',
      ...given,
      status: 'approved',
      type: 'online',
      final_amount: 50,
      currency_id: 'USD',
      payment_methods: [aMethod({ final_amount: 50, currency_id: 'USD' })],
    }),
  );
  const { errors } = await gateway.as('administrador').query(
    `mutation ($change: ChangeInput!) {
      refundPayment(id: "act-3", reason: "Se pagó dos veces", amount: "20.00", partial: true, change: $change) {
        error { message } } }`,
    { change: { idempotencyKey: randomUUID(), version: payment.version } },
  );
  expect(errors).toBeUndefined();
  const { rows: events } = await activityOf('operador', 'act-3');
  expect(events).toMatchObject([
    {
      action: 'refundPayment',
      values: expect.arrayContaining([
        { field: 'amount', value: '20.00' },
        { field: 'currencyId', value: 'USD' },
      ]),
    },
  ]);
});
