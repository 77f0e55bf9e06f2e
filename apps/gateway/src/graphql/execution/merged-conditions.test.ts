// Guards: An operation of the application has the same answer compiled and interpreted, with many sets of conditions.
import { typeDefs } from '@backoffice/schema/type-defs';
import {
  buildSchema,
  execute,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type GraphQLOutputType,
} from 'graphql';
import { variablesOf } from '../../testing/operation-variables.ts';
import { compileOperation } from './compiled-execution.ts';
import { mergesConditions } from './merged-conditions.ts';
import operations from '../operations.generated.json' with { type: 'json' };

const schema = buildSchema(typeDefs);

/** Returns the same value for every field of a type. The test compares only which fields are present. */
const valueOf = (given: GraphQLOutputType): unknown => {
  const type = getNullableType(given);
  if (isListType(type)) return [valueOf(type.ofType), valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isAbstractType(type)) return { __typename: schema.getPossibleTypes(type)[0]?.name };
  if (isObjectType(type)) return {};
  return type.name === 'Boolean' ? true : type.name === 'Int' || type.name === 'Float' ? 1 : 'text';
};
for (const type of Object.values(schema.getTypeMap()))
  if (isObjectType(type) && !type.name.startsWith('__'))
    for (const field of Object.values(type.getFields())) field.resolve = () => valueOf(field.type);

const read = (text: string) => {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('the operation stands first');
  return { document, operation, name: operation.name?.value ?? '' };
};

/** Executes the operation with each set of variables, compiled and interpreted. */
const answersTo = async (text: string) => {
  const { document, operation, name } = read(text);
  const run = compileOperation(schema, document, name);
  if (!run) throw new Error('it compiles');
  const asData = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));
  return Promise.all(
    variablesOf(schema, operation).map(async (variables) => ({
      variables,
      // the values depend on the types only, so the context is not used
      compiled: asData(await Reflect.apply(run, undefined, [undefined, {}, variables])),
      read: asData(await execute({ schema, document, variableValues: variables })),
    })),
  );
};

test.each(Object.values(operations).map((text) => [read(text).name, text]))('%s', async (_name, text) => {
  const { document, operation } = read(text);
  expect(mergesConditions(document, operation)).toBe(false);
  for (const { variables, compiled, read: expected } of await answersTo(text)) {
    expect({ variables, ...Object(compiled) }).toEqual({ variables, ...Object(expected) });
    expect(expected).not.toHaveProperty('errors');
  }
});

describe('a field that is selected twice', () => {
  const holder = 'fragment H on Payment { holder { holderName } }';
  test.each<[what: string, text: string, merges: boolean]>([
    ['never', 'query Q($f: Boolean!) { payment(id: "1") @include(if: $f) { id } }', false],
    ['without conditions', 'query Q { payment(id: "1") { id } payment(id: "1") { status } }', false],
    [
      'under other names',
      'query Q($f: Boolean!) { a: payment(id: "1") { id } payment(id: "1") @skip(if: $f) { id } }',
      false,
    ],
    [
      'under a condition',
      `query Q($f: Boolean!) { payment(id: "1") { id } payment(id: "1") @include(if: $f) { ...H } } ${holder}`,
      true,
    ],
    ['under two conditions', 'query Q($f: Boolean!) { viewer { name @skip(if: $f) name @include(if: $f) } }', true],
    [
      'in a fragment under a condition',
      `query Q($f: Boolean!) { payment(id: "1") { ... @skip(if: $f) { ...H } holder { holderId } } } ${holder}`,
      true,
    ],
    [
      'within fields that are selected twice themselves',
      `query Q($f: Boolean!) { payment(id: "1") { holder { holderId } } payment(id: "1") { ...H @include(if: $f) } } ${holder}`,
      true,
    ],
  ])('%s', async (_what, text, merges) => {
    const { document, operation } = read(text);
    expect(mergesConditions(document, operation)).toBe(merges);
    if (!merges) for (const { compiled, read: expected } of await answersTo(text)) expect(compiled).toEqual(expected);
  });
});
