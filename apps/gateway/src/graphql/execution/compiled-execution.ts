import type { ApolloServerPlugin } from '@apollo/server';
import {
  getNamedType,
  getVariableValues,
  isInputObjectType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from '../../context.ts';
import { mergesConditions } from './merged-conditions.ts';
import type { PresentErrors } from './present-errors.ts';

/** Compiled operation as a function. */
type Run = (root: undefined, context: GatewayContext, variables: object) => ExecutionResult | Promise<ExecutionResult>;

/** Compiled operation, and how its variables are checked. */
interface Runnable {
  readonly run: Run;
  /** True when graphql-js must check the variables first. The compiled form does not support `@oneOf`. */
  readonly takesObjects: boolean;
}

export interface CompiledExecutionOptions {
  readonly schema: GraphQLSchema;
  /** Converts errors to what clients may see. */
  readonly present: PresentErrors;
}

/** Compiles an operation. Returns null when that is not possible; graphql-js executes it then. */
export const compileOperation = (schema: GraphQLSchema, document: DocumentNode, operationName: string): Run | null => {
  const compiled = compileQuery(schema, document, operationName, {
    disablingCapturingStackErrors: true,
  });
  return isCompiledQuery(compiled) ? compiled.query : null;
};

const takesObjects = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(({ type: given }) => {
    const type = typeFromAST(schema, given);
    return type !== undefined && isInputObjectType(getNamedType(type));
  });

/**
 * Checks that no input type contains itself: the compiler would not end.
 * @throws Error with the name of the type
 */
const refuseRecursiveInputs = (schema: GraphQLSchema): void => {
  const visit = (type: GraphQLInputObjectType, around: readonly GraphQLInputObjectType[]): void => {
    if (around.includes(type)) throw new Error(`The input type ${type.name} is within itself: it cannot be compiled.`);
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      if (isInputObjectType(inner)) visit(inner, [...around, type]);
    }
  };
  for (const type of Object.values(schema.getTypeMap())) if (isInputObjectType(type)) visit(type, []);
};

/** Returns the name of the only operation in a document, or an empty string. Undefined when there are several. */
const nameOfOnly = ({ definitions }: DocumentNode): string | undefined => {
  const [operation, ...others] = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return others.length > 0 ? undefined : (operation?.name?.value ?? '');
};

/**
 * Runs a document as compiled JavaScript from its second request on. Compiling does not pay for a document that is sent
 * once. graphql-js executes what the compiled form does not support: invalid variables, and documents with several
 * operations. It also executes documents for which the compiled answer would differ (merged-conditions.ts). Compiled
 * operations are cached for as long as their document.
 */
export const createCompiledExecution = ({
  schema,
  present,
}: CompiledExecutionOptions): ApolloServerPlugin<GatewayContext> => {
  refuseRecursiveInputs(schema);
  const known = new WeakMap<DocumentNode, Runnable | null | 'seen'>();

  const runnableOf = (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    requested: string | undefined,
  ): Runnable | null => {
    const name = nameOfOnly(document);
    if (name === undefined || (requested !== undefined && requested !== name)) return null;
    const found = known.get(document);
    if (found === undefined) known.set(document, 'seen');
    if (found === undefined || found === null) return null;
    if (found !== 'seen') return found;
    const run = mergesConditions(document, operation) ? null : compileOperation(schema, document, name);
    const runnable = run && { run, takesObjects: takesObjects(schema, operation) };
    known.set(document, runnable);
    return runnable;
  };

  const areAcceptable = ({ variableDefinitions = [] }: OperationDefinitionNode, variables: Record<string, unknown>) =>
    getVariableValues(schema, variableDefinitions, variables).errors === undefined;

  return {
    requestDidStart: () =>
      Promise.resolve({
        responseForOperation: async ({ document, operation, request, contextValue, response }) => {
          const { operationName, variables = {} } = request;
          const runnable = runnableOf(document, operation, operationName);
          if (!runnable || (runnable.takesObjects && !areAcceptable(operation, variables))) return null;
          const result = await runnable.run(undefined, contextValue, variables);
          // without data no resolver has run
          if (result.data === undefined) return null;
          const { data, errors } = result;
          const singleResult = errors
            ? { data, errors: present(errors, contextValue, { document, operation }) }
            : { data };
          return { http: response.http, body: { kind: 'single', singleResult } };
        },
      }),
  };
};
