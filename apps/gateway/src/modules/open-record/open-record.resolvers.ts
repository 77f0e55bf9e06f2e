import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { isLongerThan } from '@backoffice/validators';
import { getNamedType, type GraphQLSchema } from 'graphql';
import { orRefusal } from '../../changes/change-error.ts';
import { forbidden, inputError } from '../../errors/gateway-error.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { noSuchType, tooLong } from './open-record.texts.ts';

/** Characters of an identifier. */
const LONGEST_ID = 60;

const permissionsBy: Readonly<Record<string, readonly Permission[]>> = operationPermissions;

/** Permissions of which any one lets a person see records of a type; undefined for a type that no query finds. */
const permissionsOf = (schema: GraphQLSchema, type: string): readonly Permission[] | undefined => {
  const query = Object.values(schema.getQueryType()?.getFields() ?? {}).find(
    (field) => getNamedType(field.type).name === type && field.args.some(({ name }) => name === 'id'),
  );
  return query && permissionsBy[`Query.${query.name}`];
};

/** Reports who else has a record open. */
export const openRecordResolvers: Resolvers = {
  Mutation: {
    tellOpenRecord: async (_root, { type, id, isOpen }, { tellOpen, viewer, can }, { schema }) => {
      const told = async (): Promise<string[]> => {
        const anyOf = permissionsOf(schema, type);
        if (anyOf === undefined) throw inputError('type', noSuchType);
        if (!can(...anyOf)) throw forbidden(anyOf);
        if (isLongerThan(id, LONGEST_ID)) throw inputError('id', tooLong, 'TOO_LONG');
        return tellOpen({ type, id, personId: viewer.id, name: viewer.name || viewer.username, isOpen });
      };
      const { answer, error } = await orRefusal(told());
      return { others: answer ?? [], error };
    },
  },
};
