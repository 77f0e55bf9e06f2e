import { typeDefs } from '@backoffice/schema/type-defs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { resolvers } from '../modules/index.ts';
import { auditSchema, demandAudit } from './audit-schema.ts';
import { guardSchema } from './guard-schema.ts';

/** The public API with its resolvers behind their permissions, and the audit trail around both. */
export const assembleSchema = (): GraphQLSchema => {
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return auditSchema(guardSchema(demandAudit(schema)));
};
