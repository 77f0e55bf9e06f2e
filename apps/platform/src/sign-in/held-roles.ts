import { roleOf, type Permission } from '@backoffice/schema/roles';
import { compositesOf } from './demo-realm.ts';

const compositeRoles = compositesOf(Object.values(roleOf));
const knownRoles: ReadonlySet<string> = new Set([
  ...Object.keys(compositeRoles),
  ...Object.values(compositeRoles).flat(),
  ...Object.values(roleOf),
]);

/**
 * The roles of a token: those assigned, and all that the composites among them hold, each once. A token carries the name
 * of the composite, too, as Keycloak's does.
 */
export const heldRoles = (assigned: readonly string[]): readonly string[] => [
  ...new Set(assigned.flatMap((role) => [role, ...(compositeRoles[role] ?? [])])),
];

/** Names of the permissions, as the schema has them. */
export const permissionNames: readonly string[] = Object.keys(roleOf);

/** Roles that grant permissions. */
export const rolesGranting = (permissions: readonly Permission[]): readonly string[] =>
  permissions.map((permission) => roleOf[permission]);

/** Asks if the realm has a role: one of a permission, or a composite. */
export const isRole = (role: string): boolean => knownRoles.has(role);
