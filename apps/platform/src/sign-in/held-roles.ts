import { roleOf, type Permission } from '@backoffice/schema/roles';
import { compositesOf } from './demo-realm.ts';

const compositeRoles = compositesOf(Object.values(roleOf));
const knownRoles: ReadonlySet<string> = new Set([
  ...Object.keys(compositeRoles),
  ...Object.values(compositeRoles).flat(),
  ...Object.values(roleOf),
]);

/**
 * Returns the roles of a token without duplicates: the assigned ones and those that composites include. The composite's
 * own name is included, as in a token of Keycloak.
 */
export const heldRoles = (assigned: readonly string[]): readonly string[] => [
  ...new Set(assigned.flatMap((role) => [role, ...(compositeRoles[role] ?? [])])),
];

/** Names of the permissions in the schema. */
export const permissionNames: readonly string[] = Object.keys(roleOf);

/** Returns the roles that grant these permissions. */
export const rolesGranting = (permissions: readonly Permission[]): readonly string[] =>
  permissions.map((permission) => roleOf[permission]);

/** Roles of the realm: those of permissions, and composites. */
export const roleNames: readonly string[] = [...knownRoles];
