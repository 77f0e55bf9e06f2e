import type { ApolloServerPlugin } from '@apollo/server';
import {
  getNamedType,
  GraphQLError,
  isInputObjectType,
  isNonNullType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { GatewayContext } from '../../context.ts';

/**
 * Returns the variables whose position does not accept null, although their own type may. The values are the types of
 * the positions.
 */
const neverNull = (document: DocumentNode, schema: GraphQLSchema): ReadonlyMap<string, string> => {
  const types = new Map<string, string>();
  const typeInfo = new TypeInfo(schema);
  const visitor = {
    VariableDefinition: () => false,
    Variable: ({ name }: { readonly name: { readonly value: string } }) => {
      const parent = getNamedType(typeInfo.getParentInputType());
      const isOnly = isInputObjectType(parent) && parent.isOneOf;
      const type = typeInfo.getInputType();
      if (isOnly || isNonNullType(type)) types.set(name.value, String(type));
    },
  };
  visit(document, visitWithTypeInfo(typeInfo, visitor));
  return types;
};

/**
 * Refuses null for a nullable variable in a position that does not accept null. Such a position is an argument with a
 * default value, or the only field of a `@oneOf` input. graphql-js would find both errors only when the field is
 * executed, as if the gateway had failed.
 */
export const createNullVariables = (schema: GraphQLSchema): ApolloServerPlugin<GatewayContext> => {
  const known = new WeakMap<DocumentNode, ReadonlyMap<string, string>>();
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ document, request: { variables = {} } }) => {
          const types = known.get(document) ?? neverNull(document, schema);
          known.set(document, types);
          for (const [name, type] of types) {
            if (variables[name] !== null) continue;
            const message = `Variable "$${name}" got invalid value null; Expected non-nullable type "${type}" not to be null.`;
            throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
          }
          return Promise.resolve();
        },
      }),
  };
};
