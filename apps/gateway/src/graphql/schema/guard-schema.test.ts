// Guards: Each field requires its permissions and those of its type before its resolver runs. A root field without a
// permission directive prevents start-up.
// Looks over: packages/schema/src/**
import { typeDefs } from '@backoffice/schema/type-defs';
import type { Permission } from '@backoffice/schema/roles';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { guardSchema } from './guard-schema.ts';

/** The directives and permissions are those of the product. The types belong to the test. */
const directives = (typeDefs.match(/^directive @(requires|authenticated)[\s\S]*?on [A-Z_| ]+$/gm) ?? []).join('\n');
const sdl = `
  ${directives}
  enum Permission { PAYMENT_SHOW COLLECTOR_SHOW PAYMENT_HOLDER }
  type Collector @requires(permissions: [COLLECTOR_SHOW]) { name: String }
  type Payment @requires(permissions: [PAYMENT_SHOW]) {
    id: ID!
    collector: Collector
    collectors: [[Collector!]!]
    holder: String @requires(permissions: [PAYMENT_HOLDER, COLLECTOR_SHOW])
  }
  union Found = Payment | Collector
`;

const requested: string[] = [];
const note =
  <T>(name: string, value: T) =>
  () => {
    requested.push(name);
    return value;
  };
const payment = {
  id: '1',
  collector: note('collector', { name: 'Luz' }),
  collectors: note('collectors', [[{ name: 'Luz' }]]),
  holder: note('holder', 'Ana'),
};

const build = (query: string) => guardSchema(makeExecutableSchema({ typeDefs: `${sdl} type Query { ${query} }` }));
const schema = build(`
  payment: Payment @requires(permissions: [PAYMENT_SHOW])
  open: Payment @authenticated
  found: [Found!] @authenticated
`);

const ask = async (source: string, ...held: Permission[]) => {
  requested.length = 0;
  const { data, errors } = await graphql({
    schema,
    source,
    rootValue: { payment: note('payment', payment), open: note('open', payment), found: note('found', []) },
    contextValue: { can: (...anyOf: Permission[]) => anyOf.some((permission) => held.includes(permission)) },
  });
  return {
    data: JSON.parse(JSON.stringify(data)),
    requested: [...requested],
    refused: errors?.map(({ path }) => path?.join('.')) ?? [],
  };
};

describe('the permissions of the schema', () => {
  test('are required at the root: a field without a directive prevents start-up', () => {
    expect(() => build('payment: Payment')).toThrow('Query.payment: needs @requires or @authenticated');
    expect(() => build('a: Int @authenticated b: Int c: String')).toThrow('Query.b, Query.c');
  });

  test('admit a person who has them', async () => {
    const answer = await ask('{ payment { id collector { name } } }', 'PAYMENT_SHOW', 'COLLECTOR_SHOW');
    expect(answer).toEqual({
      data: { payment: { id: '1', collector: { name: 'Luz' } } },
      requested: ['payment', 'collector'],
      refused: [],
    });
  });

  test('refuse before the resolver is called', async () => {
    expect(await ask('{ payment { id } }')).toEqual({ data: { payment: null }, requested: [], refused: ['payment'] });
  });

  test('of a type apply to every field that returns it, through lists, too', async () => {
    const answer = await ask('{ payment { id collector { name } collectors { name } } }', 'PAYMENT_SHOW');
    expect(answer).toEqual({
      data: { payment: { id: '1', collector: null, collectors: null } },
      requested: ['payment'],
      refused: ['payment.collector', 'payment.collectors'],
    });
  });

  test('of a type apply even if the field itself is open to everyone', async () => {
    expect(await ask('{ open { id } }')).toEqual({ data: { open: null }, requested: [], refused: ['open'] });
  });

  test('of a type apply when a union contains it', async () => {
    expect((await ask('{ found { __typename } }', 'PAYMENT_SHOW')).refused).toEqual(['found']);
    expect((await ask('{ found { __typename } }', 'PAYMENT_SHOW', 'COLLECTOR_SHOW')).refused).toEqual([]);
  });

  test('in a list are alternatives: any one is enough', async () => {
    expect((await ask('{ payment { holder } }', 'PAYMENT_SHOW', 'COLLECTOR_SHOW')).refused).toEqual([]);
    expect((await ask('{ payment { holder } }', 'PAYMENT_SHOW', 'PAYMENT_HOLDER')).refused).toEqual([]);
    expect((await ask('{ payment { holder } }', 'PAYMENT_SHOW')).refused).toEqual(['payment.holder']);
  });

  test('of a field must be enough for its type: otherwise they prevent start-up', () => {
    const promising = `payment: Payment @authenticated }
      type Sale { collector: Collector @requires(permissions: [PAYMENT_HOLDER, COLLECTOR_SHOW])`;
    expect(() => build(promising)).toThrow('Sale.collector: @requires lists a permission');
  });
});
