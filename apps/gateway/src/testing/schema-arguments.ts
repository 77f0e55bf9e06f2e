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

/** A query or a mutation of the schema. */
export interface RootField {
  readonly operation: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

/** All of them. */
export const rootFieldsOf = (schema: GraphQLSchema): readonly RootField[] => [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ operation: 'query' as const, field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    operation: 'mutation' as const,
    field,
  })),
];

/** Values that are right by their form, for whatever is not the point of a test. */
const plain: Readonly<Record<string, unknown>> = {
  ID: 'plain-id-1',
  String: '20-12345678-6',
  Int: 1,
  Boolean: true,
  Decimal: '1.00',
  Date: '2026-11-21',
};

/** Place of the values of a type: the names from the argument inwards. */
export type Place = readonly string[];

const inputFields = (type: GraphQLInputType): readonly GraphQLInputField[] => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
};

/** Every place of a type in an argument, however deep. */
const placesOf = (typeName: string, { name, type }: GraphQLArgument | GraphQLInputField): readonly Place[] =>
  getNamedType(type).name === typeName
    ? [[name]]
    : inputFields(type).flatMap((field) => placesOf(typeName, field).map((place) => [name, ...place]));

/** A value of this type, with what is given in its place and all else plain. */
const valueOf = (type: GraphQLInputType, place: Place, given: unknown): unknown => {
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
    // of what takes exactly one of its fields, any one will do
    (named.isOneOf && wanted.length === 0 ? all.slice(0, 1) : wanted).map((field) => [
      field.name,
      // a key is good for one change: with the last one nothing would be tried
      isKey(field.name)
        ? randomUUID()
        : valueOf(field.type, field.name === first ? rest : ['-'], field.name === first ? given : undefined),
    ]),
  );
};

/** Puts a text in parentheses, of which there are none around nothing. */
const listed = (text: string): string => (text === '' ? '' : `(${text})`);

/** An operation that asks a root field with one value in its place, and all that it needs besides. */
export const operationWith = ({ operation, field }: RootField, [argument, ...place]: Place, given: unknown) => {
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

/** Every place of a type in all arguments, with its name for people. */
export const placesIn = (
  rootFields: readonly RootField[],
  typeName: string,
): readonly (readonly [string, RootField, Place])[] =>
  rootFields.flatMap((root) =>
    root.field.args
      .flatMap((argument) => placesOf(typeName, argument))
      .map((place) => [`${root.field.name}(${place.join('.')})`, root, place] as const),
  );
