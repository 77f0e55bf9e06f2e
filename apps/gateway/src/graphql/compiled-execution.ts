import type { ApolloServerPlugin } from '@apollo/server';
import {
  getVariableValues,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from '../context.ts';
import type { PresentErrors } from './present-errors.ts';

/** A document as a function; null for one that does not compile. */
type Run = (root: undefined, context: GatewayContext, variables: object) => ExecutionResult | Promise<ExecutionResult>;

/** What compiled execution is made of. */
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

/** Name of a document's operation, empty where it has none; undefined when there are several. */
const nameOfOnly = ({ definitions }: DocumentNode): string | undefined => {
  const [operation, ...others] = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return others.length > 0 ? undefined : (operation?.name?.value ?? '');
};

/**
 * Runs a document as compiled JavaScript from the second time on that it is asked for: what a developer types once is not
 * worth compiling. Whatever the compiled form will not take (wrong variables, several operations in a document) goes to
 * graphql-js, which words the refusal. What is compiled is kept with its document, for as long as that is.
 */
export const createCompiledExecution = ({
  schema,
  present,
}: CompiledExecutionOptions): ApolloServerPlugin<GatewayContext> => {
  const known = new WeakMap<DocumentNode, Run | null | 'seen'>();

  const runOf = (document: DocumentNode, asked: string | undefined): Run | null => {
    const name = nameOfOnly(document);
    if (name === undefined || (asked !== undefined && asked !== name)) return null;
    const found = known.get(document);
    if (found === undefined) known.set(document, 'seen');
    if (found === undefined || found === null) return null;
    if (found !== 'seen') return found;
    const run = compileOperation(schema, document, name);
    known.set(document, run);
    return run;
  };

  /** The compiled form knows no `@oneOf`. */
  const areAcceptable = ({ variableDefinitions = [] }: OperationDefinitionNode, variables: Record<string, unknown>) =>
    variableDefinitions.length === 0 || getVariableValues(schema, variableDefinitions, variables).errors === undefined;

  return {
    requestDidStart: () =>
      Promise.resolve({
        responseForOperation: async ({ document, operation, request, contextValue, response }) => {
          const run = runOf(document, request.operationName);
          if (!run || !areAcceptable(operation, request.variables ?? {})) return null;
          const result = await run(undefined, contextValue, request.variables ?? {});
          // without data nothing has run
          if (result.data === undefined) return null;
          const { data, errors } = result;
          const singleResult = errors ? { data, errors: present(errors, contextValue, operation) } : { data };
          return { http: response.http, body: { kind: 'single', singleResult } };
        },
      }),
  };
};
