// Guards: An error in a GraphQL file is reported with its file, line and column; the files of the repository have none.
import { graphqlFiles, slipsIn } from './codegen/graphql-slips.mjs';
import { root } from './run/command.mjs';

const file = (path: string, text: string) => ({ path, text });
const query = file('query.graphql', 'type Query {\n  payment: Payment\n}\n');
const payment = file('payment.graphql', 'type Payment {\n  id: ID!\n}\n');

test.each([
  [
    [query, file('payment.graphql', 'type Payment {\n  id ID!\n}')],
    [],
    'payment.graphql:2:6: Syntax Error: Expected ":", found Name "ID".',
  ],
  [[query], [], 'query.graphql:2:12: Unknown type "Payment".'],
  [
    [query, payment, file('again.graphql', '\ntype Payment { status: String }')],
    [],
    'payment.graphql:1:6: There can be only one type named "Payment".',
  ],
  [
    [query, payment],
    [file('Page.graphql', 'query {\n  payment {\n}')],
    'Page.graphql:3:1: Syntax Error: Expected Name, found "}".',
  ],
])('an error is reported with its place', (schema, operations, slip) => {
  expect(slipsIn(schema, operations)).toEqual([slip]);
});

test('the repository has no errors', async () => {
  const schema = await graphqlFiles(`${root}packages/schema/src/`);
  const operations = await graphqlFiles(`${root}apps/web/src/`);
  expect([schema.length > 30, operations.length > 30]).toEqual([true, true]);
  expect(slipsIn(schema, operations)).toEqual([]);
});
