import { roleOf, type Permission } from '@backoffice/schema/roles';
import { compositesOf } from './demo-realm.ts';

const compositeRoles = compositesOf(Object.values(roleOf));

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
