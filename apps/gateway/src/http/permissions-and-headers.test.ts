// Guards: A refused field calls no service. A call has source, locale, request id and trace by their rules, and no other header of the client.
import { assembleSchema } from '../graphql/schema/assemble-schema.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { operationWith, rootFieldsOf, type RootField } from '../testing/schema-arguments.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 1 });

/** Returns true for a field with `@authenticated`, which every signed-in person may request. */
const isOwn = ({ field }: RootField): boolean =>
  field.astNode?.directives?.some(({ name }) => name.value === 'authenticated') ?? false;
const rootFields = rootFieldsOf(assembleSchema()).filter((root) => !isOwn(root));

describe('a person without permissions', () => {
  test('is refused every query and mutation that needs a permission, and no service is called', async () => {
    expect(rootFields.length).toBeGreaterThan(90);
    for (const root of rootFields) {
      const { document, variables } = operationWith(root, [''], undefined);
      const { status, errors } = await gateway.as('sinpermisos').query(document, variables);
      const refusal = { message: 'No tiene permisos', extensions: { code: 'FORBIDDEN' } };
      expect([root.field.name, status, errors]).toMatchObject([root.field.name, 200, [refusal]]);
    }
    expect(platform.requests.list()).toEqual([]);
  });

  test('receives public fields, and null for a refused field beside them', async () => {
    const answer = await gateway.as('sinpermisos').query('{ viewer { username } payment(id: "LUZN") { id } }');
    expect(answer.data).toEqual({ viewer: { username: 'sinpermisos' }, payment: null });
    expect(answer.errors?.map(({ path }) => path)).toEqual([['payment']]);
  });
});

describe('a call to a service', () => {
  const list = '{ payments(limit: 1) { size } }';
  const sentWith = async (headers: Readonly<Record<string, string>>) => {
    platform.requests.clear();
    await gateway.as('operador').query(list, {}, headers);
    return platform.requests.list('payment')[0]?.headers ?? {};
  };

  test('has source=backoffice, unless the source of the request is collector', async () => {
    expect(await sentWith({})).toMatchObject({ source: 'backoffice' });
    expect(await sentWith({ source: 'backoffice' })).toMatchObject({ source: 'backoffice' });
    expect(await sentWith({ source: 'Collector' })).toMatchObject({ source: 'backoffice' });
  });

  test('has locale=es_AR when the request has it, and no locale otherwise', async () => {
    expect(await sentWith({ locale: 'es_AR' })).toMatchObject({ source: 'backoffice', locale: 'es_AR' });
    expect(await sentWith({})).not.toHaveProperty('locale');
    expect(await sentWith({ locale: 'en_US' })).not.toHaveProperty('locale');
  });

  test('has the source and locale of the request when the source is collector', async () => {
    expect(await sentWith({ source: 'collector', locale: 'pt_BR' })).toMatchObject({
      source: 'collector',
      locale: 'pt_BR',
    });
    expect(await sentWith({ source: 'collector' })).not.toHaveProperty('locale');
  });

  test('has the request identifier of the client when it is valid, and a new one otherwise', async () => {
    expect(await sentWith({ 'x-request-id': 'abc-12345' })).toMatchObject({ 'x-request-id': 'abc-12345' });
    for (const id of ['short', 'x'.repeat(65), 'with space', 'a;b=c;d=e'])
      expect((await sentWith({ 'x-request-id': id }))['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const { headers } = await gateway.as('operador').query(list, {}, { 'x-request-id': 'abc-12345' });
    expect(headers.get('x-request-id')).toBe('abc-12345');
  });

  test('carries the trace of the request, or a new one', async () => {
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    expect(await sentWith({ traceparent: trace })).toMatchObject({ traceparent: trace });
    expect((await sentWith({ traceparent: 'nonsense' }))['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });

  test('has no other header of the client', async () => {
    const headers = await sentWith({ 'x-forwarded-for': '1.2.3.4', cookie: 'a=b', te: 'trailers', 'x-custom': '1' });
    expect(Object.keys(headers).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'source', 'traceparent', 'x-request-id'].sort(),
    );
  });
});
