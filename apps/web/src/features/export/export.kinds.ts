import { operationPermissions, typePermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import type { ExportFormat, ExportStatus, ExportType } from '@/shared/apollo/schema-types.generated';
import type { Needs } from '@/shared/auth';
import { statusCatalogue, type StatusDisplay } from '@/shared/status';

/** Permissions that the history of exports needs, both of them (EXP-08). */
export const historyNeeds: Needs = { anyOf: operationPermissions['Query.exports'], allOf: typePermissions.Export };

/** A list that can be exported. */
export type KnownExportType = Exclude<ExportType, 'UNKNOWN'>;

/** A format that can be requested. */
export type KnownExportFormat = Exclude<ExportFormat, 'UNKNOWN'>;

/** The lists that can be exported (B387). */
export const exportTypes: readonly { readonly id: KnownExportType; readonly name: string; readonly code: string }[] = [
  { id: 'PAYMENTS', name: 'Pagos', code: 'payments' },
  { id: 'SUBSCRIPTION', name: 'Suscripciones', code: 'subscription' },
  { id: 'DISTRIBUTIONS', name: 'Distribuciones', code: 'distributions' },
  { id: 'REFUNDS', name: 'Devoluciones', code: 'refunds' },
];

/** The formats as people write them (B387). */
export const exportFormats: readonly { readonly id: KnownExportFormat; readonly name: string }[] = [
  { id: 'XLSX', name: 'XLSX' },
  { id: 'CSV', name: 'CSV' },
  { id: 'JSON', name: 'JSON' },
];

/** Permissions of each list: who may see it may have its file, too (GAP-53). */
const fileNeeds: Readonly<Record<KnownExportType, readonly Permission[]>> = {
  PAYMENTS: operationPermissions['Query.payments'],
  SUBSCRIPTION: operationPermissions['Query.subscriptions'],
  DISTRIBUTIONS: operationPermissions['Query.distributions'],
  REFUNDS: operationPermissions['Query.refunds'],
};

/** Permissions to download the file of an export; of an unknown list, all of them. */
export const fileNeedsOf = (type: ExportType): Needs =>
  type === 'UNKNOWN' ? { allOf: Object.values(fileNeeds).flat() } : { anyOf: fileNeeds[type] };

interface Kinds {
  readonly type: ExportType;
  readonly typeCode: string;
  readonly formatCode: string;
}

/** The type of an export in words; an unknown one shows its own code. */
export const typeName = ({ type, typeCode }: Pick<Kinds, 'type' | 'typeCode'>): string =>
  exportTypes.find(({ id }) => id === type)?.name ?? typeCode;

/** Its format as a person writes it: `XLSX`. */
export const formatName = ({ formatCode }: Pick<Kinds, 'formatCode'>): string => formatCode.toUpperCase();

/** Label and tone of each status of an export (GAP-30); an unknown one shows its own code. */
export const exportStatus: Readonly<Record<ExportStatus, StatusDisplay>> = {
  PENDING: { label: 'Pendiente', tone: 'info' },
  IN_PROCESS: { label: 'En proceso', tone: 'info' },
  FINISHED: { label: 'Finalizado', tone: 'success' },
  ERROR: { label: 'Error', tone: 'error' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** The statuses of exports. */
export const exportStatuses = statusCatalogue(exportStatus);

interface Standing {
  readonly status: ExportStatus;
}

/** True while the export will change by itself. */
export const isRunning = ({ status }: Standing): boolean => status === 'PENDING' || status === 'IN_PROCESS';

/** True once the export will not change any more. */
export const hasEnded = ({ status }: Standing): boolean => status === 'FINISHED' || status === 'ERROR';
