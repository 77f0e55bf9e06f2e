import { roleOf, type Permission } from '@backoffice/schema/roles';

/** Signed-in person, from the claims of the access token. */
export interface Viewer {
  /** `sub` of the token. */
  readonly id: string;
  readonly username: string;
  /** Full name; the username when the token has none. */
  readonly name: string;
  readonly email: string | null;
  readonly permissions: ReadonlySet<Permission>;
}

/** Returns the full name of the person; undefined when the token has none, and `name` repeats the username. */
export const fullNameOf = ({ name, username }: Pick<Viewer, 'name' | 'username'>): string | undefined =>
  name === username ? undefined : name;

/** Checks that a name is a permission of the schema. */
export const isPermission = (name: string): name is Permission => Object.hasOwn(roleOf, name);

const permissionOf: ReadonlyMap<string, Permission> = new Map(
  Object.entries(roleOf).flatMap(([name, role]) => (isPermission(name) ? [[role, name] as const] : [])),
);

/**
 * Returns the permissions that roles grant. Roles without a permission are ignored, such as composite roles and those
 * of Keycloak.
 */
export const permissionsOf = (roles: Iterable<string>): ReadonlySet<Permission> => {
  const permissions = new Set<Permission>();
  for (const role of roles) {
    const permission = permissionOf.get(role);
    if (permission) permissions.add(permission);
  }
  return permissions;
};

/** Checks that the person has at least one of the permissions. */
export const holdsAny = (viewer: Viewer, anyOf: readonly Permission[]): boolean =>
  anyOf.some((permission) => viewer.permissions.has(permission));
