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
import type { TellAccount } from '../../observability/audit/account-digest.ts';
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

type Parts = Readonly<Record<string, Part>>;

/** Returns what is recorded of one value; undefined for what has nothing to record. */
type Tell = (value: unknown, tellAccount: TellAccount) => Recorded | undefined;

/** Returns what of an entity, or of the arguments of a mutation, carries `@recorded`; undefined where nothing does. */
export type TellRecorded = (holder: unknown, tellAccount: TellAccount) => RecordedFields | undefined;

/** Recorded in place of a text that is no identifier. */
const NOT_TOLD = '…';

/** Finds how `@recorded` has a part recorded; undefined where it does not stand. */
export const recordedAs = (schema: GraphQLSchema, part: Part): 'value' | 'digest' | undefined => {
  const recorded = getDirective(schema, part, 'recorded')?.[0];
  if (recorded === undefined) return undefined;
  return recorded['digest'] === true ? 'digest' : 'value';
};

/** Parts of a type by name; none of a scalar. */
export const partsOf = (type: GraphQLNamedType): Parts =>
  isObjectType(type) || isInputObjectType(type) ? type.getFields() : {};

/** Arguments of a field by name. */
export const argumentsOf = (field: Field): Parts => field.args ?? {};

/** Reads a field of an entity; one that its service gave wrongly is left out, and no reason against the event. */
const valueAt = (holder: unknown, name: string): unknown => {
  try {
    return at(holder, name);
  } catch {
    return undefined;
  }
};

const tellDigest: Tell = (value, tellAccount) => (typeof value === 'string' ? tellAccount(value) : undefined);

const tellDecimal: Tell = (value) => (typeof value === 'string' ? value : undefined);

const tellValue: Tell = (value) => {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? (identifierOf(value) ?? NOT_TOLD) : undefined;
};

const eachOf =
  (tell: Tell): Tell =>
  (value, tellAccount) => {
    if (!Array.isArray(value)) return tell(value, tellAccount);
    const told = value.slice(0, IDS_IN_EVENT).flatMap((one) => tell(one, tellAccount) ?? []);
    return told.length > 0 ? told : undefined;
  };

/** Creates what records the parts of a type or of a mutation. */
export const createRecorder = (schema: GraphQLSchema, parts: Parts): TellRecorded => {
  const tellOf = (part: Part): Tell | undefined => {
    const type = getNamedType(part.type);
    if (isLeafType(type)) {
      const as = recordedAs(schema, part);
      if (as === 'digest') return tellDigest;
      return as && (type.name === 'Decimal' ? tellDecimal : tellValue);
    }
    const inner = createRecorder(schema, partsOf(type));
    return (value, tellAccount) => (isObject(value) ? inner(value, tellAccount) : undefined);
  };
  let tells: readonly (readonly [name: string, tell: Tell])[] | undefined;
  return (holder, tellAccount) => {
    // made with the first event: types hold each other
    tells ??= Object.entries(parts).flatMap(([name, part]) => {
      const tell = tellOf(part);
      return tell ? [[name, eachOf(tell)] as const] : [];
    });
    const told = tells.flatMap(([name, tell]) => {
      const value = tell(valueAt(holder, name), tellAccount);
      return value === undefined ? [] : [[name, value] as const];
    });
    return told.length > 0 ? Object.fromEntries(told) : undefined;
  };
};
