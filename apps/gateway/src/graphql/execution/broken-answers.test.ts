// Guards: An answer of a service with the wrong shape causes no internal error, in any query of the application.
import { services } from '@backoffice/contracts';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { variablesOf } from '../../testing/operation-variables.ts';
import { assembleSchema } from '../schema/assemble-schema.ts';
import operations from '../operations.generated.json' with { type: 'json' };

const { gateway, platform } = await startGatewayOverPlatform({
  payments: 5,
  callLimits: { breakerThreshold: 100_000 },
});
const schema = assembleSchema();
const person = gateway.as('administrador');

const answerAll = (body: object): void => {
  for (const { name } of Object.values(services))
    platform.faults.set({ service: name, fault: { kind: 'status', status: 200, body } });
};

const queries = Object.values(operations).flatMap((text) => {
  const operation = getOperationAST(parse(text));
  if (operation?.operation !== OperationTypeNode.QUERY) return [];
  return [[operation.name?.value ?? '', text, variablesOf(schema, operation)[0] ?? {}] as const];
});

describe.each<[what: string, body: object]>([
  ['nothing', {}],
  ['rows that are nothing', { rows: null, page: 1, limit: 10, size: 1 }],
  ['rows that are a text', { rows: 'filas', page: 1, limit: 10, size: 1 }],
  ['rows that are numbers', { rows: [7], page: 1, limit: 10, size: 1 }],
  ['rows that are empty', { rows: [{}], page: 1, limit: 10, size: 1 }],
  ['a list of nothing', [null]],
  ['an object whose parts are numbers', { rows: 7, id: 7, errors: 7, metadata: 7, payer: 7, details: 7 }],
])('%s', (_what, body) => {
  test.each(queries)('in answer to %s', async (_name, query, variables) => {
    answerAll(body);
    const { errors = [] } = await person.query(query, variables);
    expect(errors.filter(({ extensions: { code } }) => code === 'INTERNAL')).toEqual([]);
  });
});

test('values that should be lists are reported as bad answers of their service', async () => {
  answerAll({ id: 'uno-1', rows: 'filas' });
  const query = `{
    one: payment(id: "1") { history { version } } two: payment(id: "1") { holder { holderName } }
    collector(id: "1") { configurations { id } } subscription(id: "1") { history { version } }
    configurationVariables { id } taxFormStructures { id }
  }`;
  const { errors = [] } = await person.query(query);
  expect(new Set(errors.map(({ extensions: { code } }) => code))).toEqual(new Set(['SERVICE_BAD_ANSWER']));
});
