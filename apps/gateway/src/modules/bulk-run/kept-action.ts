import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { getDirective } from '@graphql-tools/utils';
import { isEnumType, getNamedType, type GraphQLArgument, type GraphQLSchema } from 'graphql';

/** A mutation that may be made of many records. */
export interface KeptAction {
  /** Type of the records. */
  readonly type: string;
  /** Permissions of which any one allows it. */
  readonly anyOf: readonly Permission[];
  /**
   * Returns whether an argument may be kept: what the audit trail records, too, and never what names or pays for a
   * person.
   */
  readonly mayKeep: (argument: string) => boolean;
}

const permissionsBy: Readonly<Record<string, readonly Permission[]>> = operationPermissions;

/** Returns whether the audit trail records the value itself, not a digest of it. */
const isRecorded = (schema: GraphQLSchema, argument: GraphQLArgument): boolean =>
  getDirective(schema, argument, 'recorded')?.[0]?.['digest'] === false;

/** Finds a mutation that changes one record with a version; undefined for every other name. */
export const keptAction = (schema: GraphQLSchema, name: string): KeptAction | undefined => {
  const mutation = schema.getMutationType()?.getFields()[name];
  const given = mutation?.args ?? [];
  const takes = (argument: string): boolean => given.some((one) => one.name === argument);
  const anyOf = permissionsBy[`Mutation.${name}`];
  const type: unknown = mutation && getDirective(schema, mutation, 'audited')?.[0]?.['type'];
  if (anyOf === undefined || typeof type !== 'string' || !takes('id') || !takes('change')) return undefined;
  return {
    type,
    anyOf,
    mayKeep: (argument) =>
      given.some(
        (one) =>
          one.name === argument &&
          (argument === 'reason' || isEnumType(getNamedType(one.type)) || isRecorded(schema, one)),
      ),
  };
};

/** Names of the mutations that may be made of many records and that the person may ask for. */
export const permittedActions = (schema: GraphQLSchema, can: (...anyOf: Permission[]) => boolean): readonly string[] =>
  Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => {
    const action = keptAction(schema, name);
    return action !== undefined && can(...action.anyOf);
  });
