import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { getDirective } from '@graphql-tools/utils';
import { isEnumType, getNamedType, type GraphQLArgument, type GraphQLSchema } from 'graphql';

/** Mutation that a bulk run may repeat for many records. */
export interface BulkAction {
  /** Type name of the records. */
  readonly type: string;
  /** Permissions, any one of which is enough. */
  readonly anyOf: readonly Permission[];
  /**
   * Returns whether the value of an argument may be stored: a reason, an enum, or a value that the audit trail records
   * in plain text.
   */
  readonly mayKeep: (argument: string) => boolean;
}

const permissionsBy: Readonly<Record<string, readonly Permission[]>> = operationPermissions;

/** Returns whether the audit trail records the value of an argument, not its digest. */
const isRecorded = (schema: GraphQLSchema, argument: GraphQLArgument): boolean =>
  getDirective(schema, argument, 'recorded')?.[0]?.['digest'] === false;

/** Finds a mutation that changes one record with a version; undefined for any other name. */
export const bulkAction = (schema: GraphQLSchema, name: string): BulkAction | undefined => {
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

/** Returns the names of the bulk mutations that the person may make. */
export const permittedBulkActions = (
  schema: GraphQLSchema,
  can: (...anyOf: Permission[]) => boolean,
): readonly string[] =>
  Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => {
    const action = bulkAction(schema, name);
    return action !== undefined && can(...action.anyOf);
  });
