import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode, type GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayContext } from '../../context.ts';
import { reportedErrors } from './bound-errors.ts';
import { fieldNamesAt, type Executed } from './field-names.ts';
import { errorAdvice } from '../../errors/catalogue/error-advice.texts.ts';
import { describeError } from '../../errors/describe/describe-error.ts';
import { diagnosisOf, diagnosisOfUpstream } from '../../errors/describe/diagnosis.ts';
import { ClientLeftError, UpstreamError } from '../../errors/upstream-error.ts';
import { redactCause, redactError } from '../../redact-error.ts';
import type { RequestRecord } from '../../observability/request-record.ts';
import { isObject } from '../../unknown-value.ts';

/** Converts the errors of an operation to what clients may see. */
export type PresentErrors = (
  errors: readonly GraphQLError[],
  context: GatewayContext,
  executed: Executed,
) => readonly GraphQLFormattedError[];

/** Converts errors to what clients may see, and logs unexpected ones. */
export interface ErrorPresenter {
  /** Apollo's `plugins` entry. */
  readonly plugin: ApolloServerPlugin<GatewayContext>;
  /** Does the same for errors that did not pass through Apollo. */
  readonly present: PresentErrors;
  /** Function for Apollo's `formatError`. */
  readonly formatError: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
}

const isChange = (executed: Executed | undefined): boolean =>
  executed?.operation.operation === OperationTypeNode.MUTATION;

/** Placeholder for an error beyond the limit. It is removed before the answer is sent. */
const untold: GraphQLFormattedError = { message: '' };

/** Logs failures of services: once for each call and kind, however many rows fail. */
const createFailureLog =
  (logger: Logger) =>
  (errors: readonly GraphQLError[], { requestId, traceId }: RequestRecord): void => {
    const logged = new Set<string>();
    for (const error of errors) {
      const { originalError } = error;
      if (!(originalError instanceof UpstreamError) || originalError.cause instanceof ClientLeftError) continue;
      const { service, kind, status, code, extendedCode, cause } = originalError;
      const told = diagnosisOfUpstream(originalError);
      const name = `${service} ${kind} ${told.call ?? ''}`;
      if (logged.has(name)) continue;
      logged.add(name);
      const facts = { service, kind, status, code, extendedCode, ...told, cause: redactCause(cause) };
      logger.warn({ requestId, traceId, ...facts }, 'service failed');
    }
  };

const withoutUntold = (
  errors: readonly GraphQLFormattedError[],
  { record: { requestId } }: GatewayContext,
): readonly GraphQLFormattedError[] => {
  const reported = errors.filter((error) => error !== untold);
  const left = errors.length - reported.length;
  if (left === 0) return errors;
  const message = `Hay otros ${left.toLocaleString('es-AR')} errores como estos.`;
  const { code, cause, nextStep } = reported.at(-1)?.extensions ?? {};
  return [...reported, { message, extensions: { code, requestId, cause, nextStep } }];
};

/** Converts one error to what its client may see. An unexpected error is logged. */
const presentOne = (
  logger: Logger,
  error: GraphQLError,
  { record, viewer }: GatewayContext,
  executed: Executed | undefined,
): GraphQLFormattedError => {
  const { requestId, traceId } = record;
  const { code, message, unexpected, ...details } = describeError(error, viewer, isChange(executed));
  const names = executed && error.path ? fieldNamesAt(executed, error.path) : [];
  const diagnosis = code.startsWith('SERVICE_') ? diagnosisOf(error, record, names) : undefined;
  if (unexpected)
    logger.error(
      { requestId, traceId, path: error.path, ...diagnosis, err: redactError(unexpected) },
      'unexpected error',
    );
  if (!record.errorCodes.includes(code)) record.errorCodes.push(code);
  return {
    message,
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
    extensions: {
      code,
      requestId,
      ...details,
      ...(diagnosis && viewer.permissions.has('DEVELOPER') && { diagnosis }),
    },
  };
};

/**
 * Creates the presenter. Apollo calls `formatError` without the request, but its plugins before with it. So the plugin
 * converts the errors, and `formatError` looks them up.
 */
export const createErrorPresenter = (logger: Logger): ErrorPresenter => {
  const presented = new WeakMap<object, GraphQLFormattedError>();

  const logFailures = createFailureLog(logger);

  const presentAll = (
    errors: readonly GraphQLError[],
    context: GatewayContext,
    executed: Executed | undefined,
  ): void => {
    logFailures(errors, context.record);
    const reported = reportedErrors(errors);
    for (const error of errors)
      presented.set(error, reported.has(error) ? presentOne(logger, error, context, executed) : untold);
  };

  return {
    present: (errors, context, executed) => {
      presentAll(errors, context, executed);
      return errors.map((error) => presented.get(error) ?? untold);
    },
    plugin: {
      requestDidStart: () =>
        Promise.resolve({
          didEncounterErrors: ({ errors, contextValue, document, operation }) => {
            presentAll(errors, contextValue, document && operation && { document, operation });
            return Promise.resolve();
          },
          willSendResponse: ({ response: { body }, contextValue }) => {
            if (body.kind === 'single' && body.singleResult.errors)
              body.singleResult.errors = withoutUntold(body.singleResult.errors, contextValue);
            return Promise.resolve();
          },
        }),
    },
    formatError: (formatted, error) => {
      const known = isObject(error) ? presented.get(error) : undefined;
      return known ?? { message: formatted.message, extensions: { code: 'BAD_REQUEST', ...errorAdvice.BAD_REQUEST } };
    },
  };
};
