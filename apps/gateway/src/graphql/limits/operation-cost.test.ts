// Guards: The cost of an operation, in calls and in values, is limited before it runs, and the size of its answer after.
import { getIntrospectionQuery, getOperationAST, parse } from 'graphql';
import type { CostOptions } from '../../api/operation-cost.ts';
import { costOptions } from '../../modules/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { assembleSchema } from '../schema/assemble-schema.ts';
import { createMeasure } from './measure-document.ts';
import { LARGEST_COST } from './operation-cost.ts';
import operations from '../operations.generated.json' with { type: 'json' };

const { gateway, platform } = await startGatewayOverPlatform();
const person = gateway.as('administrador');
const schema = assembleSchema();
const costOf = (query: string, options: CostOptions = costOptions) => {
  const document = parse(query);
  const operation = getOperationAST(document);
  return operation ? createMeasure(document, schema, options)(operation) : { calls: NaN, values: NaN };
};

describe('the calls that an operation costs', () => {
  test.each([
    ['nothing, when no service is asked', '{ viewer { name } }', 0],
    ['a call for a list', '{ payments { rows { id overdue availableActions { name } } } }', 1],
    ['a call for each row that needs one, of the usual page', '{ payments { rows { history { version } } } }', 11],
    ['of a page of its own size', '{ payments(limit: 30) { rows { history { version } collector { name } } } }', 61],
    [
      'of the largest page, for a variable',
      'query($n: Int!) { payments(limit: $n) { rows { history { version } } } }',
      101,
    ],
    [
      'of the largest page, for a size that is too large',
      '{ payments(limit: 100000) { rows { holder { holderId } } } }',
      101,
    ],
    ['nothing more, for a size below nothing', '{ payments(limit: -5) { rows { holder { holderId } } } }', 1],
    ['each alias', '{ a: payer(id: "1") { id } b: payer(id: "1") { id } }', 2],
    [
      'each spread of a fragment',
      '{ a: payer(id: "1") { ...f } b: payer(id: "1") { ...f } } fragment f on Payer { references { id } }',
      4,
    ],
    ['a call inside inline fragments', '{ payments { ... { rows { ... on Payment { history { version } } } } } }', 11],
    [
      'a call for every hundred rows of a selection',
      '{ paymentSelection(expectedSize: 950) { totals { amount } } }',
      10,
    ],
    ['its rows', '{ paymentSelection(expectedSize: 20) { rows { collector { name } } } }', 21],
    ['lists within lists', '{ payments { rows { relatedPayments { payment { collector { name } } } } } }', 201],
  ])('is %s', (_what, query, cost) => {
    expect(costOf(query).calls).toBe(cost);
  });

  test('is refused above the limit before it runs, for any values of the variables', async () => {
    const query = `query($n: Int!) { ${['a', 'b', 'c', 'd', 'e'].map((name) => `${name}: payments(limit: $n) { rows { history { version } } }`).join(' ')} }`;
    const { status, errors } = await person.query(query, { n: 1 });
    expect([status, errors?.[0]]).toMatchObject([
      400,
      {
        message: 'La consulta supera los límites permitidos (cost 505, máximo 500).',
        extensions: { code: 'LIMIT_EXCEEDED' },
      },
    ]);
    expect(platform.requests.list()).toEqual([]);
  });

  test('is refused for a fragment cycle, without hanging', async () => {
    const { status } = await person.query(
      '{ payments { rows { ...f } } } fragment f on Payment { relatedPayments { payment { ...f } } }',
    );
    expect(status).toBe(400);
  });

  test.each([
    '{ payments(limit: 20) { rows { overdue availableActions { name } collector { name } history { version } } } }',
    '{ payments(limit: 5) { rows { payerProfile { references { collector { name } } } } } }',
    '{ payers(limit: 5) { rows { references { collector { name } } } } collectors(limit: 5) { rows { balance { amount } configurations { id } } } }',
    '{ subscriptions(limit: 5) { rows { availableActions { name } history { version } collector { name } } } viewer { name } }',
    '{ promotions(limit: 5) { rows { collector { name } } } configurationVariables { id } gateways { rows { id } } }',
  ])('is never below the number of real calls: %s', async (query) => {
    expect((await person.query(query)).errors).toBeUndefined();
    expect(platform.requests.list().length).toBeGreaterThan(0);
    expect(platform.requests.list().length).toBeLessThanOrEqual(costOf(query).calls);
  });
});

