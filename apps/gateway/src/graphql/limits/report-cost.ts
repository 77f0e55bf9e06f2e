import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { getOperationAST } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import type { CostChargeOptions } from './charge-cost.ts';
import { createMeasure } from './measure-document.ts';
import { LARGEST_COST } from './operation-cost.ts';
import { requestsOf } from './requests-of-cost.ts';

/** Reports the cost of an operation, also of a refused one, to a client that asks for it. */
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
