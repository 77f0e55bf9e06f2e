import { operationPermissions, typePermissions } from '@backoffice/schema/permissions';
import type { Needs } from '@/shared/auth';

/** What the history of exports needs: both permissions (EXP-08). */
export const historyNeeds: Needs = { anyOf: operationPermissions['Query.exports'], allOf: typePermissions.Export };
