import type { Permission } from '@backoffice/schema/roles';
import { roleHolders } from './role-holders.generated';

const isPermission = (name: string): name is Permission => Object.hasOwn(roleHolders, name);

/** Returns the permissions of each role. */
const heldByRole = (): ReadonlyMap<string, ReadonlySet<Permission>> => {
  const held = new Map<string, Set<Permission>>();
  for (const permission of Object.keys(roleHolders).filter(isPermission))
    for (const role of roleHolders[permission]) held.set(role, (held.get(role) ?? new Set()).add(permission));
  return held;
};

const isWithin = (some: ReadonlySet<Permission>, all: ReadonlySet<Permission>): boolean =>
  [...some].every((permission) => all.has(permission));

/** Returns the roles of which the person has all permissions. A role within a larger one of them is left out. */
export const ownRoles = (held: ReadonlySet<Permission>): readonly string[] => {
  const whole = [...heldByRole()].filter(([, permissions]) => isWithin(permissions, held));
  return whole
    .filter(([, mine]) => !whole.some(([, other]) => other.size > mine.size && isWithin(mine, other)))
    .map(([role]) => role);
};
