import { typeDefs } from '@backoffice/schema/type-defs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse, type GraphQLSchema } from 'graphql';
import { isComputed, resolvers } from '../../modules/index.ts';
import { auditSchema } from '../audit/audit-schema.ts';
import { guardSchema } from './guard-schema.ts';
import { scalars } from './scalars.ts';

/** The public API with its resolvers behind their permissions, and the audit trail around both. */
export const assembleSchema = (): GraphQLSchema =>
  auditSchema(
    guardSchema(
      makeExecutableSchema({
        // a megabyte of places in the text is of no use to anybody afterwards
        typeDefs: parse(typeDefs, { noLocation: true }),
        resolvers: [scalars, ...resolvers],
        resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
      }),
      isComputed,
    ),
  );
