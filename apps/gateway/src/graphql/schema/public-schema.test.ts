// Guards: The schema that clients see describes itself: permissions, scalars, codes, nullable roots.
// Looks over: packages/schema/src/**
import {
  buildClientSchema,
  getIntrospectionQuery,
  isScalarType,
  isSpecifiedScalarType,
  type IntrospectionQuery,
} from 'graphql';
import { ownDataMutations } from '../../testing/prepared-mutation.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { withoutIdentifiers } from '../../testing/without-identifiers.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 5 });
const developer = gateway.as('desarrollador');
const { data } = await developer.query<IntrospectionQuery>(
  getIntrospectionQuery({ specifiedByUrl: true, oneOf: true, inputValueDeprecation: true }),
);
const schema = buildClientSchema(data);
const fieldOf = (type: string, name: string) => {
  const found = schema.getType(type);
  return found && 'getFields' in found ? found.getFields()[name] : undefined;
};
const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);

/** Queries that every signed-in person may make, without a permission. */
const ownAlone: ReadonlySet<string> = new Set(['viewer', 'bulkRuns']);

test('the description of a root field names its permission', () => {
  const silent = rootFields.filter(
    ({ name, description }) =>
      !ownAlone.has(name) && !ownDataMutations.has(name) && !/Requires .*permission/.test(description ?? ''),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(fieldOf('Mutation', 'cancelPayment')?.description).toContain('Requires the permission `PAYMENT_CANCEL`.');
  expect(fieldOf('Query', 'exports')?.description).toContain(
    'Requires the permission `EXPORT_SEARCH` and the permission `EXPORT_SHOW`.',
  );
  expect(fieldOf('Payment', 'withdrawalBatchId')?.description).toContain(
    'Requires any one of the permissions `PAYMENT_SHOW_BATCHES`, `BATCH_WITHDRAW_SHOW`.',
  );
  expect(schema.getType('Payer')?.description).toContain('Requires the permission `PAYER_SHOW`.');
});

test('a refusal names the permission that is missing', async () => {
  const { errors } = await gateway.as('sinpermisos').query('{ payments { size } exports { size } }');
  expect(errors?.map(({ extensions }) => extensions.permissions)).toEqual([['PAYMENT_SHOW'], ['EXPORT_SEARCH']]);
});

test('every root field is nullable: if one is refused or fails, the others are answered', async () => {
  expect(rootFields.filter(({ type }) => String(type).endsWith('!')).map(({ name }) => name)).toEqual([]);
  const answer = await gateway
    .as('tesoreria')
    .query('{ payments { size } promotions { size } limited: payments(limit: 0) { size } viewer { username } }');
  expect(answer.data).toMatchObject({ promotions: null, limited: null, viewer: { username: 'tesoreria' } });
  expect(answer.errors?.map(({ extensions: { code } }) => code).toSorted()).toEqual(['BAD_USER_INPUT', 'FORBIDDEN']);
  platform.faults.set({ service: 'payment', fault: { kind: 'status', status: 503 } });
  expect((await gateway.as('operador').query('{ payments { size } payers { size } }')).data).toMatchObject({
    payments: null,
    payers: { size: expect.any(Number) },
  });
});

test('a scalar has a description and a specification', () => {
  const own = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
  expect(own.map(({ name }) => name).toSorted()).toEqual(['Date', 'DateTime', 'Decimal', 'JSON']);
  for (const type of own)
    expect(type).toMatchObject({
      description: expect.stringMatching(/\.$/),
      specifiedByURL: expect.stringMatching(/^https:/),
    });
});

describe('an invalid value', () => {
  const askPayments = (variables: object) =>
    developer.query(
      'query ($filter: PaymentFilter, $limit: Int!) { payments(filter: $filter, limit: $limit) { size } }',
      { limit: 5, ...variables },
    );

  test.each([
    [
      { filter: { period: { from: '2026-02-30', to: '2026-03-01' } } },
      'filter.period.from',
      'Date must be text such as "2026-11-21".',
    ],
    [{ filter: { status: 'PAYED' } }, 'filter.status', 'No such value in the enum "PaymentStatus".'],
    [
      { filter: { paymentMethodCode: '4111111111111111' } },
      'filter.paymentMethodCode',
      'Int cannot represent non-integer value.',
    ],
    [{ filter: { nothing: 1 } }, 'filter', 'Field "nothing" is not defined by type "PaymentFilter".'],
    [{ limit: 'x' }, 'limit', 'Int cannot represent non-integer value.'],
  ])('in a variable is reported with its path and reason, and not quoted: %j', async (variables, path, reason) => {
    const { errors } = await askPayments(variables);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: [{ path, code: 'INVALID' }] } }]);
    expect(errors?.[0]?.message).toContain(reason);
    expect(withoutIdentifiers(JSON.stringify(errors))).not.toContain('4111');
  });

  test.each([
    ['{ payments(filter: { period: { from: "x", to: "2026-11-21" } }) { size } }', 'Date must be text such as'],
    [
      '{ payments(filter: { paymentMethodCode: 4111111111111111 }) { size } }',
      'Int cannot represent non 32-bit signed integer value.',
    ],
  ])('in a document is reported with its position and reason, and not quoted: %s', async (query, reason) => {
    const { errors } = await developer.query(query);
    expect(errors?.[0]?.message).toContain(reason);
    expect(errors).toMatchObject([{ locations: [{ line: 1, column: expect.any(Number) }] }]);
    expect(withoutIdentifiers(JSON.stringify(errors))).not.toContain('4111');
  });
});
