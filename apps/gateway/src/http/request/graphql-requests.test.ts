// Guards: An invalid body, method, media type or document of a GraphQL request is refused with its status and code.
import { request as httpRequest } from 'node:http';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const person = gateway.as('operador');
const token = await platform.tokenFor('operador');

const json = () => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
const codeOf = async (response: Response) => {
  const body: unknown = await response.json();
  return { status: response.status, code: /"code":"(\w+)"/.exec(JSON.stringify(body))?.[1] };
};
const post = async (body: string, headers: Readonly<Record<string, string>> = {}) =>
  codeOf(await gateway.post(body, { ...json(), ...headers }));

describe('an invalid GraphQL request', () => {
  const viewer = JSON.stringify({ query: '{ viewer { username } }' });
  const bad = { status: 400, code: 'BAD_REQUEST' };

  test.each([
    ['nothing', ''],
    ['no JSON', '{ viewer'],
    ['a list of operations', `[${viewer}]`],
    ['a text', '"{ viewer { username } }"'],
    ['an object without a document', '{}'],
    ['a document that is no text', '{"query":{"kind":"Document"}}'],
    ['variables that are no object', '{"query":"{ viewer { username } }","variables":"{}"}'],
    ['variables that are a list', '{"query":"{ viewer { username } }","variables":[]}'],
    ['a name that is no text', '{"query":"{ viewer { username } }","operationName":7}'],
    ['an attack on the prototype', '{"query":"{ viewer { username } }","__proto__":{"a":1}}'],
  ])('is refused: %s', async (_what, body) => {
    expect(await post(body)).toEqual(bad);
  });

  test('is refused for a media type that a page of another site can send without a preflight', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/graphql',
    ])
      expect(await post(viewer, { 'content-type': type })).toEqual({ status: 415, code: 'BAD_REQUEST' });
  });

  test('is refused before it runs, when it does not accept JSON', async () => {
    const list = JSON.stringify({ query: '{ payments { size } }' });
    expect(await post(list, { accept: 'text/html' })).toEqual({ status: 406, code: 'BAD_REQUEST' });
    expect(platform.requests.list()).toEqual([]);
    for (const accept of ['*/*', 'application/json', 'application/graphql-response+json, application/json;q=0.9'])
      expect((await gateway.post(viewer, { ...json(), accept })).status).toBe(200);
  });

  test('is refused for its method', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await fetch(`${gateway.url}/graphql?query={viewer{username}}`, { method, headers: json() });
      expect(response.headers.get('allow')).toBe('POST');
      expect(await codeOf(response)).toEqual({ status: 405, code: 'BAD_REQUEST' });
    }
  });

  test('is refused when it is larger than 256 kB, with or without a Content-Length', async () => {
    const large = JSON.stringify({ query: '{ viewer { username } }', variables: { x: 'x'.repeat(300_000) } });
    expect(await post(large)).toEqual({ status: 413, code: 'BAD_REQUEST' });
    const { status, sent } = await sendForEver(`${gateway.url}/graphql`, json());
    expect(status).toBe(413);
    expect(sent).toBeLessThan(5_000_000);
  });

  test('is not read to its end without a valid token', async () => {
    const { status, sent } = await sendForEver(`${gateway.url}/graphql`, { 'content-type': 'application/json' });
    expect(status).toBe(401);
    expect(sent).toBeLessThan(5_000_000);
  });
});

/** Sends a body without a length, until the server closes the connection or 50 MB are sent. */
const sendForEver = (url: string, headers: Readonly<Record<string, string>>) =>
  new Promise<{ status: number; sent: number }>((resolve) => {
    let sent = 0;
    let status = 0;
    const request = httpRequest(url, { method: 'POST', headers }, (response) => {
      status = response.statusCode ?? 0;
      response.resume();
    });
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const write = () => {
      if (request.destroyed || sent > 50_000_000) return request.destroy();
      sent += chunk.length;
      return request.write(chunk, () => setImmediate(write));
    };
    request.on('error', () => undefined);
    request.on('close', () => resolve({ status, sent }));
    write();
  });

