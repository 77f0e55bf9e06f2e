import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayContext } from '../context.ts';
import { costOptions } from '../modules/index.ts';
import type { WatchCache } from '../observability/gauges/cache-watch.ts';
import type { CountRequests } from './limits/request-rate.ts';
import { createCostCharge } from './limits/charge-cost.ts';
import { createCostReport } from './limits/report-cost.ts';
import { createCompiledExecution } from './execution/compiled-execution.ts';
import { createLimitsRule, documentLimits, textRule } from './limits/document-limits.ts';
import { createDocumentStore, createDocumentTexts } from './execution/document-store.ts';
import { createNullVariables } from './execution/null-variables.ts';
import { createErrorPresenter } from './execution/present-errors.ts';
import type { RegisteredDocuments } from './execution/registered-documents.ts';

export interface GraphqlServerOptions {
  readonly schema: GraphQLSchema;
  readonly registered: RegisteredDocuments;
  readonly logger: Logger;
  readonly watchCache: WatchCache;
  readonly countRequests: CountRequests;
}

/**
 * Creates Apollo Server with its optional features off: landing page, usage reports, batching and registration of
 * documents by clients. No plugin hooks into single fields, which would slow down lists.
 */
export const createGraphqlServer = ({
  schema,
  registered,
  logger,
  watchCache,
  countRequests,
}: GraphqlServerOptions): ApolloServer<GatewayContext> => {
  const errors = createErrorPresenter(logger);
  return new ApolloServer<GatewayContext>({
    schema,
    documentStore: createDocumentStore(registered, watchCache),
    parseOptions: { maxLexicalTokens: documentLimits.tokens },
    validationRules: [createLimitsRule(costOptions), textRule],
    // http/request/resolve-document.ts decides before who may send unregistered documents, including introspection
    introspection: true,
    persistedQueries: { cache: createDocumentTexts(registered) },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: errors.formatError,
    logger: {
      debug: (message) => logger.debug(message),
      info: (message) => logger.debug(message),
      warn: (message) => logger.warn(message),
      error: (message) => logger.error(message),
    },
    plugins: [
      errors.plugin,
      createNullVariables(schema),
      createCostCharge({ schema, options: costOptions, countRequests }),
      createCostReport({ schema, options: costOptions }),
      createCompiledExecution({ schema, present: errors.present }),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
};
