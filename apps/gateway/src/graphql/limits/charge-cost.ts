import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Cost, CostOptions } from '../../api/operation-cost.ts';
import type { GatewayContext } from '../../context.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { CountRequests } from './request-rate.ts';
import { createMeasure } from './measure-document.ts';
import { LARGEST_COST } from './operation-cost.ts';

/** Cost that counts as a single request; a page of 25 payments with the names of their collectors. */
const ONE_REQUEST: Cost = { calls: 26, values: 7_500 };

/** As how many requests of a person an operation counts. */
const requestsOf = ({ calls, values }: Cost): number =>
  Math.max(1, Math.ceil(calls / ONE_REQUEST.calls), Math.ceil(values / ONE_REQUEST.values));

/** Schema, options and counter by which operations are charged. */
export interface CostChargeOptions {
  readonly schema: GraphQLSchema;
  readonly options: CostOptions;
  readonly countRequests: CountRequests;
}

/** Weights of an operation's cost. */
interface Scales {
  /** As how many requests it counts at most. */
  readonly most: number;
  /** Variables on which it depends, by name. */
  readonly sizes: readonly string[];
  /** As how many it counts, by the values of those variables. */
  readonly weights: LRUCache<string, number>;
}

/** Values of the variables of one operation, of which the weights are kept: a list has four sizes of a page. */
const WEIGHTS_KEPT = 20;

/** Variables that say how many rows there will be. */
const sizesIn = (document: DocumentNode, { sizes }: CostOptions): readonly string[] => {
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
 * Counts an operation as several requests of its person when it needs as much: what one screen shows counts once, a
 * selection of a thousand rows some forty times. A change is counted once: it is refused before, or not at all.
 */
export const createCostCharge = ({
  schema,
  options,
  countRequests,
}: CostChargeOptions): ApolloServerPlugin<GatewayContext> => {
  const known = new WeakMap<OperationDefinitionNode, Scales>();

  const weigh = (document: DocumentNode, operation: OperationDefinitionNode, variables?: object) =>
    requestsOf(createMeasure(document, schema, variables ? { ...options, variables } : options)(operation));

  const scalesOf = (document: DocumentNode, operation: OperationDefinitionNode): Scales => {
    const found = known.get(operation);
    if (found) return found;
    const scales: Scales = {
      most: weigh(document, operation),
      sizes: sizesIn(document, options),
      weights: new LRUCache({ max: WEIGHTS_KEPT }),
    };
    known.set(operation, scales);
    return scales;
  };

  /** An estimate takes a tenth of what a list of a hundred does. */
  const requestsFor = (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ): number => {
    const { most, sizes, weights } = scalesOf(document, operation);
    if (most === 1) return 1;
    const key = keyOf(sizes, variables);
    const weight = weights.get(key) ?? weigh(document, operation, variables);
    weights.set(key, weight);
    return weight;
  };

  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: async ({ document, operation, request, contextValue: { record, viewer } }) => {
          if (operation?.operation !== OperationTypeNode.QUERY) return;
          record.isQuery = true;
          const more = requestsFor(document, operation, request.variables ?? {}) - 1;
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

/** Reports the cost of an operation to a client that asks for it, refused ones included; nobody else pays for it. */
export const createCostReport = ({
  schema,
  options,
}: Omit<CostChargeOptions, 'countRequests'>): ApolloServerPlugin<GatewayContext> => {
  const report: GraphQLRequestListener<GatewayContext> = {
    willSendResponse: ({ document, request: { operationName, variables }, contextValue: { record } }) => {
      const operation = document && getOperationAST(document, operationName);
      if (operation) {
        const { calls, values } = createMeasure(document, schema, options)(operation);
        const needed = createMeasure(document, schema, { ...options, variables })(operation);
        record.cost = { calls, values, limit: LARGEST_COST, requests: requestsOf(needed) };
      }
      return Promise.resolve();
    },
  };
  return {
    requestDidStart: ({ contextValue: { record } }) => Promise.resolve(record.costRequested ? report : undefined),
  };
};
