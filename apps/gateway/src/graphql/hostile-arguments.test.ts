import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { assembleSchema } from './assemble-schema.ts';

const { gateway, platform } = await startGatewayOverPlatform();
const person = gateway.as('administrador');
const schema = assembleSchema();

interface RootField {
  readonly operation: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

const rootFields: readonly RootField[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ operation: 'query' as const, field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    operation: 'mutation' as const,
    field,
  })),
];

/** Values that are right by their form, for whatever is not the point of a test. */
const plain: Readonly<Record<string, unknown>> = {
  ID: 'plain-id-1',
  String: '20-12345678-6',
  Int: 1,
  Boolean: true,
  Decimal: '1.00',
  Date: '2026-11-21',
};

/** Where values of a type stand: the names from the argument inwards. */
type Place = readonly string[];

const inputFields = (type: GraphQLInputType): readonly GraphQLInputField[] => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
};

/** Every place of a type in an argument, however deep. */
const placesOf = (typeName: string, { name, type }: GraphQLArgument | GraphQLInputField): readonly Place[] =>
  getNamedType(type).name === typeName
    ? [[name]]
    : inputFields(type).flatMap((field) => placesOf(typeName, field).map((place) => [name, ...place]));

/** A value of this type, with what is given in its place and all else plain. */
const valueOf = (type: GraphQLInputType, place: Place, given: unknown): unknown => {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueOf(nullable.ofType, place, given)];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return place.length === 0 && given !== undefined ? given : plain[named.name];
  const [first, ...rest] = place;
  const isKey = (name: string): boolean => name === 'idempotencyKey' && name !== first;
  return Object.fromEntries(
    Object.values(named.getFields())
      .filter((field) => field.name === first || isRequiredInputField(field))
      .map((field) => [
        field.name,
        // a key is good for one change: with the last one nothing would be tried
        isKey(field.name)
          ? randomUUID()
          : valueOf(field.type, field.name === first ? rest : ['-'], field.name === first ? given : undefined),
      ]),
  );
};

/** Asks a root field with one value in its place, and all that it needs besides. */
const ask = ({ operation, field }: RootField, [argument, ...place]: Place, given: unknown) => {
  const used = field.args.filter((one) => one.name === argument || isRequiredArgument(one));
  const variables = Object.fromEntries(
    used.map(({ name, type }) => [
      name,
      name === argument ? valueOf(type, place, given) : valueOf(type, ['-'], undefined),
    ]),
  );
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const answered = getNamedType(field.type);
  const error = isObjectType(answered) && 'error' in answered.getFields() ? 'error { code fields { name } }' : '';
  const selection = isObjectType(answered) ? `{ __typename ${error} }` : '';
  return person.query(`${operation} (${declared}) { answer: ${field.name}(${passed}) ${selection} }`, variables);
};

const placesIn = (typeName: string): readonly (readonly [string, RootField, Place])[] =>
  rootFields.flatMap((root) =>
    root.field.args
      .flatMap((argument) => placesOf(typeName, argument))
      .map((place) => [`${root.field.name}(${place.join('.')})`, root, place] as const),
  );

const hostileIds = [
  '',
  '.',
  '..',
  '../cancelar',
  '%2e%2e',
  '..%2f..%2fadmin',
  'a/b',
  'a\\b',
  'a?x=1',
  'a#x',
  'a&x=1',
  'a;x',
  'a b',
  'a%00b',
  'a\nb',
  '\u202e1',
  'ñ',
  'http://evil.example/',
  '//evil.example',
  '@evil.example',
  'x'.repeat(65),
  'x'.repeat(9_000),
];

/** What a path may be made of; the rest of the address is the query. */
const SAFE_PATH = /^(\/[A-Za-z0-9_-]+)+$/;

