import type { Permission } from '@backoffice/schema/permissions';

/** Any one of the permissions is enough; nothing asked, nothing refused (A21). */
export const holdsAny = (held: ReadonlySet<Permission>, anyOf: readonly Permission[]): boolean =>
  anyOf.length === 0 || anyOf.some((permission) => held.has(permission));
