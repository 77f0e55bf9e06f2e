// Guards: Hostile identifiers, pages, texts, numbers and days do no harm in the arguments of root fields.
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import {
  operationWith,
  placesIn,
  rootFieldsOf,
  type ArgumentPath,
  type RootField,
} from '../../testing/schema-arguments.ts';
import { withoutIdentifiers } from '../../testing/without-identifiers.ts';
import { assembleSchema } from '../schema/assemble-schema.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 20, keepsActivity: true });
const person = gateway.as('administrador');
const rootFields = rootFieldsOf(assembleSchema());

const ask = (root: RootField, place: ArgumentPath, given: unknown) => {
  const { document, variables } = operationWith(root, place, given);
  return person.query(document, variables);
};

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

/**
 * One identifier of each class: empty, a path, a query, another host, a control character, and one that is too long.
 */
const oneOfEachClass = ['', '../cancelar', 'a?x=1', '//evil.example', 'a\nb', 'x'.repeat(9_000)];

/** Number of arguments that are tested with all identifiers. */
const TRIED_IN_FULL = 3;

/** Pattern of a safe path. It is `/` for a service with a single list. The rest of the address is the query. */
const SAFE_PATH = /^(\/|(\/[A-Za-z0-9_-]+)+)$/;

describe('a hostile identifier', () => {
  const places = placesIn(rootFields, 'ID');

  test('is tested in more than fifty arguments of type ID', () => {
    expect(places.length).toBeGreaterThan(50);
  });

  const tries = places.map((place, at) => [...place, at < TRIED_IN_FULL ? hostileIds : oneOfEachClass] as const);

  test.each(tries)('does not change the address of a call, in %s', async (_name, root, place, ids) => {
    const answers = await Promise.all(ids.map((id) => ask(root, place, id)));
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

  test('are arguments of more than eight lists', () => {
    expect(lists.length).toBeGreaterThan(8);
  });

  test.each(lists.map((root) => [root.field.name, root] as const))('have limits, in %s', async (_name, root) => {
    for (const limit of [101, 0, -1, 2_147_483_647, -2_147_483_648]) {
      const { errors } = await ask(root, ['limit'], limit);
      expect(errors?.[0]).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'limit', message: expect.any(String) }] },
      });
    }
    for (const page of [0, -0, -1, 100_001, 2_147_483_647]) {
      const { errors } = await ask(root, ['page'], page);
      expect(errors?.[0]).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'page', message: expect.any(String) }] },
      });
    }
    expect(platform.requests.list()).toEqual([]);
    expect((await ask(root, ['limit'], 100)).errors).toBeUndefined();
  });
});

describe('a very long text', () => {
  // nearly the maximum length of a variable
  const long = ['x'.repeat(9_000), ' '.repeat(9_000), '1'.repeat(9_000), `${'a.'.repeat(4_000)}@`, '-'.repeat(9_000)];

  test.each(placesIn(rootFields, 'String'))(
    'is answered, and not sent to a service in full, in %s',
    async (_name, root, place) => {
      for (const { status } of await Promise.all(long.map((text) => ask(root, place, text))))
        expect([200, 400]).toContain(status);
      for (const { path, headers } of platform.requests.list()) {
        expect(path.length).toBeLessThan(2_000);
        expect(Number(headers['content-length'] ?? 0)).toBeLessThan(2_000);
      }
    },
  );
});

describe('a text with invisible characters', () => {
  // a combining accent, a zero-width space, a right-to-left override
  const text = 'Nun\u0303ez\u200b \u202e123';
  const unseen = /[\u0303\u200b\u202e]|%CC%83|%E2%80%8B|%E2%80%AE/i;

  test.each([...placesIn(rootFields, 'String'), ...placesIn(rootFields, 'ID')])(
    'is refused, or sent to services in its visible form, in %s',
    async (_name, root, place) => {
      expect([200, 400]).toContain((await ask(root, place, text)).status);
      for (const request of platform.requests.list()) expect(JSON.stringify(request)).not.toMatch(unseen);
    },
  );
});

describe('a card number', () => {
  const places = placesIn(rootFields, 'String').filter(([, , place]) =>
    ['search', 'reason'].includes(place.at(-1) ?? ''),
  );

  test('is tested in more than twenty searches and reasons', () => {
    expect(places.length).toBeGreaterThan(20);
  });

  test.each(places)('is refused, and not sent to a service, in %s', async (_name, root, place) => {
    const { data, errors } = await ask(root, place, 'tarjeta 4509 9535 6623 3704');
    expect(JSON.stringify(errors ?? data)).toContain('BAD_USER_INPUT');
    expect(platform.requests.list().filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(withoutIdentifiers(JSON.stringify(platform.requests.list()))).not.toContain('4509');
  });
});

describe('a list with many equal elements', () => {
  const many = (value: unknown) => Array.from({ length: 600 }, () => value);

  test.each([
    ['query($v: [ExportStatus!]) { exports(filter: { statuses: $v }) { size } }', 'PENDING', undefined],
    [
      'query($v: [PaymentSort!]) { payments(sorts: $v) { size } }',
      { field: 'STATUS', direction: 'ASCENDING' },
      'BAD_USER_INPUT',
    ],
    ['query($v: [ID!]!) { paymentSelection(expectedSize: 1, except: $v) { totals { amount } } }', 'p1', 'CONFLICT'],
    ['query($v: [String!]) { payments { rows { availableActions(names: $v) { name } } } }', 'cancel', undefined],
  ])('does not make a call longer: %s', async (query, value, code) => {
    const { errors } = await person.query(query, { v: many(value) });
    expect(errors?.[0]?.extensions.code).toBe(code);
    for (const { path } of platform.requests.list()) expect(path.length).toBeLessThan(500);
  });
});

describe('an invalid number or day', () => {
  test.each(placesIn(rootFields, 'Int'))('causes no internal error, in %s', async (_name, root, place) => {
    for (const number of [-1, -0, 2_147_483_647, -2_147_483_648]) {
      const { errors } = await ask(root, place, number);
      expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('INTERNAL');
    }
    for (const number of [2_147_483_648, 1.5, '1', true, 1e300])
      expect((await ask(root, place, number)).status).toBe(400);
  });

  test.each(placesIn(rootFields, 'Decimal'))('is refused, in %s', async (_name, root, place) => {
    for (const amount of ['9'.repeat(400), '1e309', '-Infinity', 'NaN', '0x10', 1, '١'])
      expect((await ask(root, place, amount)).status).toBe(400);
  });

  test.each(placesIn(rootFields, 'Date'))('is refused, in %s', async (_name, root, place) => {
    for (const day of ['2026-02-29', '2026-13-01', '+275760-09-13', '-000001-01-01', '2026-1-1', '20261121', 20261121])
      expect((await ask(root, place, day)).status).toBe(400);
    for (const day of ['0000-01-01', '1894-10-30', '1969-12-31', '2101-01-01', '9999-12-31']) {
      const { errors, data } = await ask(root, place, day);
      expect(JSON.stringify(errors ?? data)).toContain('BAD_USER_INPUT');
    }
    expect(platform.requests.list()).toEqual([]);
  });
});
