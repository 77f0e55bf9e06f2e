// Guards: The cost of an operation is limited before it runs.
import { parse } from 'graphql';
import { costOptions } from '../modules/index.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { assembleSchema } from './assemble-schema.ts';
import { costsOf, LARGEST_COST } from './operation-cost.ts';
import operations from './operations.generated.json' with { type: 'json' };

const { gateway, platform } = await startGatewayOverPlatform();
const person = gateway.as('administrador');
const schema = assembleSchema();
const costOf = (query: string) => costsOf(parse(query), schema, costOptions)[0];

describe('what an operation costs', () => {
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
    [
      'what hides in nameless fragments',
      '{ payments { ... { rows { ... on Payment { history { version } } } } } }',
      11,
    ],
    [
      'a call for every hundred rows of a selection',
      '{ paymentSelection(expectedSize: 950) { totals { amount } } }',
      10,
    ],
    ['its rows', '{ paymentSelection(expectedSize: 20) { rows { collector { name } } } }', 21],
    ['lists within lists', '{ payments { rows { relatedPayments { payment { collector { name } } } } } }', 201],
  ])('is %s', (_what, query, cost) => {
    expect(costOf(query)).toBe(cost);
  });

  test('is refused beyond the limit, before anything runs, whatever the variables say', async () => {
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

  test('is refused for fragments within themselves, without hanging', async () => {
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
  ])('is never less than what is really asked: %s', async (query) => {
    expect((await person.query(query)).errors).toBeUndefined();
    expect(platform.requests.list().length).toBeGreaterThan(0);
    expect(platform.requests.list().length).toBeLessThanOrEqual(costOf(query) ?? 0);
  });

  test('is within the limit for every screen, with its largest page', () => {
    const costs = Object.values(operations).map((query) => [query.slice(0, 40), costOf(query)] as const);
    expect(costs.filter(([, cost]) => cost === undefined || cost > LARGEST_COST)).toEqual([]);
  });
});
