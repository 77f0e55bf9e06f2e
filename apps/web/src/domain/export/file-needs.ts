import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import type { ExportType } from '@/shared/apollo/schema-types.generated';
import type { Needs } from '@/shared/auth';

/** Permissions to read each list. Besides `EXPORT_SHOW`, the download of its file requires one of them (GAP-53). */
const fileNeeds: Readonly<Record<Exclude<ExportType, 'UNKNOWN'>, readonly Permission[]>> = {
  PAYMENTS: operationPermissions['Query.payments'],
  SUBSCRIPTION: operationPermissions['Query.subscriptions'],
  DISTRIBUTIONS: operationPermissions['Query.distributions'],
  REFUNDS: operationPermissions['Query.refunds'],
};

/** Returns the permissions of `fileNeeds` for the file of an export. An unknown list requires all of them. */
export const fileNeedsOf = (type: ExportType): Needs =>
  type === 'UNKNOWN' ? { allOf: Object.values(fileNeeds).flat() } : { anyOf: fileNeeds[type] };
