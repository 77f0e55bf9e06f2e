// Guards: Wrong media types, compressed bodies, double tokens and hostile variables are refused.
import { gzipSync } from 'node:zlib';
import { startGateway } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { speakTo } from '../../testing/raw-connection.ts';
import { variableLimits } from './variable-limits.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const token = await platform.tokenFor('operador');
const json = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
const viewer = JSON.stringify({ query: '{ viewer { username } }' });

const answerOf = async (response: Response) => {
  const text = await response.text();
  return { status: response.status, code: /"code":"(\w+)"/.exec(text)?.[1], text };
};
const post = async (body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>> = {}) =>
  answerOf(await gateway.post(body, { ...json, ...headers }));
/** Sends a whole request line by line, then closes the connection. */
const say = (...lines: readonly string[]) =>
  speakTo(gateway.url, [`${lines.join('\r\n')}\r\nhost: gateway\r\nconnection: close\r\n\r\n`]);

describe('the media type of a body', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json ; Charset=UTF8',
  ])('is accepted: %s', async (type) => {
    expect((await post(viewer, { 'content-type': type })).status).toBe(200);
  });

  test.each([
    'text/plain',
    'text/plain; application/json',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; application/json',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'multipart/mixed; boundary=application/json',
    'application/graphql',
    'application/jsonx',
    'application/json-seq',
    'application/csp-report',
    'application/xml',
    'x',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
  ])('is refused: %s', async (type) => {
    expect(await post(viewer, { 'content-type': type })).toMatchObject({ status: 415, code: 'BAD_REQUEST' });
  });

  test('is required', async () => {
    const { status } = await speakTo(gateway.url, [
      `POST /graphql HTTP/1.1\r\nhost: g\r\nauthorization: Bearer ${token}\r\nconnection: close\r\ncontent-length: ${viewer.length}\r\n\r\n${viewer}`,
    ]);
    expect(status).toBe(415);
  });

  test('is refused with a compressed body, whatever its content', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(50_000_000)));
    for (const encoding of ['gzip', 'GZIP', 'br', 'deflate', 'zstd', 'identity, gzip']) {
      const response = await gateway.post(bomb, { ...json, 'content-encoding': encoding });
      expect(response.headers.get('accept-encoding')).toBe('identity');
      expect(await answerOf(response)).toMatchObject({ status: 415, code: 'BAD_REQUEST' });
    }
    expect((await post(viewer, { 'content-encoding': 'identity' })).status).toBe(200);
  });
});

describe('variables', () => {
  const sendText = (variables: string) => post(`{"query":"{ viewer { username } }","variables":${variables}}`);
  const send = (variables: object) => sendText(JSON.stringify(variables));
  const nested = (depth: number) => `{"filter":${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}}`;

  test.each([
    ['values', { except: Array.from({ length: variableLimits.values }, (_, i) => String(i)) }],
    ['values', { names: Array.from({ length: 60_000 }, () => 0) }],
    ['values', Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`v${i}`, i]))],
    ['characters', { search: 'x'.repeat(variableLimits.characters + 1) }],
  ])('above the limit of %s are refused with the name of the limit', async (limit, variables) => {
    const { status, code, text } = await send(variables);
    expect([status, code]).toEqual([400, 'LIMIT_EXCEEDED']);
    expect(text).toContain(`Las variables superan los límites permitidos (${limit}, máximo `);
    expect(text.length).toBeLessThan(500);
  });

  test.each([[10], [30_000]])('nested %d times two deep are refused with the name of the limit', async (depth) => {
    const { status, code, text } = await sendText(nested(depth));
    expect([status, code]).toEqual([400, 'LIMIT_EXCEEDED']);
    expect(text).toContain('(depth, máximo 10)');
  });

  test('within their limits are accepted, even unknown ones', async () => {
    const ids = Array.from({ length: 1_000 }, (_, i) => `id-${i}`);
    expect((await send({ ids, search: 'x'.repeat(variableLimits.characters) })).status).toBe(200);
    expect((await sendText(nested(4))).status).toBe(200);
    expect((await send({ constructor: 1, toString: 'x', hasOwnProperty: null })).status).toBe(200);
  });

  test.each([
    ['NUL', '{"search":"a\\u0000b"}'],
    ['the first half of a pair', '{"search":"a\\ud83d"}'],
    ['the second half of a pair, deep inside', '{"filter":{"ids":["\\ude00x"]}}'],
  ])('with an unreadable text are refused: %s', async (_what, variables) => {
    expect(await post(`{"query":"{ viewer { username } }","variables":${variables}}`)).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
    });
  });

  test.each([
    '{"query":"{ viewer { username } }","variables":{"__proto__":{"a":1}}}',
    '{"query":"{ viewer { username } }","variables":{"filter":[{"__proto__":null}]}}',
    '{"query":"{ viewer { username } }","variables":{"constructor":{"prototype":{"a":1}}}}',
    '{"query":"{ viewer { username } }","extensions":{"__proto__":{"persistedQuery":{}}}}',
    '{"query":"{ viewer { username } }","variables":{"\\u005f_proto__":{"a":1}}}',
  ])('that could alter the prototype of objects are refused: %s', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(Reflect.get({}, 'a')).toBeUndefined();
  });
});

