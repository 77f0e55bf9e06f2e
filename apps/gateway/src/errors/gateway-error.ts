import type { Permission } from '@backoffice/schema/roles';
import type { FieldError } from '../api/schema-types.generated.ts';
import { errorCodes, type ErrorCode } from './catalogue/error-codes.ts';
import type { ErrorDescription } from './catalogue/explanation.ts';

type Details = Partial<Omit<ErrorDescription, 'code' | 'message' | 'outcomeUnknown' | 'unexpected'>>;

/** Error that the gateway itself raises. Its texts are shown to the person. Failed calls throw `UpstreamError`. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  readonly details: Details;

  /**
   * @param message Spanish text for the operator
   * @param details added to the usual advice of the code, or overriding it
   */
  constructor(code: ErrorCode, message: string = errorCodes[code], details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/**
 * Creates the error for invalid input.
 * @param path path of the argument in the schema: `filter.period.from`
 * @param message Spanish text for the operator
 */
export const inputError = (path: string, message: string, code: FieldError['code'] = 'INVALID'): GatewayError =>
  new GatewayError('BAD_USER_INPUT', message, { fields: [{ path, code, message }] });

/** Creates the error for a missing permission. @param permissions any one of them is required */
export const forbidden = (permissions: readonly Permission[]): GatewayError =>
  new GatewayError('FORBIDDEN', errorCodes.FORBIDDEN, { permissions });

/** Checks that an error is a `GatewayError` with this code. */
export const isGatewayError = (error: unknown, code: ErrorCode): error is GatewayError =>
  error instanceof GatewayError && error.code === code;
