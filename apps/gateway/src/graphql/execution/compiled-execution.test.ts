// Guards: Compiled execution answers as graphql-js does, errors included.
import { ApolloServer } from '@apollo/server';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getVariableValues, Kind, parse } from 'graphql';
import { pino } from 'pino';
import type { GatewayContext } from '../../context.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { assembleSchema } from '../schema/assemble-schema.ts';
import { compileOperation, createCompiledExecution } from './compiled-execution.ts';
import operations from '../operations.generated.json' with { type: 'json' };
import { createErrorPresenter } from './present-errors.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 20 });

/** The request identifier differs in each answer. */
const reported = ({ status, data, errors }: Awaited<ReturnType<ReturnType<typeof gateway.as>['query']>>) =>
  JSON.parse(JSON.stringify({ status, data, errors }), (name, value) => (name === 'requestId' ? 'the id' : value));

const first = '{ payments(limit: 1) { rows { id } } }';

describe('a repeated document runs compiled, and has the same answer as before', () => {
  test.each<[what: string, query: string, variables?: object]>([
    ['lists', '{ payments(limit: 5) { size rows { id status finalAmount payer { name } details { amount } } } }'],
    [
      'aliases and fragments',
      '{ one: payments(limit: 1) { ...p } two: viewer { name } } fragment p on PaymentPage { size }',
    ],
    ['several services', '{ payments(limit: 5) { rows { id collector { name } payerProfile { email } } } }'],
    ['missing records', '{ payment(id: "nothing") { id } collector(id: "..") { name } }'],
    ['variables', 'query ($n: Int!) { payments(limit: $n) { limit } }', { n: 3 }],
    ['variables that are left out', 'query ($n: Int = 2) { payments(limit: $n) { limit } }'],
    ['skipped fields', 'query ($s: Boolean!) { viewer { name @skip(if: $s) username @include(if: $s) } }', { s: true }],
    ['wrong variables', 'query ($n: Int!) { payments(limit: $n) { limit } }', { n: 'tres' }],
    ['missing variables', 'query ($n: Int!) { payments(limit: $n) { limit } }'],
    ['arguments beyond their bounds', '{ payments(limit: 101) { limit } }'],
    ['introspection', '{ __type(name: "Payment") { name fields { name } } __typename }'],
    ['free JSON', '{ payments(limit: 20) { rows { metadata } } }'],
  ])('%s', async (_what, query, variables = {}) => {
    const person = gateway.as('administrador');
    const before = reported(await person.query(query, variables));
    for (let i = 0; i < 2; i++) expect(reported(await person.query(query, variables))).toEqual(before);
  });

  test('refused fields beside answered ones', async () => {
    const query = '{ payments(limit: 1) { rows { id holder { holderName } } } viewer { username } }';
    const person = gateway.as('desarrollador');
    const before = reported(await person.query(query));
    expect(before).toMatchObject({
      data: { payments: { rows: [{ id: expect.any(String), holder: null }] }, viewer: { username: 'desarrollador' } },
      errors: [{ path: ['payments', 'rows', 0, 'holder'], extensions: { code: 'FORBIDDEN' } }],
    });
    for (let i = 0; i < 2; i++) expect(reported(await person.query(query))).toEqual(before);
    const refused = '{ payments { size } viewer { username } }';
    const without = gateway.as('sinpermisos');
    for (let i = 0; i < 3; i++)
      expect(reported(await without.query(refused)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('failing services, for a nullable part and for a root field', async () => {
    const person = gateway.as('administrador');
    const query = '{ payments(limit: 3) { rows { id collector { name } } } collectors { size } }';
    await person.query(query);
    platform.faults.set({ service: 'collector', fault: { kind: 'status', status: 400 } });
    const { data, errors } = await person.query<object>(query);
    expect(data).toMatchObject({ collectors: null });
    expect(errors).toContainEqual(
      expect.objectContaining({ path: ['collectors'], extensions: expect.objectContaining({ code: 'REFUSED' }) }),
    );
  });

  test('the named operation of a document with several', async () => {
    const body = (operationName: string) =>
      JSON.stringify({ query: `query A { viewer { name } } query B ${first}`, operationName });
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${await platform.tokenFor('administrador')}`,
    };
    for (const [name, field] of [
      ['A', 'viewer'],
      ['B', 'payments'],
      ['A', 'viewer'],
    ] as const) {
      const answer: unknown = await (await gateway.post(body(name), headers)).json();
      expect(answer).toMatchObject({ data: { [field]: expect.anything() } });
    }
  });
});

describe('an answer of a service with values of the wrong type is reported each time, and crashes nothing', () => {
  const row = { id: 'p1', status: 'approved', final_amount: 10, request_date: '2026-10-21T15:00:00.000Z' };
  const query = `{ payments(limit: 3) { rows {
    id version status requestDate finalAmount details { amount } paymentMethods { amount } payer { name } metadata
  } } }`;

  test.each<[string, unknown]>([
    ['a row that is nothing', [null]],
    ['a row that is empty', [{}]],
    ['a row that is a list', [[]]],
    ['an amount that is a text', [{ ...row, final_amount: 'mucho' }]],
    ['a moment that is a number', [{ ...row, request_date: 5 }]],
    ['a version that is a text', [{ ...row, version: 'dos' }]],
    ['a list that is a text', [{ ...row, details: 'Cuota' }]],
    ['a list of nothing', [{ ...row, payment_methods: [null] }]],
    ['an object that is a number', [{ ...row, payer: 7 }]],
    ['an identifier that is an object', [{ ...row, id: { a: 1 } }]],
  ])('%s', async (_what, rows) => {
    const body = { rows, page: 1, limit: 3, size: 1 };
    platform.faults.set({ service: 'payment', fault: { kind: 'status', status: 200, body } });
    for (let i = 0; i < 3; i++) {
      const { status, errors } = await gateway.as('administrador').query(query);
      expect([status, errors?.[0]?.extensions.code]).toEqual([200, 'SERVICE_BAD_ANSWER']);
    }
  });
});

test('a field that is selected twice keeps its condition', async () => {
  const person = gateway.as('administrador');
  const list = await person.query<{ payments: { rows: { id: string }[] } }>(first);
  const [{ id } = { id: '' }] = list.data.payments.rows;
  const query = `query ($id: ID!, $f: Boolean!) { payment(id: $id) { id } payment(id: $id) @include(if: $f) { ...h } }
    fragment h on Payment { holder { holderName } }`;
  for (let i = 0; i < 3; i++) expect((await person.query(query, { id, f: false })).data).toEqual({ payment: { id } });
  expect(platform.requests.list().filter(({ path }) => path.includes('titular'))).toEqual([]);
  expect((await person.query(query, { id, f: true })).data).toMatchObject({ payment: { id, holder: {} } });
});

test('a schema with a recursive input type is refused at the start', () => {
  const { present } = createErrorPresenter(pino({ enabled: false }));
  const schema = makeExecutableSchema({
    typeDefs:
      'type Query { a(f: Outer): Int } input Outer { inner: [Inner!] } input Inner { text: String outer: Outer }',
  });
  expect(() => createCompiledExecution({ schema, present })).toThrow('The input type Outer is within itself');
});

test('a document runs compiled from its second request on', async () => {
  const schema = makeExecutableSchema({
    typeDefs: 'type Query { runner: String }',
    resolvers: {
      Query: { runner: () => ((new Error('who').stack ?? '').includes('graphql-jit') ? 'compiled' : 'read') },
    },
  });
  const { present } = createErrorPresenter(pino({ enabled: false }));
  const server = new ApolloServer<GatewayContext>({ schema, plugins: [createCompiledExecution({ schema, present })] });
  const runners = [];
  for (let i = 0; i < 3; i++) {
    const { body } = await server.executeOperation({ query: '{ runner }' });
    runners.push(body.kind === 'single' && body.singleResult.data?.['runner']);
  }
  await server.stop();
  expect(runners).toEqual(['read', 'compiled', 'compiled']);
});

test('every operation of the application compiles', () => {
  const schema = assembleSchema();
  for (const text of Object.values(operations)) {
    const name = /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '';
    expect([name, compileOperation(schema, parse(text), name)]).toEqual([name, expect.any(Function)]);
  }
});

describe('the compiled form accepts the same scalar variables as graphql-js', () => {
  const schema = assembleSchema();
  const plain = ['Int', 'String', 'Boolean', 'ID', 'Decimal', 'DateTime', 'Date', 'PaymentStatus'];
  const given: readonly unknown[] = [
    ...[undefined, null, true, {}, { length: 1 }, [], [null], [[]], [[1]], ['PENDING'], [1, 'a']],
    ...[0, -0, 1, 1.5, 1e10, 1e21, -2_147_483_649, 2_147_483_648, Number.MAX_SAFE_INTEGER],
    ...['', '1', 'a', 'PENDING', '12.50', '2026-02-30', '2026-11-21', '2026-11-21T15:04:05.000Z', '__proto__'],
  ];

  test.each(plain.flatMap((type) => [type, `${type}!`, `[${type}]`, `[${type}!]!`]))('%s', async (type) => {
    const document = parse(`query Plain($v: ${type}) { __typename }`);
    const run = compileOperation(schema, document, 'Plain');
    const [operation] = document.definitions;
    if (!run || operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('it compiles');
    for (const v of given) {
      const variables = v === undefined ? {} : { v };
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
      // only `__typename` is requested, so the context is not used
      const { data } = await Reflect.apply(run, undefined, [undefined, {}, variables]);
      expect([v, data !== undefined]).toEqual([v, errors === undefined]);
    }
  });
});
