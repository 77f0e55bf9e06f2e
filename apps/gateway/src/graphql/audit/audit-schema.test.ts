// Guards: A mutation without an audit directive, or of money that no event would record, prevents start-up.
// Looks over: packages/schema/src/**
import { typeDefs } from '@backoffice/schema/type-defs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { auditSchema } from './audit-schema.ts';

/** The directives are those of the product. The types belong to the test. */
const directives = ['audited', 'recorded', 'personal'].map(
  (name) => new RegExp(String.raw`^directive @${name}[\s\S]*?on [A-Z_| ]+$`, 'm').exec(typeDefs)?.[0] ?? '',
);
const build =
  (mutation: string, types = 'type Payment { id: ID! }') =>
  () =>
    auditSchema(
      makeExecutableSchema({
        typeDefs: `${directives.join(' ')} scalar Decimal ${types}
          type Query { payment: Payment } type Mutation { ${mutation} }`,
      }),
    );

test('a mutation without the audit directive prevents start-up', () => {
  expect(build('pay(id: ID!): Payment @audited(type: "Payment", id: "id")')).not.toThrow();
  expect(build('pay: Payment')).toThrow('Mutation.pay needs @audited in the SDL');
  expect(build('pay: Payment @audited')).toThrow('Mutation.pay needs @audited in the SDL');
  expect(build('pay: Payment @audited(type: "Paymnt")')).toThrow('Mutation.pay needs @audited in the SDL');
  expect(build('pay(id: ID!): Payment @audited(type: "Payment", id: "paymentId")')).toThrow(
    'its argument paymentId, which it does not have',
  );
});

test('a mutation of data that only its person sees needs no event, and must be declared so', () => {
  expect(build('choose: Payment @personal')).not.toThrow();
  expect(build('choose(id: ID!): Payment @personal @audited(type: "Payment", id: "id")')).toThrow(
    'Mutation.choose is either @audited or @personal',
  );
});

test('a mutation that records what it creates needs that field in its payload', () => {
  const types = 'type Payment { id: ID! parts: [Payment!]! }';
  const pay = (creates: string) =>
    build(`pay(id: ID!): Payment @audited(type: "Payment", id: "id", creates: "${creates}")`, types);
  expect(pay('parts')).not.toThrow();
  expect(pay('refunds')).toThrow('Mutation.pay is @audited by refunds, which its payload does not have.');
});

describe('a mutation of money', () => {
  const recorded = '@recorded';
  const byDigest = '@recorded(digest: true)';
  const pay = 'pay(id: ID!): Payment @audited(type: "Payment", id: "id")';
  const payment = (amount: string, currency: string, account: string) =>
    `type Account { account: String! ${account} }
    type Payment { id: ID! amount: Decimal! ${amount} currencyId: String! ${currency} to: Account }`;

  test('is accepted when amount, currency and account are recorded', () => {
    expect(build(pay, payment(recorded, recorded, byDigest))).not.toThrow();
  });

  test.each([
    ['an amount', payment('', recorded, byDigest), 'Payment has amounts of which one needs @recorded'],
    ['its currency', payment(recorded, '', byDigest), 'Payment.currencyId needs @recorded'],
    ['an account', payment(recorded, recorded, ''), 'Account.account needs @recorded(digest: true)'],
    ['an account in the clear', payment(recorded, recorded, recorded), 'Account.account needs @recorded(digest: true)'],
  ])('is refused without %s', (_what, types, complaint) => {
    expect(build(pay, types)).toThrow(complaint);
  });

  test.each([
    ['an amount', 'amount: Decimal!', 'Mutation.pay.amount is an amount and needs @recorded'],
    ['an account', 'account: String!', 'Mutation.pay.account is an account and needs @recorded(digest: true)'],
    ['an amount inside', 'to: To!', 'To.amount is an amount and needs @recorded'],
  ])('is refused with an argument that is not recorded: %s', (_what, argument, complaint) => {
    const types = `${payment(recorded, recorded, byDigest)} input To { amount: Decimal }`;
    expect(build(`pay(${argument}): Payment @audited(type: "Payment")`, types)).toThrow(complaint);
  });
});
