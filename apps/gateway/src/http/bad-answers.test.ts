// Guards: Of an answer that breaks the contract, the log and developers learn which call gave it and which value is wrong.
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
  ['rows that are none', { ...page([]), rows: null }, list, { call: paths.list, pointer: '/rows' }],
  ['a moment that is left out', withoutDate, one, { call: paths.one, field: 'Payment.requestDate' }],
])('%s is named by its call and its place', async (_what, body, query, named) => {
  answer(body);
  expect(await askedBy('desarrollador', query)).toMatchObject({ code: 'SERVICE_BAD_ANSWER', diagnosis: named });
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(expect.objectContaining(named));
});

test('an answer that is no JSON is named by its media type', async () => {
  expect(await askedBy('desarrollador', '{ payer(id: "p1") { name } }')).toMatchObject({
    code: 'SERVICE_BAD_ANSWER',
    diagnosis: { call: 'payer GET /{id}', cause: expect.stringContaining('media type text/html') },
  });
  expect(lines.join('')).not.toContain('Ana');
});

test('an address of the network is told to nobody', async () => {
  platform.faults.set({ service: 'payment', fault: { kind: 'drop' } });
  const told = await askedBy('desarrollador', one);
  expect(told).toMatchObject({ code: 'SERVICE_UNAVAILABLE', diagnosis: { cause: 'SocketError UND_ERR_SOCKET' } });
});

test('JSON that breaks off is named by its call', async () => {
  platform.faults.set({ service: 'payment', fault: { kind: 'malformed' } });
  expect(await askedBy('desarrollador', one)).toMatchObject({ diagnosis: { call: paths.one, cause: 'SyntaxError' } });
});

test('people who are no developers are told nothing of it, and the log tells no value', async () => {
  answer({ ...good, final_amount: 'ana@correo.example' });
  expect(await askedBy('operador', one)).toEqual(expect.not.objectContaining({ diagnosis: expect.anything() }));
  expect(lines.join('')).toContain('/final_amount');
  expect(lines.join('')).not.toContain('correo.example');
});

test('one line of the log stands for all rows of a call', async () => {
  answer(page([withoutAmount, withoutAmount, withoutAmount]));
  await askedBy('operador', list);
  expect(lines).toHaveLength(1);
});

test('a service that fails is named with its call, too', async () => {
  platform.faults.set({ service: 'payment', fault: { kind: 'status', status: 500 } });
  expect(await askedBy('desarrollador', one)).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    diagnosis: { call: paths.one },
  });
});
