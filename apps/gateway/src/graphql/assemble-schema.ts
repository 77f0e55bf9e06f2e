import { typeDefs } from '@backoffice/schema/type-defs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import {
  buildASTSchema,
  defaultFieldResolver,
  GraphQLScalarType,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { isComputed, resolvers } from '../modules/index.ts';
import { auditSchema, demandAudit } from './audit-schema.ts';
import { guardSchema } from './guard-schema.ts';
import { scalars } from './scalars.ts';

/** Gives a resolver to the fields that may fail while they are read: without one, compiled execution would fall with them. */
const protectComputed = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, type) =>
      field.resolve || !isComputed(type, name) ? field : { ...field, resolve: defaultFieldResolver },
  });

/** Gives scalars the description and the specification of the SDL: their resolvers have replaced both. */
const describeScalars = (schema: GraphQLSchema, sdl: DocumentNode): GraphQLSchema => {
  const described = buildASTSchema(sdl);
  return mapSchema(schema, {
    [MapperKind.SCALAR_TYPE]: (type) => {
      const scalar = described.getType(type.name);
      if (!isScalarType(scalar) || isSpecifiedScalarType(scalar)) return type;
      const { description, specifiedByURL } = scalar;
      return new GraphQLScalarType({ ...type.toConfig(), description, specifiedByURL });
    },
  });
};

/** The public API with its resolvers behind their permissions, and the audit trail around both. */
export const assembleSchema = (): GraphQLSchema => {
  // a megabyte of places in the text is of no use to anybody afterwards
  const sdl = parse(typeDefs, { noLocation: true });
  const schema = makeExecutableSchema({
    typeDefs: sdl,
    resolvers: [scalars, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return auditSchema(guardSchema(demandAudit(protectComputed(describeScalars(schema, sdl)))));
};
