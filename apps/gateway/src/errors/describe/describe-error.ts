import { firstCharacters, isLongerThan } from '@backoffice/validators';
import type { GraphQLError } from 'graphql';
import type { Viewer } from '../../auth/viewer.ts';
import { MemoryLostError } from '../../shared-memory/shared-memory.ts';
import { describeUpstream, LOOK_FIRST } from './describe-upstream.ts';
import { developerAdvice, errorAdvice, unknownOutcomeStep } from '../catalogue/error-advice.texts.ts';
import { errorCodes, type ErrorCode } from '../catalogue/error-codes.ts';
import type { ErrorDescription } from '../catalogue/explanation.ts';
import { GatewayError } from '../gateway-error.ts';
import { isOutcomeUnknown, UpstreamError } from '../upstream-error.ts';
import { withoutValues } from './value-problem.ts';

const describe = (code: ErrorCode, message: string = errorCodes[code]): ErrorDescription => ({
  code,
  message,
  ...errorAdvice[code],
});

/**
 * Messages of graphql-js for a value that does not fit its field. Mappers are typed by the contracts. So the likely
 * cause is a service that breaks its contract.
 */
const UNFIT_VALUE =
  /^(Cannot return null for non-nullable field|Expected Iterable, but did not find one|Enum "\w+" cannot represent|(ID|Int|Float|String|Boolean) cannot represent|\w+ must be text here)/;

/** Message for too many tokens. graphql-js has no error class for it, and misspells "than" as `that`. */
const TOO_MANY_TOKENS = /Document contains more tha[nt] \d+ tokens/;
/** Errors of the request itself, by the code that Apollo sets. Their English messages are for developers. */
const requestCodes: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
};

/** Maximum characters of a message. It quotes names of the document, which may be very long. */
const LONGEST_MESSAGE = 300;

const shortened = (text: string): string =>
  isLongerThan(text, LONGEST_MESSAGE) ? `${firstCharacters(text, LONGEST_MESSAGE)}…` : text;

const describeRequestError = (error: GraphQLError, viewer: Viewer): ErrorDescription | undefined => {
  // an error with a path comes from the execution, so it is not an error of the request
  if (error.path !== undefined) return undefined;
  const given = error.extensions['code'];
  const code = typeof given === 'string' ? requestCodes[given] : error.originalError ? undefined : 'BAD_REQUEST';
  if (code === undefined) return undefined;
  if (TOO_MANY_TOKENS.test(error.message)) return describe('LIMIT_EXCEEDED');
  const { message, field } = withoutValues(error.message);
  const suggests = viewer.permissions.has('DEVELOPER');
  const shown = shortened(suggests ? message : message.replace(/ ?Did you mean.*$/s, ''));
  const advice = suggests ? developerAdvice[code] : undefined;
  return { ...describe(code, shown), ...advice, ...(field && { fields: [{ ...field, message: shown }] }) };
};

/** Describes an unexpected error. If it is one of a mutation, the change may have been made. */
const describeUnexpected = (error: GraphQLError, isChange: boolean): ErrorDescription => {
  const unexpected = error.originalError ?? error;
  const isUnfit = error.path !== undefined && UNFIT_VALUE.test(error.message);
  const code = isUnfit ? 'SERVICE_BAD_ANSWER' : 'INTERNAL';
  if (!isChange) return { ...describe(code), unexpected };
  return {
    ...describe(code, `${errorCodes[code].replace(/\.$/, '')}. ${LOOK_FIRST}`),
    nextStep: unknownOutcomeStep,
    outcomeUnknown: true,
    unexpected,
  };
};

const describeKind = (error: GraphQLError, viewer: Viewer, isChange: boolean): ErrorDescription => {
  const original = error.originalError;
  if (original instanceof GatewayError) return { ...describe(original.code, original.message), ...original.details };
  if (original instanceof UpstreamError) return describeUpstream(original);
  if (original instanceof MemoryLostError) return describe('SERVICE_UNAVAILABLE');
  return describeRequestError(error, viewer) ?? describeUnexpected(error, isChange);
};

/**
 * Describes a known error by its class, and any other as `INTERNAL` or `SERVICE_BAD_ANSWER`. An error that is marked
 * with an unknown outcome (`outcomeUnknown`) is described so.
 * @param isChange true for an error of a mutation
 */
export const describeError = (error: GraphQLError, viewer: Viewer, isChange = false): ErrorDescription => {
  const described = describeKind(error, viewer, isChange);
  if (described.outcomeUnknown || !isOutcomeUnknown(error.originalError)) return described;
  return {
    ...described,
    message: `${described.message} ${LOOK_FIRST}`,
    nextStep: unknownOutcomeStep,
    outcomeUnknown: true,
  };
};
