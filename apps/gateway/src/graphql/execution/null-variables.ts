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

/** A document's variables that stand where null may not, whatever their own types say, with the types of the places. */
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
 * Refuses null for a variable of a nullable type where the argument has a default value, and so may be left out but not
 * be null; the same for the only field of an input. The specification has both found where the field is resolved, as if
 * the gateway had failed.
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
