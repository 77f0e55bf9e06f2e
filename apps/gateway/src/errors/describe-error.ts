import type { GraphQLError } from 'graphql';
import type { Permission } from '@backoffice/schema/permissions';
import type { Viewer } from '../auth/viewer.ts';
import type { FieldError } from '../graphql/resolvers.generated.ts';
import { AuditLostError } from './audit-lost-error.ts';
import { labelOf, messageFor } from './catalogue.ts';
import { ConflictError } from './conflict-error.ts';
import { MemoryLostError } from '../shared-memory/shared-memory.ts';
import { errorCodes, type ErrorCode } from './error-codes.ts';
import { ForbiddenError } from './forbidden-error.ts';
import { InputError } from './input-error.ts';
import { LimitError } from './limit-error.ts';
import { isRefusal, type Refusal, UpstreamError } from './upstream-error.ts';
import { withoutValues } from './value-problem.ts';

/** What a client may know of an error. */
export interface ErrorDescription {
  readonly code: ErrorCode;
  readonly message: string;
  readonly service?: string;
  readonly extendedCode?: string;
  /** Refused arguments. */
  readonly fields?: readonly FieldError[];
  /** Of `FORBIDDEN`: any one of these is missing. */
  readonly permissions?: readonly Permission[];
  /** Of a change: it may have been made. Only the same arguments with the same key may be sent again. */
  readonly outcomeUnknown?: true;
  /** Set when the gateway did not expect this error: it goes to the log, and nothing of it to the client. */
  readonly unexpected?: unknown;
}

const describe = (code: ErrorCode, message: string = errorCodes[code]): ErrorDescription => ({ code, message });

/** What to do about a failure: a change that may have been made must not be asked for blindly again. */
const RETRY = 'Reintente en unos minutos.';
const LOOK_FIRST = 'No se sabe si la operación se completó: verifique el estado antes de volver a pedirla.';

/** Refusals of the person's token, which the gateway had accepted: by status, whatever the service says of them. */
const tokenRefusals: Readonly<Record<number, (service: string) => string>> = {
  401: (service) =>
    `El servicio de ${service} no aceptó la sesión. Reintente; si se repite, cierre la sesión e inicie otra.`,
  403: (service) => `El servicio de ${service} no permite esto a su usuario.`,
};

/** What is said of a refusal: the catalogue's text for the service's codes, when it gave any. */
export const describeRefusal = (error: Refusal): string => {
  const tokenRefusal = tokenRefusals[error.status ?? 0];
  if (tokenRefusal) return tokenRefusal(labelOf(error.service));
  return error.code === undefined && error.extendedCode === undefined ? errorCodes[error.kind] : messageFor(error);
};

/** What is said of a call to a service that did not give what was asked. */
export const describeUpstream = (error: UpstreamError): ErrorDescription => {
  const service = labelOf(error.service);
  const base = {
    service: error.service,
    ...(error.extendedCode !== undefined && { extendedCode: error.extendedCode }),
    ...(error.outcomeUnknown && { outcomeUnknown: true as const }),
  };
  if (isRefusal(error)) return { ...base, code: error.kind, message: describeRefusal(error) };
  const advice = error.outcomeUnknown ? LOOK_FIRST : RETRY;
  switch (error.kind) {
    case 'UNAVAILABLE':
      return {
        ...base,
        code: 'SERVICE_UNAVAILABLE',
        message: `El servicio de ${service} no responde. ${advice}`,
      };
    case 'TIMEOUT':
      return {
        ...base,
        code: 'SERVICE_TIMEOUT',
        message: `El servicio de ${service} demoró demasiado en responder. ${advice}`,
      };
    default:
      return {
        ...base,
        code: 'SERVICE_BAD_ANSWER',
        message: `El servicio de ${service} dio una respuesta inesperada.${error.outcomeUnknown ? ` ${LOOK_FIRST}` : ''}`,
      };
  }
};

/**
 * What graphql-js says of a value that does not fit its field. Mappers are typed by the contracts, so that only a service
 * that breaks its own contract can lead to one.
 */
const UNFIT_VALUE =
  /^(Cannot return null for non-nullable field|Expected Iterable, but did not find one|Enum "\w+" cannot represent|(ID|Int|Float|String|Boolean) cannot represent|\w+ must be text here)/;

/** graphql-js gives the limit of tokens no class of its own; `that` is its spelling. */
const TOO_MANY_TOKENS = /Document contains more tha[nt] \d+ tokens/;
/** Errors of the request itself, which Apollo marks by code; their English texts are for developers. */
const requestCodes: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
};

/** Characters of a message: it quotes names, which may be as long as a body. */
const LONGEST_MESSAGE = 300;

const shortened = (text: string): string =>
  text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;

const describeRequestError = (error: GraphQLError, viewer: Viewer): ErrorDescription | undefined => {
  // an error with a path comes from a resolver, which may not speak for the request
  if (error.path !== undefined) return undefined;
  const given = error.extensions['code'];
  const code = typeof given === 'string' ? requestCodes[given] : error.originalError ? undefined : 'BAD_REQUEST';
  if (code === undefined) return undefined;
  if (TOO_MANY_TOKENS.test(error.message)) return describe('LIMIT_EXCEEDED');
  const { message, field } = withoutValues(error.message);
  const suggests = viewer.permissions.has('DEVELOPER');
  const shown = shortened(suggests ? message : message.replace(/ ?Did you mean.*$/s, ''));
  return { ...describe(code, shown), ...(field && { fields: [{ ...field, message: shown }] }) };
};

/** What is said of an error that the gateway did not expect. A change has been made by then, as likely as not. */
const describeUnexpected = (error: GraphQLError, isChange: boolean): ErrorDescription => {
  const code = error.path !== undefined && UNFIT_VALUE.test(error.message) ? 'SERVICE_BAD_ANSWER' : 'INTERNAL';
  const unexpected = error.originalError ?? error;
  if (!isChange) return { ...describe(code), unexpected };
  return {
    ...describe(code, `${errorCodes[code].replace(/\.$/, '')}. ${LOOK_FIRST}`),
    outcomeUnknown: true,
    unexpected,
  };
};

/**
 * What is said of an error: known ones by their class, everything else only as `INTERNAL`.
 * @param isChange whether it is an error of a mutation
 */
export const describeError = (error: GraphQLError, viewer: Viewer, isChange = false): ErrorDescription => {
  const original = error.originalError;
  if (original instanceof ForbiddenError) return { ...describe('FORBIDDEN'), permissions: original.permissions };
  if (original instanceof InputError)
    return { ...describe('BAD_USER_INPUT', original.message), fields: [original.field] };
  if (original instanceof UpstreamError) return describeUpstream(original);
  if (original instanceof ConflictError)
    return { ...describe('CONFLICT', original.message), extendedCode: original.extendedCode };
  if (original instanceof MemoryLostError) return describe('SERVICE_UNAVAILABLE');
  if (original instanceof AuditLostError) return describe('SERVICE_UNAVAILABLE', original.message);
  if (original instanceof LimitError) return describe('LIMIT_EXCEEDED', original.message);
  return describeRequestError(error, viewer) ?? describeUnexpected(error, isChange);
};
