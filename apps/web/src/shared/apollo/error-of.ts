import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { Failure } from '@/shared/feedback/failure';
import { isRecord } from '@/shared/is-record';
import { apolloTexts } from './apollo.texts';
import { requestIdOf } from './request-ids';
import { IdentityAwayError } from './identity-away-error';
import { SessionExpiredError } from './session-expired-error';

interface GraphQLProblem {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Returns the path without list indexes, for example `payment.refunds`; null for an error without a path. Sections of a
 * screen have no index.
 */
const fieldPath = (path: GraphQLProblem['path']): string | null =>
  path ? path.filter((part) => typeof part === 'string').join('.') : null;

const failureOf = ({ message, path, extensions = {} }: GraphQLProblem, error: unknown): Failure => ({
  message,
  cause: textOrNull(extensions['cause']),
  nextStep: textOrNull(extensions['nextStep']),
  code: textOrNull(extensions['code']) ?? 'INTERNAL',
  extendedCode: textOrNull(extensions['extendedCode']),
  serviceCode: textOrNull(extensions['serviceCode']),
  service: textOrNull(extensions['service']),
  requestId: textOrNull(extensions['requestId']) ?? requestIdOf(error),
  path: fieldPath(path),
  outcomeUnknown: extensions['outcomeUnknown'] === true,
});

/** Failure without a response of the gateway. A requested change may still have happened. */
const whole = (
  error: unknown,
  code: string,
  { message, ...advice }: (typeof apolloTexts)[keyof typeof apolloTexts],
): Failure => failureOf({ message, extensions: { ...advice, code, outcomeUnknown: true } }, error);

const isProblem = (value: unknown): value is GraphQLProblem => isRecord(value) && typeof value['message'] === 'string';

/** Reads a GraphQL error from the body of a response other than 200; undefined when the body has none. */
const problemIn = (bodyText: string): GraphQLProblem | undefined => {
  try {
    const body: unknown = JSON.parse(bodyText);
    return isRecord(body) && Array.isArray(body['errors']) ? body['errors'].find(isProblem) : undefined;
  } catch {
    return undefined;
  }
};

/** Status of a request whose headers exceed the server's limit. Nearly all of their size is the token. */
const TOO_LARGE_HEADERS = 431;

const failureOfRequest = (error: unknown): Failure => {
  if (error instanceof SessionExpiredError)
    return { ...whole(error, 'UNAUTHENTICATED', apolloTexts.sessionExpired), outcomeUnknown: false };
  if (error instanceof IdentityAwayError)
    return { ...whole(error, 'IDENTITY_AWAY', apolloTexts.identityAway), outcomeUnknown: false };
  if (ServerError.is(error)) {
    // the server rejects such a request before it reads the body
    if (error.statusCode === TOO_LARGE_HEADERS)
      return { ...whole(error, 'HTTP_431', apolloTexts.sessionTooLarge), outcomeUnknown: false };
    const problem = problemIn(error.bodyText);
    return problem ? failureOf(problem, error) : whole(error, `HTTP_${String(error.statusCode)}`, apolloTexts.refused);
  }
  if (ServerParseError.is(error)) return whole(error, 'UNREADABLE', apolloTexts.refused);
  if (error instanceof TypeError) return whole(error, 'NETWORK', apolloTexts.network);
  return whole(error, 'UNKNOWN', apolloTexts.unknown);
};

/**
 * Returns true for the failed field, the fields inside it, and its parents. A missing value may empty a parent. A
 * failure without a field concerns everything.
 */
const concerns = (failed: string | null, requested: string): boolean =>
  failed === null || failed === requested || requested.startsWith(`${failed}.`) || failed.startsWith(`${requested}.`);

/**
 * Returns the first failure of a query or a mutation; undefined when there is none.
 * @param path section of the screen, for example `payment.fees`; failures of other fields are then ignored
 */
export const errorOf = (result: { readonly error?: unknown }, path?: string): Failure | undefined => {
  const { error } = result;
  if (error === undefined || error === null) return undefined;
  if (!CombinedGraphQLErrors.is(error)) return failureOfRequest(error);
  const failures = error.errors.map((problem) => failureOf(problem, error));
  return path === undefined ? failures[0] : failures.find((failure) => concerns(failure.path, path));
};