describe('a document', () => {
  test.each([
    ['NUL', '{ payers(filter: { search: "a\\u0000b" }) { size } }'],
    ['NUL in a block', '{ payers(filter: { search: """a\u0000b""" }) { size } }'],
    ['half a pair, written out', '{ payers(filter: { search: "\\uD83D" }) { size } }'],
    ['half a pair, as it is', '{ payers(filter: { search: "\uD83D" }) { size } }'],
  ])('with an unreadable text is refused: %s', async (_what, query) => {
    expect((await post(JSON.stringify({ query }))).status).toBe(400);
    expect(platform.requests.list()).toEqual([]);
  });

  test('with arguments that could alter the prototype of objects is refused', async () => {
    const query = '{ payers(filter: { __proto__: { search: "x" }, constructor: 1 }) { size } }';
    expect(await post(JSON.stringify({ query }))).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
  });
});

describe('a request', () => {
  test('with two tokens is refused, even if both are valid', async () => {
    const other = await platform.tokenFor('administrador');
    const lines = [
      `authorization: Bearer ${token}`,
      `Authorization: Bearer ${other}`,
      'content-type: application/json',
    ];
    expect((await say('POST /graphql HTTP/1.1', ...lines, 'content-length: 0')).status).toBe(401);
  });

  test('with headers of 16 kB or more is refused, for example a token of a megabyte', async () => {
    expect((await say('POST /graphql HTTP/1.1', `authorization: Bearer ${'x'.repeat(1_000_000)}`)).status).toBe(431);
    expect(
      (await say('POST /graphql HTTP/1.1', ...Array.from({ length: 2_000 }, (_, i) => `x-${i}: 12345`))).status,
    ).toBe(431);
    expect((await post(viewer)).status).toBe(200);
  });

  test('with headers of 17 kB, as with a token of many roles, is accepted if the installation allows it', async () => {
    const lines = [`cookie: ${'x'.repeat(17_000)}`, `authorization: Bearer ${token}`];
    const ask = async (url: string) =>
      speakTo(url, [
        [
          'POST /graphql HTTP/1.1',
          'host: gateway',
          'connection: close',
          'content-type: application/json',
          ...lines,
          `content-length: ${viewer.length}`,
          '',
          viewer,
        ].join('\r\n'),
      ]);
    expect((await ask(gateway.url)).status).toBe(431);
    const wide = await startGateway({ platform, config: { headerKb: 32 } });
    const { status } = await ask(wide.url);
    await wide.close();
    expect(status).toBe(200);
  });

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'SEARCH', 'QUERY', 'LINK'])(
    'with the method %s is not executed',
    async (method) => {
      const { text } = await say(`${method} /graphql HTTP/1.1`, `authorization: Bearer ${token}`);
      expect(text).not.toMatch(/^HTTP\/1\.1 (2|5)\d\d/);
      expect(text).not.toContain(token);
    },
  );

  test('for a protocol upgrade is answered in HTTP/1.1', async () => {
    const { status } = await say(
      'GET /graphql HTTP/1.1',
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
    );
    expect([400, 405]).toContain(status);
  });

  test('with two lengths, or with a length and chunks, is refused', async () => {
    const auth = `authorization: Bearer ${token}`;
    const twice = ['content-type: application/json', 'content-length: 5', 'content-length: 50'];
    expect((await say('POST /graphql HTTP/1.1', auth, ...twice)).status).toBe(400);
    const both = ['content-type: application/json', 'content-length: 5', 'transfer-encoding: chunked'];
    expect((await say('POST /graphql HTTP/1.1', auth, ...both)).status).toBe(400);
  });
});
