// Guards: When an answer breaks the contract, the log and developers learn the call and the position of the wrong value.
import { aMethod, aPayment } from '@backoffice/platform/testing';
import { pino } from 'pino';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { startServer } from '../testing/start-server.ts';

const lines: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const pages = await startServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>Ana Pérez</p>');
});
afterAll(() => pages.close());
const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, logger, replaced: { payer: pages.url } });

const good = aPayment({ id: 'p1', collector_id: 'LUZN', request_date: '2026-11-01T12:00:00.000Z' });
const page = (rows: readonly object[]) => ({ rows, page: 1, limit: 25, size: rows.length });
const answer = (body: unknown) => {
  platform.faults.set({ service: 'payment', fault: { kind: 'status', status: 200, body } });
};

const list = '{ payments { rows { finalAmount requestDate payer { name } paymentMethods { amount } } } }';
const one = '{ payment(id: "p1") { finalAmount requestDate paymentMethods { amount } } }';

const method = aMethod({ final_amount: 10 });
const { final_amount: _amount, ...withoutAmount } = good;
const { request_date: _date, ...withoutDate } = good;

const paths = { list: 'payment GET /pagos', one: 'payment GET /pagos/{id}' };

beforeEach(() => {
  lines.length = 0;
});

const askedBy = async (username: string, query: string) => {
  const { errors } = await gateway.as(username).query(query);
  return errors?.[0]?.extensions;
};

test.each([
  [
    'an amount that is left out',
    page([good, withoutAmount]),
    list,
    { call: paths.list, pointer: '/rows/1/final_amount' },
  ],
  ['an amount that is a text', page([{ ...good, final_amount: 'abc' }]), list, { call: paths.list, pointer: '/rows/0/final_amount' }], // oxfmt-ignore
  ['an amount deep inside', { ...good, payment_methods: [method, { ...method, amount: null }] }, one, { call: paths.one, pointer: '/payment_methods/1/amount' }], // oxfmt-ignore
  ['an amount that others are taken from', page([withoutAmount]), '{ payments { rows { refundableAmount } } }', { call: paths.list, pointer: '/rows/0/final_amount' }], // oxfmt-ignore
  [
    'a list that is a text',
    { ...good, payment_methods: 'none' },
    one,
    { call: paths.one, pointer: '/payment_methods' },
  ],
  ['a total that is a text', { ...page([]), size: 'many' }, list, { call: paths.list, pointer: '/size' }],
  ['rows of null', { ...page([]), rows: null }, list, { call: paths.list, pointer: '/rows' }],
  ['a moment that is left out', withoutDate, one, { call: paths.one, field: 'Payment.requestDate' }],
])('%s is reported with its call and its position', async (_what, body, query, named) => {
  answer(body);
  expect(await askedBy('desarrollador', query)).toMatchObject({ code: 'SERVICE_BAD_ANSWER', diagnosis: named });
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(expect.objectContaining(named));
});

describe('a required value that is found missing late', () => {
  const asked = `{
    payments { shown: rows { externalTransactionId requestDate refunds { id } } }
    newest: payment(id: "p1") { asked: requestDate ...Returned }
    collectors { rows { id name } }
    collector(id: "LUZN") { name money: balance { currencyId } }
  }
  fragment Returned on Payment { returned: refunds { id amount } }`;
  const { name: _name, ...withoutName } = { id: 'LUZN', name: 'Luz', checkout_version: '2' };
  const refund = { status: 'approved', amount: 10, currency_id: 'ARS' };

  test.each([
    { what: 'of a page', service: 'payment', path: '^/pagos(?:[?]|$)', body: page([withoutDate]), call: paths.list },
    { what: 'of one thing', service: 'payment', path: '^/pagos/p1$', body: withoutDate, call: paths.one },
    {
      what: 'deep inside',
      service: 'payment',
      path: '^/pagos/p1$',
      body: { ...good, refunds: [refund] },
      call: paths.one,
    },
    {
      what: 'of a row',
      service: 'collector',
      path: '^/comercios(?:[?]|$)',
      body: page([withoutName]),
      call: 'collector GET /comercios',
    },
    {
      what: 'of a part',
      service: 'collector',
      path: '/saldo$',
      body: { amount: 1, available_amount: 1 },
      call: 'collector GET /comercios/{id}/saldo',
    },
  ] as const)('$what is blamed on the one call that lacks it', async ({ service, path, body, call }) => {
    platform.faults.set({
      service: 'payment',
      fault: { kind: 'status', status: 200, body: page([good]) },
      path: '^/pagos(?:[?]|$)',
    });
    platform.faults.set({
      service: 'payment',
      fault: { kind: 'status', status: 200, body: good },
      path: '^/pagos/p1$',
    });
    platform.faults.set({ service, path, fault: { kind: 'status', status: 200, body } });
    const blamed = { code: 'SERVICE_BAD_ANSWER', diagnosis: { call } };
    expect(await askedBy('desarrollador', asked)).toMatchObject(blamed);
    // from the second time on, the operation is compiled
    expect(await askedBy('desarrollador', asked)).toMatchObject(blamed);
    expect(await askedBy('desarrollador', asked)).toMatchObject(blamed);
  });
});

test('an answer that is not JSON is reported with its media type', async () => {
  expect(await askedBy('desarrollador', '{ payer(id: "p1") { name } }')).toMatchObject({
    code: 'SERVICE_BAD_ANSWER',
    diagnosis: { call: 'payer GET /{id}', cause: expect.stringContaining('media type text/html') },
  });
  expect(lines.join('')).not.toContain('Ana');
});

test('a dropped connection is reported to developers without a network address', async () => {
  platform.faults.set({ service: 'payment', fault: { kind: 'drop' } });
  const told = await askedBy('desarrollador', one);
  expect(told).toMatchObject({ code: 'SERVICE_UNAVAILABLE', diagnosis: { cause: 'SocketError UND_ERR_SOCKET' } });
});

test('truncated JSON is reported with its call', async () => {
  platform.faults.set({ service: 'payment', fault: { kind: 'malformed' } });
  expect(await askedBy('desarrollador', one)).toMatchObject({ diagnosis: { call: paths.one, cause: 'SyntaxError' } });
});

test('only developers get the diagnosis, and the log contains no value', async () => {
  answer({ ...good, final_amount: 'ana@correo.example' });
  expect(await askedBy('operador', one)).toEqual(expect.not.objectContaining({ diagnosis: expect.anything() }));
  expect(lines.join('')).toContain('/final_amount');
  expect(lines.join('')).not.toContain('correo.example');
});

test('all rows of a call have one line in the log', async () => {
  answer(page([withoutAmount, withoutAmount, withoutAmount]));
  await askedBy('operador', list);
  expect(lines).toHaveLength(1);
});

test('a failing service is reported with its call, too', async () => {
  platform.faults.set({ service: 'payment', fault: { kind: 'status', status: 500 } });
  expect(await askedBy('desarrollador', one)).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    diagnosis: { call: paths.one },
  });
});
