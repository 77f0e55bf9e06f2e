import { typeDefs } from '@backoffice/schema/type-defs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { resolvers } from '../modules/index.ts';
import { guardSchema } from './guard-schema.ts';

/** The public API with its resolvers behind their permissions. */
export const assembleSchema = (): GraphQLSchema =>
  guardSchema(
    makeExecutableSchema({
      typeDefs,
      resolvers,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );
