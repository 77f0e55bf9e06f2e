// Guards: The explorer sends a mutation only after the person allows changes. It reports failures in Spanish.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createFetcher } from './create-fetcher';
import { texts } from './explorer.texts';

let server: Server;
let url = '';
let sent: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
let answer = '{"data":{}}';
let allowed = false;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      sent.push({ headers: request.headers, body });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/graphql` : '';
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  sent = [];
  answer = '{"data":{}}';
  allowed = false;
});

const fetcher = (operation: Parameters<ReturnType<typeof createFetcher>>[0], headers = {}) =>
  createFetcher({ url, accessToken: () => Promise.resolve('a.b.c'), changesAllowed: allowed })(operation, {
    headers,
  });
const refused = { errors: [{ message: texts.changesRefused }] };

describe('the explorer', () => {
  test('sends queries as the person, from the back office, with the typed headers', async () => {
    const typed = { 'x-request-id': 'typed-by-me', Source: 'collector', Accept: 'text/html' };
    expect(await fetcher({ query: '{ viewer { name } }' }, typed)).toEqual({ data: {} });
    expect(sent[0]?.headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      source: 'backoffice',
      'content-type': 'application/json',
      'x-request-id': 'typed-by-me',
    });
    expect(sent[0]?.body).toBe('{"query":"{ viewer { name } }"}');
  });

  test('sends only the typed token, whatever the case of its header', async () => {
    await fetcher({ query: '{ viewer { name } }' }, { AUTHORIZATION: 'Bearer of.somebody.else' });
    expect(sent[0]?.headers.authorization).toBe('Bearer of.somebody.else');
  });

  test('reports headers beyond the limit as a session that is too large', async () => {
    expect(await fetcher({ query: '{ a }' }, { 'x-padding': 'x'.repeat(17_000) })).toEqual({
      errors: [{ message: texts.sessionTooLarge }],
    });
    expect(sent).toEqual([]);
  });

  test('reports an invalid typed header', async () => {
    expect(await fetcher({ query: '{ a }' }, { 'no header': 'x' })).toEqual({
      errors: [{ message: texts.headersRefused }],
    });
    expect(sent).toEqual([]);
  });

  test.each([
    ['alone', { query: 'mutation { cancelPayment }' }],
    ['by its name', { query: 'query A { a } mutation B { b }', operationName: 'B' }],
    ['when none is chosen', { query: 'query A { a } mutation B { b }' }],
    ['under the name of an operation that is gone', { query: 'mutation B { b }', operationName: 'Pagos' }],
  ])('sends no mutation while changes are not allowed: %s', async (_how, operation) => {
    expect(await fetcher(operation)).toEqual(refused);
    expect(sent).toEqual([]);
  });

  test('sends mutations once changes are allowed', async () => {
    allowed = true;
    expect(await fetcher({ query: 'mutation { cancelPayment }' })).toEqual({ data: {} });
    expect(sent).toHaveLength(1);
  });

  test('sends a query that is in a document with a mutation, and a document that it cannot parse', async () => {
    await fetcher({ query: 'query A { a } mutation B { b }', operationName: 'A' });
    await fetcher({ query: 'query {' });
    expect(sent).toHaveLength(2);
  });

  test('reports in Spanish a missing or unreadable answer', async () => {
    answer = '<html>Bad gateway</html>';
    expect(await fetcher({ query: '{ a }' })).toEqual({ errors: [{ message: texts.unreadable }] });
    const nobody = createFetcher({
      url: 'http://127.0.0.1:9/',
      accessToken: () => Promise.resolve(''),
      changesAllowed: false,
    });
    expect(await nobody({ query: '{ a }' })).toEqual({ errors: [{ message: texts.noAnswer }] });
  });
});
