// Guards: A mutation without an audit directive prevents start-up.
import { typeDefs } from '@backoffice/schema/type-defs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { auditSchema } from './audit-schema.ts';

/** The directive is the product's; the types are made for the test. */
const directive = /^directive @audited[\s\S]*?on [A-Z_| ]+$/m.exec(typeDefs)?.[0] ?? '';
const build = (mutation: string) => () =>
  auditSchema(
    makeExecutableSchema({
      typeDefs: `${directive} type Payment { id: ID! } type Query { payment: Payment } type Mutation { ${mutation} }`,
    }),
  );

test('a mutation that nobody would be told of does not start', () => {
  expect(build('pay(id: ID!): Payment @audited(type: "Payment", id: "id")')).not.toThrow();
  expect(build('pay: Payment')).toThrow('Mutation.pay needs @audited in the SDL');
  expect(build('pay: Payment @audited')).toThrow('Mutation.pay needs @audited in the SDL');
  expect(build('pay: Payment @audited(type: "Paymnt")')).toThrow('Mutation.pay needs @audited in the SDL');
  expect(build('pay(id: ID!): Payment @audited(type: "Payment", id: "paymentId")')).toThrow(
    'its argument paymentId, which it does not have',
  );
});
