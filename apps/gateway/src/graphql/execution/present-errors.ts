import type { ApolloServerPlugin } from '@apollo/server';
import {
  OperationTypeNode,
  type GraphQLError,
  type GraphQLFormattedError,
  type OperationDefinitionNode,
} from 'graphql';
import type { Logger } from 'pino';
import type { GatewayContext } from '../../context.ts';
import { errorsToTell } from './bound-errors.ts';
import { errorAdvice } from '../../errors/catalogue/error-advice.texts.ts';
import { describeError } from '../../errors/describe/describe-error.ts';
import { diagnosisOf, diagnosisOfUpstream } from '../../errors/describe/diagnosis.ts';
import { ClientLeftError, UpstreamError } from '../../errors/upstream-error.ts';
import { redactCause, redactError } from '../../redact-error.ts';
import type { RequestRecord } from '../../observability/request-record.ts';
import { isObject } from '../../unknown-value.ts';

/** Turns errors of an operation into what clients may see. */
export type PresentErrors = (
  errors: readonly GraphQLError[],
  context: GatewayContext,
  operation: OperationDefinitionNode,
) => readonly GraphQLFormattedError[];

/** Turns errors into what clients may see, and logs those that nobody foresaw. */
export interface ErrorPresenter {
  /** Apollo's `plugins` entry. */
  readonly plugin: ApolloServerPlugin<GatewayContext>;
  /** The same for errors that Apollo never saw. */
  readonly present: PresentErrors;
  /** Apollo's `formatError`. */
  readonly formatError: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
}

const isChange = (operation: OperationDefinitionNode | undefined): boolean =>
  operation?.operation === OperationTypeNode.MUTATION;

/** In the place of errors beyond those that an answer reports. */
const untold: GraphQLFormattedError = { message: '' };

/** Logs the failures of services, once for each call and kind, however many rows suffer from it. */
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

/**
 * Apollo formats errors without saying of which request they are, but passes them to its plugins before: what is to be
 * shown is decided there, and looked up when Apollo asks.
 */
export const createErrorPresenter = (logger: Logger): ErrorPresenter => {
  const presented = new WeakMap<object, GraphQLFormattedError>();

  const logFailures = createFailureLog(logger);

  const presentOne = (
    error: GraphQLError,
    { record, viewer }: GatewayContext,
    ofChange: boolean,
  ): GraphQLFormattedError => {
    const { requestId, traceId, calls } = record;
    const { code, message, unexpected, ...details } = describeError(error, viewer, ofChange);
    const diagnosis = code.startsWith('SERVICE_') ? diagnosisOf(error, calls) : undefined;
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

  const presentAll = (errors: readonly GraphQLError[], context: GatewayContext, ofChange: boolean): void => {
    logFailures(errors, context.record);
    const reported = errorsToTell(errors);
    for (const error of errors)
      presented.set(error, reported.has(error) ? presentOne(error, context, ofChange) : untold);
  };

  return {
    present: (errors, context, operation) => {
      presentAll(errors, context, isChange(operation));
      return errors.map((error) => presented.get(error) ?? untold);
    },
    plugin: {
      requestDidStart: () =>
        Promise.resolve({
          didEncounterErrors: ({ errors, contextValue, operation }) => {
            presentAll(errors, contextValue, isChange(operation));
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
