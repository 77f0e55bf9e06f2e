import type { Permission } from '@backoffice/schema/roles';
import type { FieldError } from '../api/schema-types.generated.ts';
import { errorCodes, type ErrorCode } from './catalogue/error-codes.ts';
import type { ErrorDescription } from './catalogue/explanation.ts';

type Details = Partial<Omit<ErrorDescription, 'code' | 'message' | 'outcomeUnknown' | 'unexpected'>>;

/** A refusal by the gateway itself, as its person may see it. Calls to services end with `UpstreamError`. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  readonly details: Details;

  /**
   * @param message in Spanish for the operator
   * @param details in the place of the usual advice, or beside it
   */
  constructor(code: ErrorCode, message: string = errorCodes[code], details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/**
 * Makes the error for unacceptable input of a person.
 * @param path where the argument stands, as in the schema: `filter.period.from`
 * @param message in Spanish for the operator
 */
export const inputError = (path: string, message: string, code: FieldError['code'] = 'INVALID'): GatewayError =>
  new GatewayError('BAD_USER_INPUT', message, { fields: [{ path, code, message }] });

/** Makes the error for who lacks any one of these permissions. */
export const forbidden = (permissions: readonly Permission[]): GatewayError =>
  new GatewayError('FORBIDDEN', errorCodes.FORBIDDEN, { permissions });

/** Recognizes a refusal by the gateway itself with this code. */
export const isGatewayError = (error: unknown, code: ErrorCode): error is GatewayError =>
  error instanceof GatewayError && error.code === code;
