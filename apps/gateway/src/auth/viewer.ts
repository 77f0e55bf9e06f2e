import { roleOf, type Permission } from '@backoffice/schema/roles';

/** The signed-in person, as the access token describes them. */
export interface Viewer {
  /** `sub` of the token. */
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  readonly permissions: ReadonlySet<Permission>;
}

/** Recognizes a permission of the schema. */
export const isPermission = (name: string): name is Permission => Object.hasOwn(roleOf, name);

const permissionOf: ReadonlyMap<string, Permission> = new Map(
  Object.entries(roleOf).flatMap(([name, role]) => (isPermission(name) ? [[role, name] as const] : [])),
);

/**
 * Finds the permissions that roles give. Roles that are no permission (composites, Keycloak's own) mean nothing here.
 */
export const permissionsOf = (roles: Iterable<string>): ReadonlySet<Permission> => {
  const permissions = new Set<Permission>();
  for (const role of roles) {
    const permission = permissionOf.get(role);
    if (permission) permissions.add(permission);
  }
  return permissions;
};

/** Asks if the person holds any one of these. */
export const holdsAny = (viewer: Viewer, anyOf: readonly Permission[]): boolean =>
  anyOf.some((permission) => viewer.permissions.has(permission));
