import type { ServiceName, ServiceRefusals } from '@backoffice/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { property } from './property.ts';

/** Exact code of a refusal in a contract. Codes built from the name of an entity are not checked here. */
export type RefusalCode = ServiceRefusals[ServiceName] | `${string}_not_found` | `${string}_version_stale`;

/** Body of a refusal. */
export interface ProblemBody {
  readonly code: string;
  readonly extended_code: RefusalCode;
  readonly message: string;
  readonly current_version?: number;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Refusal with its HTTP status. Any code below a route may throw it. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(status: number, extendedCode: RefusalCode, message: string, more: Partial<ProblemBody> = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.body = { code: classOf(status), extended_code: extendedCode, message, ...more };
  }
}

const classes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'unprocessable',
};
const classOf = (status: number): string => classes[status] ?? (status < 500 ? 'refused' : 'internal_error');

export const notFound = (entity: string) => new Problem(404, `${entity}_not_found`, `There is no such ${entity}.`);

/**
 * Converts an error to a Problem. A refusal of the framework (400 to 499) keeps its message. An unexpected error is
 * logged and hidden.
 */
export function problemOf(error: unknown, log: FastifyBaseLogger): Problem {
  if (error instanceof Problem) return error;
  const status = Number(property(error, 'statusCode') ?? 500);
  if (status >= 400 && status < 500) return refusedByFramework(error, status);
  const cause = property(error, 'cause') ?? error;
  if (isValueRefused(cause)) return new Problem(400, 'invalid_value', 'A value cannot be stored or compared.');
  log.error(describeError(cause), 'A request failed.');
  return new Problem(500, 'internal_error', 'The service failed.');
}

/** Describes a body that violates the contract, with the reason for each refused field. */
function refusedByFramework(error: unknown, status: number): Problem {
  const faults = property(error, 'validation');
  const message = error instanceof Error ? error.message : 'Malformed request.';
  if (!Array.isArray(faults)) return new Problem(status, 'malformed_request', message);
  const fields = Object.fromEntries(faults.map((fault: unknown) => [fieldOf(fault), reasonOf(fault)]));
  return new Problem(status, 'invalid_body', message, { fields });
}

/** Returns the message of a fault, with the values or properties that are allowed instead. */
function reasonOf(fault: unknown): string {
  const params = property(fault, 'params');
  const message = String(property(fault, 'message'));
  if (property(params, 'additionalProperty') !== undefined) {
    const names = Object.keys(property(property(fault, 'parentSchema'), 'properties') ?? {});
    return `there is no such property. There are: ${names.join(', ')}`;
  }
  const allowed = property(params, 'allowedValues');
  return allowed === undefined ? message : `${message}: ${JSON.stringify(allowed)}`;
}

function fieldOf(fault: unknown): string {
  const params = property(fault, 'params');
  const inner = property(params, 'missingProperty') ?? property(params, 'additionalProperty');
  const path = String(property(fault, 'instancePath')).split('/').slice(1);
  return [...path, ...(typeof inner === 'string' ? [inner] : [])].join('.') || 'body';
}

/**
 * Returns true for a data exception of PostgreSQL (SQLSTATE class 22): NUL in a text, a number out of range. Such an
 * error is the caller's fault.
 */
function isValueRefused(cause: unknown): boolean {
  const code = property(cause, 'code');
  return typeof code === 'string' && code.startsWith('22');
}

/** Describes an error for the log, without the parameters of the SQL statement, which may be personal data. */
export const describeError = (cause: unknown) =>
  cause instanceof Error
    ? { name: cause.name, code: property(cause, 'code'), message: cause.message, stack: cause.stack }
    : { message: 'A value that is no error was thrown.' };
