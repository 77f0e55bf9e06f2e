import type { Permission } from '@backoffice/schema/roles';
import type { ReactNode } from 'react';
import { useViewer } from './auth-context';

/** True when a person holds any one of the permissions, or none is required (A21). */
export const holdsAny = (held: ReadonlySet<Permission>, anyOf: readonly Permission[]): boolean =>
  anyOf.length === 0 || anyOf.some((permission) => held.has(permission));

/** The permissions that open a screen. */
export interface Needs {
  /** Any one of these; without them everybody who is signed in may. */
  readonly anyOf?: readonly Permission[];
  /** And every one of these (EXP-08). */
  readonly allOf?: readonly Permission[];
}

/** True when the permissions that a person holds open the screen. */
export const mayOpen = (held: ReadonlySet<Permission>, { anyOf = [], allOf = [] }: Needs): boolean =>
  holdsAny(held, anyOf) && allOf.every((permission) => held.has(permission));

/** The permissions of the signed-in person. */
export const usePermissions = (): ReadonlySet<Permission> => useViewer().permissions;

/**
 * True when the signed-in person holds any of these, from the schema's table:
 * `useCan(...operationPermissions['Payment.holder'])`. It decides what is displayed; the gateway decides what is done.
 */
export const useCan = (...anyOf: readonly Permission[]): boolean => holdsAny(usePermissions(), anyOf);

/** True when the signed-in person may explore the schema, which is no operation of it. */
export const useMayExplore = (): boolean => useCan('DEVELOPER');

interface CanProps {
  readonly anyOf: readonly Permission[];
  readonly children: ReactNode;
  /** Shown to everybody else. */
  readonly otherwise?: ReactNode;
}

/** Shows its content only to a person who holds any of the permissions. */
export const Can = ({ anyOf, children, otherwise = null }: CanProps) => (useCan(...anyOf) ? children : otherwise);