describe('a request that is refused before execution', () => {
  const graphql = 'application/graphql-response+json';
  const viewer = '{"query":"{ viewer { username } }"}';
  const hintOf = async (sent: Promise<Response>) => {
    const response = await sent;
    const { errors }: { errors: { extensions: { hint: string } }[] } = JSON.parse(await response.text());
    return [response.status, response.headers.get('content-type')?.split(';')[0], errors[0]?.extensions.hint];
  };
  const url = `${gateway.url}/graphql`;

  test.each([
    [
      'its method',
      405,
      () => fetch(`${url}?query={viewer{username}}`, { headers: { ...json(), accept: graphql } }),
      'POST',
    ],
    ['its media type', 415, () => gateway.post(viewer, { ...json(), accept: graphql, 'content-type': 'text/plain' }), 'application/json'], // oxfmt-ignore
    ['its charset', 415, () => gateway.post(viewer, { ...json(), accept: graphql, 'content-type': 'application/json; charset=latin1' }), 'UTF-8'], // oxfmt-ignore
    ['its body', 400, () => gateway.post(`[${viewer}]`, { ...json(), accept: graphql }), 'one JSON object'],
    ['invalid JSON', 400, () => gateway.post('{', { ...json(), accept: graphql }), 'one JSON object'],
    ['its size', 413, () => gateway.post(`{"x":"${'x'.repeat(300_000)}"}`, { ...json(), accept: graphql }), '256 kB'],
    ['its token', 401, () => gateway.post(viewer, { 'content-type': 'application/json', accept: graphql }), 'Bearer'],
  ])('for %s has a hint about what to send instead, in the accepted media type', async (_what, status, send, hint) => {
    expect(await hintOf(send())).toEqual([status, graphql, expect.stringContaining(hint)]);
  });

  test('for its Accept header has a hint with the available media types, in JSON', async () => {
    const hint = expect.stringContaining('graphql-response+json');
    const sent = gateway.post(viewer, { ...json(), accept: 'text/html' });
    expect(await hintOf(sent)).toEqual([406, 'application/json', hint]);
  });

  test('for an operation type that the schema lacks has status 400', async () => {
    expect(await post('{"query":"subscription { x }"}')).toEqual({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('an invalid document', () => {
  const misspelt = '{ viewer { usernam } }';

  test('gets suggestions only for developers', async () => {
    const [forDeveloper] = (await gateway.as('desarrollador').query(misspelt)).errors ?? [];
    // a developer wrote the document and can correct it; others are told to reload the page
    expect(forDeveloper).toMatchObject({
      extensions: {
        code: 'GRAPHQL_VALIDATION_FAILED',
        cause: 'Pide algo que el esquema no tiene.',
        nextStep: 'Corrija la consulta donde lo indica el mensaje.',
      },
    });
    expect(forDeveloper?.message).toContain('Did you mean "username"?');
    const [forOthers] = (await person.query(misspelt)).errors ?? [];
    expect(forOthers?.message).toBe('Cannot query field "usernam" on type "Viewer".');
    expect(forOthers).toMatchObject({ extensions: { nextStep: expect.stringContaining('Recargue la página') } });
  });

  test('is reported with its code and the request identifier', async () => {
    const parse = await person.query('{ viewer', {}, { 'x-request-id': 'de-una-persona' });
    expect(parse).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'GRAPHQL_PARSE_FAILED', requestId: 'de-una-persona' } }],
    });
    const input = await person.query('query($page: Int!) { payments(page: $page) { size } }', { page: 'uno' });
    expect(input).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    const unknown = await gateway.post('{"query":"query A { viewer { name } }","operationName":"B"}', json());
    expect(await codeOf(unknown)).toEqual({ status: 400, code: 'BAD_REQUEST' });
  });
});
