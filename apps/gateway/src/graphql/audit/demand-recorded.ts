import { getNamedType, isInputObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import type { Field } from './audited-field.ts';
import { argumentsOf, partsOf, recordedAs } from './recorded.ts';

type Parts = ReturnType<typeof partsOf>;

const DECIMAL = 'Decimal';

/** Wants of a mutation that moves money, as sentences of what is missing. */
const missingIn = (schema: GraphQLSchema, place: string, parts: Parts): readonly string[] =>
  Object.entries(parts).flatMap(([name, part]) => {
    const type = getNamedType(part.type);
    const as = recordedAs(schema, part);
    if (type.name === DECIMAL) return as === 'value' ? [] : [`${place}.${name} is an amount and needs @recorded`];
    if (type.name === 'String' && name === 'account')
      return as === 'digest' ? [] : [`${place}.${name} is an account and needs @recorded(digest: true)`];
    // the amounts of a filter are bounds of a search, and move nothing
    return isInputObjectType(type) && !type.name.endsWith('Filter') ? missingIn(schema, type.name, partsOf(type)) : [];
  });

/** Amounts of an entity, its currency, and the accounts in it. */
const missingOf = (schema: GraphQLSchema, type: GraphQLNamedType): readonly string[] => {
  const parts = partsOf(type);
  const { currencyId, account } = parts;
  const amounts = Object.values(parts).filter((part) => getNamedType(part.type).name === DECIMAL);
  const missing: string[] = [];
  if (amounts.length > 0 && !amounts.some((part) => recordedAs(schema, part) === 'value'))
    missing.push(`${type.name} has amounts of which one needs @recorded`);
  if (amounts.length > 0 && (currencyId === undefined || recordedAs(schema, currencyId) !== 'value'))
    missing.push(`${type.name}.currencyId needs @recorded`);
  if (account !== undefined && recordedAs(schema, account) !== 'digest')
    missing.push(`${type.name}.account needs @recorded(digest: true)`);
  return missing;
};

/** Throws for a mutation of money of which the trail would not record how much goes where. */
export const demandRecorded = (schema: GraphQLSchema, field: Field, action: string, type: GraphQLNamedType): void => {
  const inner = Object.values(partsOf(type)).map((part) => getNamedType(part.type));
  const accounts = inner.filter((one) => 'account' in partsOf(one));
  const missing = [
    ...missingIn(schema, `Mutation.${action}`, argumentsOf(field)),
    ...[type, ...accounts].flatMap((one) => missingOf(schema, one)),
  ];
  if (missing.length > 0) throw new Error(`Mutation.${action} is not told in full: ${missing.join('; ')}.`);
};
