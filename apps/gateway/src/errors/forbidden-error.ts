import { errorCodes } from './error-codes.ts';

/** The person may not see this field; no service was asked. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';

  constructor() {
    super(errorCodes.FORBIDDEN);
  }
}
