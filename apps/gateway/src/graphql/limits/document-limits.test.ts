// Guards: Tokens, depth, fields, aliases and other sizes of a document are limited before it runs, its calls meanwhile.
import { documentLimits } from './document-limits.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform();
const person = gateway.as('operador');

describe('a document beyond the limits', () => {
  const nest = (depth: number) =>
    `{ payments { rows ${'{ relatedPayments { payment '.repeat(depth)} { id } ${'} }'.repeat(depth)} } }`;
  const spread = (i: number) =>
    ['a', 'b', 'c', 'd'].map((alias) => `${alias}: relatedPayments { payment { ...f${i} } }`).join(' ');
  const bomb = `{ payments { rows { ...f0 } } } ${[0, 1, 2].map((i) => `fragment f${i} on Payment { ${spread(i + 1)} }`).join(' ')} fragment f3 on Payment { id }`;
  const wide = `fragment g on Payer { ${'id name email '.repeat(20)} }`;
  const fields = Array.from({ length: 40 }, (_, i) => `f${i}: id`).join(' ');

  test.each([
    ['depth', nest(6)],
    [
      'operations',
      Array.from({ length: documentLimits.operations + 1 }, (_, i) => `query q${i} { viewer { name } }`).join(' '),
    ],
    [
      'fragments',
      `{ viewer { name } } ${Array.from({ length: documentLimits.fragments + 1 }, (_, i) => `fragment f${i} on Viewer { name }`).join(' ')}`,
    ],
    [
      'variables',
      `query (${Array.from({ length: documentLimits.variables + 1 }, (_, i) => `$v${i}: Int`).join(' ')}) { viewer { name } }`,
    ],
    ['directives', `{ viewer { ${'name @include(if: true) '.repeat(documentLimits.directives + 1)} } }`],
    ['directives', `{ viewer { name ${'@skip(if: false) '.repeat(documentLimits.directives + 1)} } }`],
    [
      'directives',
      `{ viewer { name } } fragment f on Viewer { ${'name @skip(if: true) '.repeat(documentLimits.directives + 1)} }`,
    ],
    ['rootFields', `{ ${Array.from({ length: documentLimits.rootFields + 1 }, () => 'viewer { name }').join(' ')} }`],
    [
      'rootFields',
      `{ ...f ... { ...f } } fragment f on Query { ${Array.from({ length: documentLimits.rootFields / 2 + 1 }, () => 'viewer { name }').join(' ')} }`,
    ],
    ['aliases', `{ payments { rows { ${fields} } } }`],
    ['aliases', bomb],
    ['fields', `{ ${'payers { ...f } '.repeat(4)} } fragment f on PayerPage { rows { ...g ...g ...g } } ${wide}`],
    ['introspectionDepth', `{ __type(name: "Payment") { ${'ofType { '.repeat(17)} name ${'}'.repeat(17)} } }`],
    ['tokens', `{ viewer { ${'name '.repeat(documentLimits.tokens)} } }`],
    ['characters', `{ payers(filter: { search: "${'x'.repeat(documentLimits.characters + 1)}" }) { size } }`],
    ['characters', `{ payers(filter: { search: """${'x'.repeat(documentLimits.characters + 1)}""" }) { size } }`],
    ['tokens, nested in a list', `{ payments(sorts: ${'['.repeat(20_000)}) { size } }`],
    ['tokens, nested in an object', `{ payments(filter: ${'{a:'.repeat(20_000)}) { size } }`],
    ['tokens, nested in selections', '{ a '.repeat(20_000)],
  ])('is refused before anything runs: %s', async (limit, query) => {
    const { status, errors = [], data } = await person.query(query);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    const excess = errors.filter(({ extensions }) => extensions.code === 'LIMIT_EXCEEDED');
    const said = limit.startsWith('tokens') ? 'permitidos.' : `permitidos (${limit} `;
    expect(excess.map(({ message }) => message)).toContainEqual(expect.stringContaining(said));
    expect(platform.requests.list()).toEqual([]);
  });

  test('is refused for a fragment cycle, without hanging', async () => {
    const { status, errors } = await person.query('{ payments { rows { ...f } } } fragment f on Payment { id ...f }');
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('is refused for a directive that stands twice in one place', async () => {
    const { status, errors } = await person.query('{ viewer { name @skip(if: false) @skip(if: false) } }');
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('is refused with the name and the value of the limit', async () => {
    const { errors } = await person.query(nest(6));
    expect(errors?.[0]?.message).toBe('La consulta supera los límites permitidos (depth 15, máximo 10).');
  });

  test('is never quoted at its full length', async () => {
    const long = 'x'.repeat(200_000);
    for (const query of [
      `{ ${long} }`,
      `{ ${long}`,
      `query ($${long}: Int) { viewer { name } }`,
      `{ payments(page: "${long}") { size } }`,
    ]) {
      const { status, errors } = await gateway.as('desarrollador').query(query);
      expect(status).toBe(400);
      expect(JSON.stringify(errors).length).toBeLessThan(2_000);
    }
  });

  test('has a limited number of errors', async () => {
    const merged = `{ ${'viewer { name } '.repeat(documentLimits.rootFields)} payments { ${'rows { id } '.repeat(200)} } }`;
    const unknown = `{ ${Array.from({ length: 330 }, (_, i) => `paymint${i}`).join(' ')} }`;
    for (const query of [merged, unknown, bomb]) {
      const { status, errors } = await person.query(query);
      expect(errors?.length ?? 0).toBeLessThanOrEqual(101);
      expect([200, 400]).toContain(status);
    }
  });

  test('is not the standard introspection query', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    expect((await gateway.as('desarrollador').query(getIntrospectionQuery())).errors).toBeUndefined();
  });
});

describe('an operation that would call the services too often', () => {
  test('is stopped with an error', async () => {
    const page = (number: number) =>
      `p${number}: payments(page: ${number}, limit: 100) { rows { history { version } } }`;
    const { errors } = await gateway.as('administrador').query(`{ ${[1, 2, 3].map(page).join(' ')} }`);
    // on a busy machine, earlier calls may end at their deadline instead
    const limit = errors?.find(({ extensions }) => extensions.code === 'LIMIT_EXCEEDED');
    expect(limit?.message).toBe('La consulta pide demasiados datos de una vez. Divídala en varias.');
    expect(platform.requests.list().length).toBeLessThanOrEqual(250);
  });
});
