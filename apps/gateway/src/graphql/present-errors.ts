import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayContext } from '../context.ts';
import { describeError } from '../errors/describe-error.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { toldCause, toldError } from '../observability/told-error.ts';
import type { RequestRecord } from '../observability/request-record.ts';

/** Turns errors into what clients may see, and tells the log of those that nobody foresaw. */
export interface ErrorPresenter {
  /** Apollo's `plugins` entry. */
  readonly plugin: ApolloServerPlugin<GatewayContext>;
  /** Apollo's `formatError`. */
  readonly formatError: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
}

/**
 * Apollo formats errors without saying of which request they are, but tells its plugins of them before: what is to be
 * shown is decided there, and looked up when Apollo asks.
 */
export const createErrorPresenter = (logger: Logger): ErrorPresenter => {
  const presented = new WeakMap<object, GraphQLFormattedError>();

  /** Why services failed, once a service and kind, however many rows suffer from it. */
  const logFailures = (errors: readonly GraphQLError[], { requestId, traceId }: RequestRecord): void => {
    const failures = new Map<string, UpstreamError>();
    for (const { originalError } of errors)
      if (originalError instanceof UpstreamError)
        failures.set(`${originalError.service} ${originalError.kind}`, originalError);
    for (const { service, kind, status, code, extendedCode, cause } of failures.values())
      logger.warn(
        { requestId, traceId, service, kind, status, code, extendedCode, cause: toldCause(cause) },
        'service failed',
      );
  };

  const present = (error: GraphQLError, { record, viewer }: GatewayContext): GraphQLFormattedError => {
    const { code, message, unexpected, ...details } = describeError(error, viewer);
    if (unexpected)
      logger.error(
        { requestId: record.requestId, traceId: record.traceId, path: error.path, err: toldError(unexpected) },
        'unexpected error',
      );
    record.errorCodes.push(code);
    return {
      message,
      ...(error.locations && { locations: error.locations }),
      ...(error.path && { path: error.path }),
      extensions: { code, requestId: record.requestId, ...details },
    };
  };

  return {
    plugin: {
      requestDidStart: () =>
        Promise.resolve({
          didEncounterErrors: ({ errors, contextValue }) => {
            logFailures(errors, contextValue.record);
            for (const error of errors) presented.set(error, present(error, contextValue));
            return Promise.resolve();
          },
        }),
    },
    formatError: (formatted, error) => {
      const known = typeof error === 'object' && error !== null ? presented.get(error) : undefined;
      return known ?? { message: formatted.message, extensions: { code: 'BAD_REQUEST' } };
    },
  };
};
