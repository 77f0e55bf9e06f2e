import { getDirective } from '@graphql-tools/utils';
import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import type { DigestAccount } from '../../observability/audit/account-digest.ts';
import {
  identifierOf,
  IDS_IN_EVENT,
  type Recorded,
  type RecordedFields,
} from '../../observability/audit/audit-event.ts';
import { at, isObject } from '../../unknown-value.ts';
import type { Field } from './audited-field.ts';

/** A field of an object or input, or an argument. */
type Part = Parameters<typeof getDirective>[1] & { readonly type: GraphQLType };

export type Parts = Readonly<Record<string, Part>>;

/** Returns the recorded form of a value; undefined when there is nothing to record. */
type ToRecorded = (value: unknown, digestAccount: DigestAccount) => Recorded | undefined;

/** Returns the values with `@recorded` of an entity or of arguments; undefined when there are none. */
export type ReadRecorded = (holder: unknown, digestAccount: DigestAccount) => RecordedFields | undefined;

/** Placeholder for text that is not an identifier. */
const REDACTED = '…';

/** Returns the form in which `@recorded` records a field or argument; undefined without the directive. */
export const recordedAs = (schema: GraphQLSchema, part: Part): 'value' | 'digest' | undefined => {
  const recorded = getDirective(schema, part, 'recorded')?.[0];
  if (recorded === undefined) return undefined;
  return recorded['digest'] === true ? 'digest' : 'value';
};

/** Returns the fields of an object or input type by name; empty for a scalar. */
export const partsOf = (type: GraphQLNamedType): Parts =>
  isObjectType(type) || isInputObjectType(type) ? type.getFields() : {};

/** Returns the arguments of a field by name. */
export const argumentsOf = (field: Field): Parts => field.args ?? {};

/** Reads a field of an entity. A field that breaks the contract is skipped, so that the event is still recorded. */
const valueAt = (holder: unknown, name: string): unknown => {
  try {
    return at(holder, name);
  } catch {
    return undefined;
  }
};

const recordDigest: ToRecorded = (value, digestAccount) =>
  typeof value === 'string' ? digestAccount(value) : undefined;

const recordDecimal: ToRecorded = (value) => (typeof value === 'string' ? value : undefined);

const recordValue: ToRecorded = (value) => {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? (identifierOf(value) ?? REDACTED) : undefined;
};

const eachOf =
  (toRecorded: ToRecorded): ToRecorded =>
  (value, digestAccount) => {
    if (!Array.isArray(value)) return toRecorded(value, digestAccount);
    const recorded = value.slice(0, IDS_IN_EVENT).flatMap((one) => toRecorded(one, digestAccount) ?? []);
    return recorded.length > 0 ? recorded : undefined;
  };

/** Creates the recorder for the fields of a type, or for the arguments of a mutation. */
export const createRecorder = (schema: GraphQLSchema, parts: Parts): ReadRecorded => {
  const recorderOf = (part: Part): ToRecorded | undefined => {
    const type = getNamedType(part.type);
    if (isLeafType(type)) {
      const as = recordedAs(schema, part);
      if (as === 'digest') return recordDigest;
      return as && (type.name === 'Decimal' ? recordDecimal : recordValue);
    }
    const inner = createRecorder(schema, partsOf(type));
    return (value, digestAccount) => (isObject(value) ? inner(value, digestAccount) : undefined);
  };
  let recorders: readonly (readonly [name: string, toRecorded: ToRecorded])[] | undefined;
  return (holder, digestAccount) => {
    // created with the first event, because types can refer to each other
    recorders ??= Object.entries(parts).flatMap(([name, part]) => {
      const toRecorded = recorderOf(part);
      return toRecorded ? [[name, eachOf(toRecorded)] as const] : [];
    });
    const recorded = recorders.flatMap(([name, toRecorded]) => {
      const value = toRecorded(valueAt(holder, name), digestAccount);
      return value === undefined ? [] : [[name, value] as const];
    });
    return recorded.length > 0 ? Object.fromEntries(recorded) : undefined;
  };
};
