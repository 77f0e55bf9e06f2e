import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** Query or mutation of the schema. */
export interface RootField {
  readonly operation: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

/** Returns all queries and mutations of a schema. */
export const rootFieldsOf = (schema: GraphQLSchema): readonly RootField[] => [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ operation: 'query' as const, field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    operation: 'mutation' as const,
    field,
  })),
];

/** Well-formed values of arguments that a test does not vary. */
const plain: Readonly<Record<string, unknown>> = {
  ID: 'plain-id-1',
  String: '20-12345678-6',
  Int: 1,
  Boolean: true,
  Decimal: '1.00',
  Date: '2026-11-21',
};

/** Path of a value in the arguments: the names from the argument inwards. */
export type ArgumentPath = readonly string[];

const inputFields = (type: GraphQLInputType): readonly GraphQLInputField[] => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
};

/** Finds every path to a value of the type with this name in an argument, at any depth. */
const placesOf = (typeName: string, { name, type }: GraphQLArgument | GraphQLInputField): readonly ArgumentPath[] =>
  getNamedType(type).name === typeName
    ? [[name]]
    : inputFields(type).flatMap((field) => placesOf(typeName, field).map((place) => [name, ...place]));

/** Creates a value of this type, with the varied value at its path and plain values elsewhere. */
const valueOf = (type: GraphQLInputType, place: ArgumentPath, given: unknown): unknown => {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueOf(nullable.ofType, place, given)];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return place.length === 0 && given !== undefined ? given : plain[named.name];
  const [first, ...rest] = place;
  const isKey = (name: string): boolean => name === 'idempotencyKey' && name !== first;
  const all = Object.values(named.getFields());
  const wanted = all.filter((field) => field.name === first || isRequiredInputField(field));
  return Object.fromEntries(
    // a `@oneOf` input accepts any single field
    (named.isOneOf && wanted.length === 0 ? all.slice(0, 1) : wanted).map((field) => [
      field.name,
      // a reused idempotency key would return the earlier answer and test nothing
      isKey(field.name)
        ? randomUUID()
        : valueOf(field.type, field.name === first ? rest : ['-'], field.name === first ? given : undefined),
    ]),
  );
};

/** Puts a text in parentheses; an empty text stays empty. */
const listed = (text: string): string => (text === '' ? '' : `(${text})`);

/** Creates an operation of a root field with one varied value and its required arguments. */
export const operationWith = ({ operation, field }: RootField, [argument, ...place]: ArgumentPath, given: unknown) => {
  const used = field.args.filter((one) => one.name === argument || isRequiredArgument(one));
  const variables = Object.fromEntries(
    used.map(({ name, type }) => [
      name,
      name === argument ? valueOf(type, place, given) : valueOf(type, ['-'], undefined),
    ]),
  );
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const answered = getNamedType(field.type);
  const error = isObjectType(answered) && 'error' in answered.getFields() ? 'error { code fields { path } }' : '';
  const selection = isObjectType(answered) ? `{ __typename ${error} }` : '';
  return {
    document: `${operation} ${listed(declared)} { answer: ${field.name}${listed(passed)} ${selection} }`,
    variables,
  };
};

/**
 * Finds every path to a value of the type with this name in the arguments of the root fields. The first element of each
 * result is a readable name.
 */
export const placesIn = (
  rootFields: readonly RootField[],
  typeName: string,
): readonly (readonly [string, RootField, ArgumentPath])[] =>
  rootFields.flatMap((root) =>
    root.field.args
      .flatMap((argument) => placesOf(typeName, argument))
      .map((place) => [`${root.field.name}(${place.join('.')})`, root, place] as const),
  );
