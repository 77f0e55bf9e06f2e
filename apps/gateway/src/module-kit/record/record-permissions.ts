import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { isLongerThan } from '@backoffice/validators';
import { getNamedType, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { forbidden, inputError } from '../../errors/gateway-error.ts';
import { noSuchType, tooLong } from './record.texts.ts';

/** A record of any type. */
export interface NamedRecord {
  /** As in the schema. */
  readonly type: string;
  readonly id: string;
}

/** Maximum characters of an identifier. */
const LONGEST_ID = 60;

const permissionsBy: Readonly<Record<string, readonly Permission[]>> = operationPermissions;

/** Permissions of which any one lets a person read records of a type; undefined when no query finds the type by id. */
const permissionsOf = (schema: GraphQLSchema, type: string): readonly Permission[] | undefined => {
  const query = Object.values(schema.getQueryType()?.getFields() ?? {}).find(
    (field) => getNamedType(field.type).name === type && field.args.some(({ name }) => name === 'id'),
  );
  return query && permissionsBy[`Query.${query.name}`];
};

/**
 * Checks that a person may read records of a type, and that the identifiers are not too long.
 * @param path prefix of the argument's path in the error, for example `target.`; empty at the root
 * @param idArgument name of the argument with the identifiers, for the error
 * @throws GatewayError
 */
export const demandSeen = (
  { type, ids }: { readonly type: string; readonly ids: readonly string[] },
  {
    schema,
    can,
    path = '',
    idArgument = 'id',
  }: {
    readonly schema: GraphQLSchema;
    readonly can: GatewayContext['can'];
    readonly path?: string;
    readonly idArgument?: string;
  },
): void => {
  const anyOf = permissionsOf(schema, type);
  if (anyOf === undefined) throw inputError(`${path}type`, noSuchType);
  if (!can(...anyOf)) throw forbidden(anyOf);
  if (ids.some((id) => isLongerThan(id, LONGEST_ID))) throw inputError(path + idArgument, tooLong, 'TOO_LONG');
};

/** Returns whether a person may read records of a type; false for a type that no query finds by id. */
export const mayRead = (schema: GraphQLSchema, type: string, can: GatewayContext['can']): boolean =>
  can(...(permissionsOf(schema, type) ?? []));
