import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';

/** Valid values of scalars that do not accept arbitrary text. */
const plain: Readonly<Record<string, unknown>> = {
  Int: 1,
  Boolean: true,
  Decimal: '1.00',
  Date: '2026-11-20',
  DateTime: '2026-11-20T12:00:00.000Z',
};

/**
 * Creates a function that returns a value of any input type.
 * @param textOf returns the text of an argument by its name
 */
export const createSomeValue = (textOf: (name: string) => string) => {
  const someValue = (type: GraphQLInputType, name: string): unknown => {
    if (isNonNullType(type)) return someValue(type.ofType, name);
    if (isListType(type)) return [someValue(type.ofType, name)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      const given = type.isOneOf ? fields.slice(0, 1) : fields;
      return Object.fromEntries(given.map((field) => [field.name, someValue(field.type, field.name)]));
    }
    return plain[type.name] ?? textOf(name);
  };
  return someValue;
};
