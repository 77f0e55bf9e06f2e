// Guards: A list whose conditions are too long for one URL has short URLs, finds every row, and keeps its row limit.
import { aPayment } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { startServer } from '../../testing/start-server.ts';

/** Rows that the stub has for each request, whatever it asks for. */
let rowsOfPart = 1;
let urls: string[] = [];
/** Stub of the payment service: each combination of conditions has its own rows. */
const service = await startServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub');
  urls.push(request.url ?? '');
  const [page, limit] = ['page', 'limit'].map((name) => Number(searchParams.get(name)));
  for (const name of ['page', 'limit']) searchParams.delete(name);
  const part = `${pathname}?${searchParams.toString()}`;
  let number = parts.indexOf(part);
  if (number < 0) number = parts.push(part) - 1;
  const first = ((page ?? 1) - 1) * (limit ?? 0);
  const rows = Array.from({ length: Math.max(0, Math.min(limit ?? 0, rowsOfPart - first)) }, (_, at) =>
    aPayment({ id: `${number}-${first + at}`, collector_id: 'LUZN', request_date: '2026-11-01T12:00:00.000Z' }),
  );
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ rows, page, limit, size: rowsOfPart }));
});
let parts: string[] = [];
afterAll(() => service.close());
const { gateway } = await startGatewayOverPlatform({ payments: 0, replaced: { payment: service.url } });

beforeEach(() => {
  parts = [];
  urls = [];
});
const find = (filter: object) =>
  gateway
    .as('administrador')
    .query<{ payments: { size: number } }>(
      'query ($filter: PaymentFilter!) { payments(filter: $filter, limit: 100) { size rows { id } } }',
      { filter },
    );
const texts = (count: number, length: number) => Array.from({ length: count }, (_, at) => `${at}x`.padEnd(length, 'y'));

test('parts that keep the limit each are refused when they exceed it together', async () => {
  rowsOfPart = 1_500;
  const { errors } = await find({ codes: texts(120, 20) });
  expect(parts.length).toBeGreaterThan(1);
  expect(errors?.[0]).toMatchObject({
    message: 'Coinciden más de 2.000. Acote la búsqueda.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('two conditions that are too long are both split, and every combination is asked once', async () => {
  rowsOfPart = 1;
  const { data, errors } = await find({ codes: texts(120, 20), ids: texts(100, 90) });
  expect(errors).toBeUndefined();
  expect(data.payments.size).toBe(urls.length);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) expect(url.length).toBeLessThan(8_000);
});
