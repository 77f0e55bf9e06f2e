import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CostOptions } from '../../api/operation-cost.ts';
import type { GatewayContext } from '../../context.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { CountRequests } from './request-rate.ts';
import { createMeasure } from './measure-document.ts';
import { requestsOf } from './requests-of-cost.ts';

/** Schema, options and counter by which operations are charged. */
export interface CostChargeOptions {
  readonly schema: GraphQLSchema;
  readonly options: CostOptions;
  readonly countRequests: CountRequests;
}

/** Weights of one operation: the number of requests as which it counts. */
interface OperationWeights {
  /** Weight with the largest page. */
  readonly largest: number;
  /** Names of the variables that set the size of a page. */
  readonly sizeVariables: readonly string[];
  /** Weights that were computed, by the values of those variables. */
  readonly cache: LRUCache<string, number>;
}

/** Maximum number of cached weights of one operation. A list of the application has five page sizes. */
const CACHED_WEIGHTS = 20;

/** Finds the variables of a document that set the size of a page. */
const sizeVariablesIn = (document: DocumentNode, { sizes }: CostOptions): readonly string[] => {
  const names = new Set<string>();
  visit(document, {
    Argument: ({ name, value }) => {
      if (value.kind === Kind.VARIABLE && Object.hasOwn(sizes, name.value)) names.add(value.name.value);
    },
  });
  return [...names];
};

const keyOf = (names: readonly string[], variables: Readonly<Record<string, unknown>>): string =>
  names.map((name) => (typeof variables[name] === 'number' ? variables[name] : '-')).join();

/**
 * Charges a large query to its person as several requests. A mutation counts once.
 */
export const createCostCharge = ({
  schema,
  options,
  countRequests,
}: CostChargeOptions): ApolloServerPlugin<GatewayContext> => {
  const weightsByOperation = new WeakMap<OperationDefinitionNode, OperationWeights>();

  const weigh = (document: DocumentNode, operation: OperationDefinitionNode, variables?: object) =>
    requestsOf(createMeasure(document, schema, variables ? { ...options, variables } : options)(operation));

  const weightsOf = (document: DocumentNode, operation: OperationDefinitionNode): OperationWeights => {
    const found = weightsByOperation.get(operation);
    if (found) return found;
    const weights: OperationWeights = {
      largest: weigh(document, operation),
      sizeVariables: sizeVariablesIn(document, options),
      cache: new LRUCache({ max: CACHED_WEIGHTS }),
    };
    weightsByOperation.set(operation, weights);
    return weights;
  };

  /** Returns the weight of a request. It is cached, because an estimate takes time. */
  const weightOf = (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ): number => {
    const { largest, sizeVariables, cache } = weightsOf(document, operation);
    if (largest === 1) return 1;
    const key = keyOf(sizeVariables, variables);
    const weight = cache.get(key) ?? weigh(document, operation, variables);
    cache.set(key, weight);
    return weight;
  };

  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: async ({ document, operation, request, contextValue: { record, viewer } }) => {
          if (operation?.operation !== OperationTypeNode.QUERY) return;
          record.isQuery = true;
          const more = weightOf(document, operation, request.variables ?? {}) - 1; // the rate limit has counted one already
          if (more === 0) return;
          const counted = countRequests(viewer.id, more);
          record.remaining = counted instanceof Promise ? await counted : counted;
          if (record.remaining === undefined || record.remaining >= 0) return;
          const originalError = new GatewayError('TOO_MANY_REQUESTS');
          throw new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 429 } } });
        },
      }),
  };
};
