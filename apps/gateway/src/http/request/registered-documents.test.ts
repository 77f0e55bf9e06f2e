// Guards: In production only registered documents run; developers may also send free text.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { errorAdvice } from '../../errors/catalogue/error-advice.texts.ts';
import operations from '../../graphql/operations.generated.json' with { type: 'json' };
import { readRegisteredDocuments } from '../../graphql/execution/registered-documents.ts';
import { assembleSchema } from '../../graphql/schema/assemble-schema.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const [hash = '', text = ''] = Object.entries(operations).find(([, query]) => query.startsWith('query Viewer')) ?? [];

const { gateway, platform } = await startGatewayOverPlatform({ payments: 20, config: { production: true } });

const ask = async (username: string, body: object) => {
  const authorization = `Bearer ${await platform.tokenFor(username)}`;
  const response = await gateway.post(JSON.stringify(body), { 'content-type': 'application/json', authorization });
  return { status: response.status, body: await response.text() };
};
const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

describe('in production', () => {
  test('a registered operation runs by its hash, for everyone', async () => {
    const { status, body } = await ask('sinpermisos', byHash(hash));
    expect([status, body]).toEqual([200, expect.stringContaining('"username":"sinpermisos"')]);
  });

  test('a registered operation runs by its text, for everyone', async () => {
    expect((await ask('sinpermisos', { query: text })).status).toBe(200);
    const whole = createHash('sha256').update(text).digest('hex');
    for (const one of [hash, whole])
      expect((await ask('sinpermisos', { query: text, ...byHash(one) })).status).toBe(200);
  });

  test.each([
    ['a registered operation under the hash of another', 'operador', { query: text, ...byHash('0'.repeat(64)) }],
    ['free text under a hash that is not its own', 'desarrollador', { query: '{ viewer { id } }', ...byHash(hash) }],
  ])('%s is refused', async (_what, username, body) => {
    const answer = await ask(username, body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).errors).toMatchObject([
      { message: 'El hash no es el de la consulta.', extensions: { code: 'BAD_REQUEST' } },
    ]);
  });

  test('free text runs under its own hash, for developers', async () => {
    const query = '{ viewer { username } }';
    const own = createHash('sha256').update(query).digest('hex');
    expect((await ask('desarrollador', { query, ...byHash(own) })).status).toBe(200);
  });

  test.each([
    ['free text', { query: '{ viewer { username } }' }],
    ['free text under the hash of a registered operation', { query: '{ viewer { username } }', ...byHash(hash) }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['introspection under another name', { query: '{ a: __schema { types { name } } }' }],
    [
      'introspection in a fragment',
      { query: '{ ...f } fragment f on Query { __type(name: "Payment") { fields { name } } }' },
    ],
    ['a field that does not exist', { query: '{ viewer { usernam } }' }],
    ['a registered operation with something after it', { query: `${text} query Other { viewer { email } }` }],
    ['text that is no GraphQL', { query: '{ viewer { usernam' }],
    ['an unknown hash', byHash('0'.repeat(64))],
    ['a hash that is a property of every object', byHash('constructor')],
  ])('%s is refused before it is parsed', async (_what, body) => {
    const answer = await ask('operador', body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).errors).toEqual([
      {
        message: 'Solo se pueden ejecutar las consultas registradas de la aplicación.',
        extensions: {
          code: 'PERSISTED_OPERATION_REQUIRED',
          requestId: expect.any(String),
          ...errorAdvice.PERSISTED_OPERATION_REQUIRED,
          hint: expect.stringContaining('DEVELOPER'),
        },
      },
    ]);
  });

  test('every operation of the built application is accepted by its hash', async () => {
    const web = new URL('../../../../web/src/', import.meta.url);
    const written = (await readdir(web, { recursive: true })).filter((path) => path.endsWith('.generated.ts'));
    const texts = await Promise.all(written.map((path) => readFile(new URL(path, web), 'utf8')));
    const ids = texts.flatMap((text) =>
      [...text.matchAll(/"__meta__":\{"id":"([0-9a-f]{16})"\}/g)].map(([, id = '']) => id),
    );
    expect(new Set(ids)).toEqual(new Set(Object.keys(operations)));
    expect(ids.length).toBeGreaterThan(50);
    const answers = await Promise.all(ids.map((id) => ask('sinpermisos', byHash(id))));
    for (const { body } of answers) expect(body).not.toContain('PERSISTED_OPERATION_REQUIRED');
  });

  test("for developers, an unknown hash gets the code after which Apollo's link sends the text", async () => {
    const { status, body } = await ask('desarrollador', byHash('0'.repeat(64)));
    expect(JSON.parse(body).errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }]);
    expect(status).toBe(400);
  });

  test('an error of a registered operation suggests no name of the schema, and repeats no value', async () => {
    const [id = ''] = Object.entries(operations).find(([, query]) => query.startsWith('query PaymentsPage')) ?? [];
    const variables = { page: 1, limit: 1, filter: { statu: 'APPROVED' }, wihFees: true };
    const { status, body } = await ask('sinpermisos', { ...byHash(id), variables });
    expect(status).toBe(400);
    for (const name of ['Did you mean', '"status"', 'APPROVED']) expect(body).not.toContain(name);
  });

  test('developers may run unregistered documents and read the schema', async () => {
    expect((await ask('desarrollador', { query: '{ viewer { username } }' })).status).toBe(200);
    expect((await ask('desarrollador', { query: '{ __schema { queryType { name } } }' })).body).toContain('"Query"');
  });

  test('a text is not looked up as a hash, and a hash in its comment changes nothing', async () => {
    const asHash = await ask('desarrollador', { query: hash });
    expect([asHash.status, asHash.body]).toEqual([400, expect.not.stringContaining('"username"')]);
    const { body } = await ask('desarrollador', { query: `{ viewer { email } } #${hash}` });
    expect(body).toBe('{"data":{"viewer":{"email":"desarrollador@backoffice.example"}}}');
  });

  test('nobody can register a document', async () => {
    const query = '{ viewer { username } }';
    const own = byHash(createHash('sha256').update(query).digest('hex'));
    await ask('desarrollador', { query, ...own });
    expect((await ask('desarrollador', own)).status).toBe(400);
  });
});

describe('the registered operations', () => {
  test('have the beginning of their SHA-256 as identifier', () => {
    for (const [id, query] of Object.entries(operations))
      expect(createHash('sha256').update(query).digest('hex').slice(0, 16)).toBe(id);
  });

  test('are checked against the schema at the start', () => {
    const broken = { abc: 'query Broken { viewer { nothing } }' };
    expect(() => readRegisteredDocuments(assembleSchema(), broken)).toThrow(
      'The registered operation Broken does not fit',
    );
  });
});
