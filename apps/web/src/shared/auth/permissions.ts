import type { Permission } from '@backoffice/schema/permissions';
import { holdsAny } from './any-of';
import { useViewer } from './auth-context';

/** Everything that the signed-in person may do. */
export const usePermissions = (): ReadonlySet<Permission> => useViewer().permissions;

/**
 * Whether the signed-in person holds any of these: `useCan('PAYMENT_HOLDER')`, or straight from the schema's table:
 * `useCan(...operationPermissions['Payment.holder'])`. It only decides what is shown; the gateway decides what is done.
 */
export const useCan = (...anyOf: readonly Permission[]): boolean => holdsAny(usePermissions(), anyOf);
