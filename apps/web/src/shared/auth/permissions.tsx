import type { Permission } from '@backoffice/schema/roles';
import type { ReactNode } from 'react';
import { useViewer } from './auth-context';

/** Returns true when the person has at least one of the permissions, or when the list is empty (A21). */
export const holdsAny = (held: ReadonlySet<Permission>, anyOf: readonly Permission[]): boolean =>
  anyOf.length === 0 || anyOf.some((permission) => held.has(permission));

/** Permissions that a screen requires. */
export interface Needs {
  /** At least one of these is required; none is required when the list is empty or absent. */
  readonly anyOf?: readonly Permission[];
  /** All of these are required (EXP-08). */
  readonly allOf?: readonly Permission[];
}

/** Returns true when the person's permissions open the screen. */
export const mayOpen = (held: ReadonlySet<Permission>, { anyOf = [], allOf = [] }: Needs): boolean =>
  holdsAny(held, anyOf) && allOf.every((permission) => held.has(permission));

/** Returns the permissions of the signed-in person. */
export const usePermissions = (): ReadonlySet<Permission> => useViewer().permissions;

/**
 * Returns true when the signed-in person has at least one of the permissions, or when none is given. The permissions of
 * an operation are in the table of the schema: `useCan(...operationPermissions['Payment.holder'])`. The result decides
 * only what is displayed; the gateway enforces the permission.
 */
export const useCan = (...anyOf: readonly Permission[]): boolean => holdsAny(usePermissions(), anyOf);

/**
 * Returns true when the signed-in person may open the explorer. The explorer is not an operation of the schema, so
 * `operationPermissions` does not list it.
 */
export const useMayExplore = (): boolean => useCan('DEVELOPER');

interface CanProps {
  readonly anyOf: readonly Permission[];
  readonly children: ReactNode;
  /** Content for a person without the permission. */
  readonly otherwise?: ReactNode;
}

/** Shows its content only to a person with at least one of the permissions, or to anyone when the list is empty. */
export const Can = ({ anyOf, children, otherwise = null }: CanProps) => (useCan(...anyOf) ? children : otherwise);
