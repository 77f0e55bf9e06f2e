import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import type { ChangedField } from '../../observability/audit/audit-event.ts';
import { at, isObject } from '../../unknown-value.ts';
import type { Arguments } from './audited-field.ts';

/** Fields that are ignored: those that most changes alter, and those that are not part of a change. */
const ALWAYS = new Set(['version', 'lastUpdateDate', 'isCurrent', 'statusCode', '__typename']);
/** Arguments that are not values of the change. */
const ABOUT = new Set(['id', 'change', 'once', 'reason', 'partial', 'expectedSize']);

/** Copies an entity with plain values. Rows have getters. */
const plain = (entity: object): unknown => JSON.parse(JSON.stringify(entity));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns the decimal fields of a type. Their values may be recorded, because they identify nobody. */
const decimalsOf = (schema: GraphQLSchema, typeName: string): ReadonlySet<string> => {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return new Set();
  const decimals = Object.values(type.getFields()).filter((field) => getNamedType(field.type).name === 'Decimal');
  return new Set(decimals.map(({ name }) => name));
};

const amountOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Creates the comparison of an entity before and after a change. It returns the fields that differ, with amounts before
 * and after. If either entity is missing, as for a new one, it returns the arguments that were set.
 */
export const createChangedFields = (schema: GraphQLSchema, type: string) => {
  const decimals = decimalsOf(schema, type);
  return (before: unknown, after: unknown, given: Arguments): readonly ChangedField[] => {
    if (!isObject(before) || !isObject(after))
      return Object.entries(given)
        .filter(([name, value]) => !ABOUT.has(name) && value !== null && value !== undefined)
        .map(([field]) => ({ field }));
    const [old, current] = [plain(before), plain(after)];
    return (isObject(current) ? Object.keys(current) : [])
      .filter((field) => !ALWAYS.has(field) && !isSame(at(old, field), at(current, field)))
      .map((field) =>
        decimals.has(field)
          ? { field, before: amountOf(at(old, field)), after: amountOf(at(current, field)) }
          : { field },
      );
  };
};