describe('an identifier that is none', () => {
  const places = placesIn('ID');

  test('is looked for in every field that takes one', () => {
    expect(places.length).toBeGreaterThan(50);
  });

  test.each(places)('leads to no other address, in %s', async (_name, root, place) => {
    const answers = await Promise.all(hostileIds.map((id) => ask(root, place, id)));
    for (const { status, errors } of answers) {
      expect([200, 400]).toContain(status);
      expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('INTERNAL');
    }
    for (const { path, service, headers } of platform.requests.list()) {
      const { pathname, searchParams } = new URL(`http://service${path}`);
      expect([service, path.split('?')[0]]).toEqual([service, pathname]);
      expect(pathname).toMatch(SAFE_PATH);
      expect(Number(headers['content-length'] ?? 0)).toBeLessThan(2_000);
      for (const name of searchParams.keys()) expect(['filters', 'sorts', 'page', 'limit', 'size']).toContain(name);
    }
  });
});

describe('the size and the number of a page', () => {
  const lists = rootFields.filter(({ field }) => field.args.some(({ name }) => name === 'limit'));

  test('are asked of every list', () => {
    expect(lists.length).toBeGreaterThan(8);
  });

  test.each(lists.map((root) => [root.field.name, root] as const))('have bounds, in %s', async (_name, root) => {
    for (const limit of [101, 0, -1, 2_147_483_647, -2_147_483_648]) {
      const { errors } = await ask(root, ['limit'], limit);
      expect(errors?.[0]).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields: { limit: expect.any(String) } },
      });
    }
    for (const page of [0, -0, -1, 100_001, 2_147_483_647]) {
      const { errors } = await ask(root, ['page'], page);
      expect(errors?.[0]).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields: { page: expect.any(String) } },
      });
    }
    expect(platform.requests.list()).toEqual([]);
    expect((await ask(root, ['limit'], 100)).errors).toBeUndefined();
  });
});

describe('a text of a megabyte, or nearly', () => {
  // as long as variables may have it
  const long = ['x'.repeat(9_000), ' '.repeat(9_000), '1'.repeat(9_000), `${'a.'.repeat(4_000)}@`, '-'.repeat(9_000)];

  test.each(placesIn('String'))('reaches no service as it is, and costs nothing, in %s', async (_name, root, place) => {
    const startedAt = performance.now();
    await Promise.all(long.map((text) => ask(root, place, text)));
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    for (const { path, headers } of platform.requests.list()) {
      expect(path.length).toBeLessThan(2_000);
      expect(Number(headers['content-length'] ?? 0)).toBeLessThan(2_000);
    }
  });
});

describe('a number or a day that is none', () => {
  test.each(placesIn('Int'))('breaks nothing, in %s', async (_name, root, place) => {
    for (const number of [-1, -0, 2_147_483_647, -2_147_483_648]) {
      const { errors } = await ask(root, place, number);
      expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('INTERNAL');
    }
    for (const number of [2_147_483_648, 1.5, '1', true, 1e300])
      expect((await ask(root, place, number)).status).toBe(400);
  });

  test.each(placesIn('Decimal'))('is refused, in %s', async (_name, root, place) => {
    for (const amount of ['9'.repeat(400), '1e309', '-Infinity', 'NaN', '0x10', 1, '١'])
      expect((await ask(root, place, amount)).status).toBe(400);
  });

  test.each(placesIn('Date'))('is refused, in %s', async (_name, root, place) => {
    for (const day of ['2026-02-29', '2026-13-01', '+275760-09-13', '-000001-01-01', '2026-1-1', '20261121', 20261121])
      expect((await ask(root, place, day)).status).toBe(400);
    for (const day of ['0000-01-01', '1894-10-30', '1969-12-31', '2101-01-01', '9999-12-31']) {
      const { errors, data } = await ask(root, place, day);
      expect(JSON.stringify(errors ?? data)).toContain('BAD_USER_INPUT');
    }
    expect(platform.requests.list()).toEqual([]);
  });
});
