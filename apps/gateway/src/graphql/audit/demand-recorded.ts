import { getNamedType, isInputObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import type { Field } from './audited-field.ts';
import { argumentsOf, partsOf, recordedAs } from './recorded.ts';

type Parts = ReturnType<typeof partsOf>;

const DECIMAL = 'Decimal';

/** Returns a sentence for each amount and account among these fields or arguments that lacks `@recorded`. */
const missingIn = (schema: GraphQLSchema, place: string, parts: Parts): readonly string[] =>
  Object.entries(parts).flatMap(([name, part]) => {
    const type = getNamedType(part.type);
    const as = recordedAs(schema, part);
    if (type.name === DECIMAL) return as === 'value' ? [] : [`${place}.${name} is an amount and needs @recorded`];
    if (type.name === 'String' && name === 'account')
      return as === 'digest' ? [] : [`${place}.${name} is an account and needs @recorded(digest: true)`];
    // amounts in a filter only limit a search
    return isInputObjectType(type) && !type.name.endsWith('Filter') ? missingIn(schema, type.name, partsOf(type)) : [];
  });

/** Returns a sentence for an amount, a currency or an account of an entity that lacks `@recorded`. */
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

/**
 * Checks that the audit trail records amounts, currency and accounts of a mutation.
 * @throws Error with all that are missing
 */
export const demandRecorded = (schema: GraphQLSchema, field: Field, action: string, type: GraphQLNamedType): void => {
  const inner = Object.values(partsOf(type)).map((part) => getNamedType(part.type));
  const accounts = inner.filter((one) => 'account' in partsOf(one));
  const missing = [
    ...missingIn(schema, `Mutation.${action}`, argumentsOf(field)),
    ...[type, ...accounts].flatMap((one) => missingOf(schema, one)),
  ];
  if (missing.length > 0) throw new Error(`Mutation.${action} is not told in full: ${missing.join('; ')}.`);
};
