import { operationPermissions, typePermissions } from '@backoffice/schema/permissions';
import type { ExportFormat, ExportStatus, ExportType } from '@/shared/apollo/schema-types.generated';
import type { Needs } from '@/shared/auth';
import { statusCatalogue, type StatusDisplay } from '@/shared/status';

/** Permissions of the history of exports, both of which are required (EXP-08). */
export const historyNeeds: Needs = { anyOf: operationPermissions['Query.exports'], allOf: typePermissions.Export };

/** Type of a list that can be exported. */
export type KnownExportType = Exclude<ExportType, 'UNKNOWN'>;

/** Format that can be requested. */
export type KnownExportFormat = Exclude<ExportFormat, 'UNKNOWN'>;

/** Lists that can be exported (B387). */
export const exportTypes: readonly { readonly id: KnownExportType; readonly name: string; readonly code: string }[] = [
  { id: 'PAYMENTS', name: 'Pagos', code: 'payments' },
  { id: 'SUBSCRIPTION', name: 'Suscripciones', code: 'subscription' },
  { id: 'DISTRIBUTIONS', name: 'Distribuciones', code: 'distributions' },
  { id: 'REFUNDS', name: 'Devoluciones', code: 'refunds' },
];

/** Formats with their names (B387). */
export const exportFormats: readonly { readonly id: KnownExportFormat; readonly name: string }[] = [
  { id: 'XLSX', name: 'XLSX' },
  { id: 'CSV', name: 'CSV' },
  { id: 'JSON', name: 'JSON' },
];

interface Kinds {
  readonly type: ExportType;
  readonly typeCode: string;
  readonly formatCode: string;
}

/** Returns the name of an export's type, or its code if it is unknown. */
export const typeName = ({ type, typeCode }: Pick<Kinds, 'type' | 'typeCode'>): string =>
  exportTypes.find(({ id }) => id === type)?.name ?? typeCode;

/** Returns the format in upper case: `XLSX`. */
export const formatName = ({ formatCode }: Pick<Kinds, 'formatCode'>): string => formatCode.toUpperCase();

/** Label and tone of each status of an export (GAP-30). An unknown status shows its code. */
export const exportStatus: Readonly<Record<ExportStatus, StatusDisplay>> = {
  PENDING: { label: 'Pendiente', tone: 'info' },
  IN_PROCESS: { label: 'En proceso', tone: 'info' },
  FINISHED: { label: 'Finalizado', tone: 'success' },
  ERROR: { label: 'Error', tone: 'error' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** Statuses of exports. */
export const exportStatuses = statusCatalogue(exportStatus);

interface Standing {
  readonly status: ExportStatus;
}

/** Returns true while the status will still change without an action. */
export const isRunning = ({ status }: Standing): boolean => status === 'PENDING' || status === 'IN_PROCESS';

/** Returns true if the status is final. */
export const hasEnded = ({ status }: Standing): boolean => status === 'FINISHED' || status === 'ERROR';
