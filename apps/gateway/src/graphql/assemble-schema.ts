import { typeDefs } from '@backoffice/schema/type-defs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { defaultFieldResolver, parse, type GraphQLSchema } from 'graphql';
import { isComputed, resolvers } from '../modules/index.ts';
import { auditSchema, demandAudit } from './audit-schema.ts';
import { guardSchema } from './guard-schema.ts';

/** Gives a resolver to the fields that may fail while they are read: without one, compiled execution would fall with them. */
const protectComputed = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, type) =>
      field.resolve || !isComputed(type, name) ? field : { ...field, resolve: defaultFieldResolver },
  });

/** The public API with its resolvers behind their permissions, and the audit trail around both. */
export const assembleSchema = (): GraphQLSchema => {
  const schema = makeExecutableSchema({
    // a megabyte of places in the text is of no use to anybody afterwards
    typeDefs: parse(typeDefs, { noLocation: true }),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return auditSchema(guardSchema(demandAudit(protectComputed(schema))));
};
