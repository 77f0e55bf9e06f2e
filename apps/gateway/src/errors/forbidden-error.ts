import type { Permission } from '@backoffice/schema/permissions';
import { errorCodes } from './catalogue/error-codes.ts';

/** The person may not see this field; no service was asked. Becomes `FORBIDDEN` with the missing permissions. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
  /** Any one of these would be enough here. */
  readonly permissions: readonly Permission[];

  constructor(permissions: readonly Permission[]) {
    super(errorCodes.FORBIDDEN);
    this.permissions = permissions;
  }
}
