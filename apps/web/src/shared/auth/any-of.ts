import type { Permission } from '@backoffice/schema/permissions';

/** Any one of the permissions is enough; nothing asked, nothing refused (A21). */
export const holdsAny = (held: ReadonlySet<Permission>, anyOf: readonly Permission[]): boolean =>
  anyOf.length === 0 || anyOf.some((permission) => held.has(permission));

/** What a place of the application needs to be opened. */
export interface Needs {
  /** Any one of these; without them everybody who is signed in may. */
  readonly anyOf?: readonly Permission[];
  /** And every one of these (EXP-08). */
  readonly allOf?: readonly Permission[];
}

/** Whether it may be opened. */
export const mayOpen = (held: ReadonlySet<Permission>, { anyOf = [], allOf = [] }: Needs): boolean =>
  holdsAny(held, anyOf) && allOf.every((permission) => held.has(permission));
