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

/** A document as a function; null for one that does not compile. */
type Run = (root: undefined, context: GatewayContext, variables: object) => ExecutionResult | Promise<ExecutionResult>;

/** A document that can be run. */
interface Runnable {
  readonly run: Run;
  /** Shows if its variables must be checked before: the compiled form knows no `@oneOf`. */
  readonly takesObjects: boolean;
}

export interface CompiledExecutionOptions {
  readonly schema: GraphQLSchema;
  /** Turns errors into what clients may see. */
  readonly present: PresentErrors;
}

/** Compiles an operation; null when it cannot be, and graphql-js has to read it each time. */
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

/** @throws for an input type within itself, whose check the compiler would never finish writing. */
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

/** Name of a document's operation, empty where it has none; undefined when there are several. */
const nameOfOnly = ({ definitions }: DocumentNode): string | undefined => {
  const [operation, ...others] = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return others.length > 0 ? undefined : (operation?.name?.value ?? '');
};

/**
 * Runs a document as compiled JavaScript from the second request for it on: what a developer types once is not worth
 * compiling. Whatever the compiled form will not take (wrong variables, several operations in a document) goes to
 * graphql-js, which words the refusal; so does what would be answered otherwise (merged-conditions.ts). What is
 * compiled is kept with its document, for as long as that is.
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
          // without data nothing has run
          if (result.data === undefined) return null;
          const { data, errors } = result;
          const singleResult = errors ? { data, errors: present(errors, contextValue, operation) } : { data };
          return { http: response.http, body: { kind: 'single', singleResult } };
        },
      }),
  };
};
