// Guards: The provoked errors reveal no internal addresses, stacks or values.
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { startServer } from '../../testing/start-server.ts';

/** Internal details in the answer of a broken service. The gateway must not pass on any of them. */
const inside = {
  code: 'java.sql.SQLException: could not connect to jdbc:oracle:thin:@db-7.internal:1521',
  extended_code: 'at com.example.PaymentDao.find(PaymentDao.java:42)',
  message: 'password=hunter2 for user payments_rw',
  stack: 'Error: boom\n    at Object.<anonymous> (/srv/app/node_modules/pg/lib/client.js:1:1)',
  fields: { 'db-7.internal': 'password=hunter2' },
};

const loud = await startServer((_request, response) => {
  response
    .writeHead(500, { 'content-type': 'application/json', server: 'hunter2/1.0', 'x-powered-by': 'hunter2' })
    .end(JSON.stringify(inside));
});
const page = '<html><h1>hunter2</h1><p>at com.example (db-7.internal)</p></html>';
const answerPage = (status: number) =>
  loud.answerWith((_request, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(page));
const answerJson = (status: number, body: unknown = inside) =>
  loud.answerWith(
    (_request, response) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );

const { gateway, platform } = await startGatewayOverPlatform({
  payments: 20,
  replaced: { payment: loud.url },
  callLimits: { breakerThreshold: 1_000 },
});
afterAll(() => loud.close());

const token = await platform.tokenFor('operador');
const json = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

/** Texts that must not occur in any answer to a client. */
const secrets = [
  'hunter2',
  'db-7.internal',
  'jdbc',
  'com.example',
  '127.0.0.1',
  'localhost',
  new URL(loud.url).port,
  new URL(platform.origin).port,
  'stack',
  'node_modules',
  'file://',
  '.ts:',
  '.js:',
  '    at ',
  'ECONN',
  'undici',
  'SyntaxError',
  'TypeError',
  'RangeError',
  'Unexpected token',
  'Did you mean',
  'FST_',
  'Fastify',
  'Apollo',
  'JWS',
  'JWT',
  'jose',
  token.split('.')[2] ?? '',
];

const reported = async (response: Response) => {
  // the content security policy names the sign-in service, which every browser knows
  const shown = [...response.headers].filter(([name]) => name !== 'content-security-policy');
  return `${JSON.stringify(shown)} ${await response.text()}`;
};
const postText = async (body: string, headers: Readonly<Record<string, string>> = json) =>
  reported(await gateway.post(body, headers));
const post = (query: string, variables: object = {}) => postText(JSON.stringify({ query, variables }));
const list = '{ payments { rows { id } } }';
const change =
  'mutation { cancelPayment(id: "p1", reason: "x", change: { idempotencyKey: "12345678", version: 1 }) { error { code message extendedCode fields { path code message } } } }';

const provoked: readonly (readonly [string, () => Promise<string>])[] = [
  ...[400, 401, 403, 404, 409, 410, 412, 422, 429, 500, 502, 503, 504].flatMap((status) => [
    [`a service that answers ${status}`, () => (answerJson(status), post(list))] as const,
    [`a change that is answered with ${status}`, () => (answerJson(status), post(change))] as const,
    [`a service that answers ${status} with an HTML page`, () => (answerPage(status), post(list))] as const,
  ]),
  ['an HTML page instead of data', () => (answerPage(200), post(list))],
  ['data of another shape', () => (answerJson(200, inside), post(list))],
  ['rows of another shape', () => (answerJson(200, { rows: [inside], size: 1 }), post(list))],
  [
    'half of an answer',
    () => {
      loud.answerWith((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"rows":[{"hunter2":');
      });
      return post(list);
    },
  ],
  [
    'a connection that is dropped',
    () => {
      loud.answerWith((request) => void request.socket.destroy());
      return post(list);
    },
  ],
  [
    'a service that redirects',
    () => {
      loud.answerWith(
        (_request, response) => void response.writeHead(302, { location: 'http://db-7.internal/' }).end(),
      );
      return post(list);
    },
  ],
  ['a document that cannot be read', () => post('{ viewer { username ')],
  ['an unknown field', () => post('{ viewer { usernam } }')],
  ['an unknown type', () => post('{ ... on Viewr { id } }')],
  ['an unknown argument', () => post('{ payments(limt: 1) { size } }')],
  ['an unknown value', () => post('{ payments(filter: { status: APROVED }) { size } }')],
  [
    'a variable of another type',
    () => post('query($s: PaymentStatus) { payments(filter: { status: $s }) { size } }', { s: 'APROVED' }),
  ],
  [
    'a variable with an unknown field',
    () => post('query($f: PaymentFilter) { payments(filter: $f) { size } }', { f: { statu: 'x' } }),
  ],
  ['a body that is not JSON', () => postText('{"query": hunter')],
  ['another media type', () => postText('x', { ...json, 'content-type': 'text/plain' })],
  ['a body over the limit', () => postText('x'.repeat(300_000))],
  ['a wrong token', () => postText('{}', { ...json, authorization: 'Bearer a.b.c' })],
  ['a tampered token', () => postText('{}', { ...json, authorization: `Bearer ${token}x` })],
  [
    'an unknown address',
    async () => reported(await fetch(`${gateway.url}/graphql/x`, { headers: { accept: 'application/json' } })),
  ],
  ['an address with invalid percent escapes', async () => reported(await fetch(`${gateway.url}/%c0%ae%c0%ae/%zz`))],
  ['an unknown download', async () => reported(await fetch(`${gateway.url}/downloads/x`))],
];

describe('the error that a client receives', () => {
  test.each(provoked)('reveals nothing internal: %s', async (_what, provoke) => {
    const text = (await provoke()).replaceAll(gateway.url, '');
    expect(text.length).toBeGreaterThan(20);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('has the extended code of a refusal', async () => {
    answerJson(400, { code: 'bad_request', extended_code: 'payment.limit-9:x' });
    expect(await post(list)).toContain('"extendedCode":"payment.limit-9:x"');
  });
});
