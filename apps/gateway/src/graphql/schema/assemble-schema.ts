import { typeDefs } from '@backoffice/schema/type-defs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse, type GraphQLSchema } from 'graphql';
import { isComputed, resolvers } from '../../modules/index.ts';
import { auditSchema } from '../audit/audit-schema.ts';
import { guardSchema } from './guard-schema.ts';
import { scalars } from './scalars.ts';

/**
 * Creates the schema of the public API. The permission checks wrap the resolvers, and the audit wraps both: it records
 * refusals, too.
 */
export const assembleSchema = (): GraphQLSchema =>
  auditSchema(
    guardSchema(
      makeExecutableSchema({
        // the locations of the nodes would take memory, and are not used after parsing
        typeDefs: parse(typeDefs, { noLocation: true }),
        resolvers: [scalars, ...resolvers],
        resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
      }),
      isComputed,
    ),
  );