describe('the values that an operation costs', () => {
  test.each([
    ['one for each field', '{ viewer { name username } }', 5],
    ['as often as there are rows', '{ payments(limit: 100) { rows { id status } } }', 402],
    ['each alias', '{ payments(limit: 100) { rows { a: id b: id c: id } } }', 602],
    ['ten elements of a list that nothing bounds', '{ payment(id: "1") { availableActions { name } } }', 22],
    ['the schema, as if it were short', '{ __schema { types { name } } __typename }', 24],
  ])('are %s', async (_what, query, values) => {
    expect(costOf(query).values).toBe(values);
    expect((await person.query(query)).status).toBe(200);
  });

  const actions = Array.from({ length: 30 }, (_, i) => `x${i}: availableActions { name allowed reason reasonCode }`);
  const large = `{ paymentSelection(filter: { status: ISSUED }, expectedSize: 450) { rows { ${actions.join(' ')} } } }`;

  test('are limited, and an operation above the limit does not run', async () => {
    expect(await person.query(large)).toMatchObject({
      status: 400,
      errors: [
        {
          message: 'La consulta supera los límites permitidos (values 1093502, máximo 150000).',
          extensions: { code: 'LIMIT_EXCEEDED' },
        },
      ],
    });
    expect(platform.requests.list()).toEqual([]);
  });

  test('are never less than those of the answer', async () => {
    const count = (value: unknown): number => {
      const parts: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
      return parts.reduce<number>((total, part) => total + 1 + count(part), 0);
    };
    for (const query of [
      '{ payments(limit: 20) { rows { id details { amount } paymentMethods { amount } availableActions { name } } } }',
      '{ payers(limit: 20) { size rows { id name references { id collector { name } } } } }',
      getIntrospectionQuery(),
    ]) {
      const { data, errors } = await person.query(query);
      expect(errors).toBeUndefined();
      expect([query, count(data) <= costOf(query).values]).toEqual([query, true]);
    }
  });
});

test('an answer with too many characters is not sent, even with few values', async () => {
  const metadata = { note: 'x'.repeat(10_000) };
  const row = { id: 'p1', status: 'approved', final_amount: 10, request_date: '2026-10-21T15:00:00.000Z', metadata };
  const body = { rows: Array.from({ length: 100 }, () => row), page: 1, limit: 100, size: 100 };
  platform.faults.set({ service: 'payment', fault: { kind: 'status', status: 200, body } });
  const aliases = Array.from({ length: 10 }, (_, i) => `m${i}: metadata`).join(' ');
  expect(await person.query(`{ payments(limit: 100) { rows { ${aliases} } } }`)).toMatchObject({
    status: 400,
    errors: [{ message: expect.stringContaining('La respuesta supera'), extensions: { code: 'LIMIT_EXCEEDED' } }],
  });
});

test('screens are within the limits with the largest page, the selection of payments with five hundred', () => {
  const beyond = Object.values(operations).filter((query) => {
    const { calls, values } = costOf(query);
    return !(calls <= LARGEST_COST.calls && values <= LARGEST_COST.values);
  });
  expect(beyond).toEqual([expect.stringMatching(/^query PaymentSelection\(/)]);
  const [selection = ''] = beyond;
  const options = { ...costOptions, variables: { expectedSize: 500 } };
  expect(costOf(selection, options).values).toBeLessThan(LARGEST_COST.values);
});
