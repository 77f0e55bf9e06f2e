import type { DistributionStatus } from '@/shared/apollo/schema-types.generated';
import { statusChip, type StatusDisplay } from '@/shared/status';

/** Label and tone of each status of a distribution (B204). An unknown status shows its code. */
export const distributionStatus: Readonly<Record<DistributionStatus, StatusDisplay>> = {
  ERROR: { label: 'Error', tone: 'error' },
  AUTHORIZATION_PENDING: { label: 'Pendiente', tone: 'info' },
  PENDING: { label: 'En proceso', tone: 'info' },
  REJECTED: { label: 'Rechazado', tone: 'error' },
  SUCCESS: { label: 'Aprobado', tone: 'success' },
  MANUAL: { label: 'Manual', tone: 'neutral' },
  IN_PROCESS: { label: 'En proceso', tone: 'info' },
  DEFERRED: { label: 'Diferido', tone: 'neutral' },
  SCHEDULED: { label: 'Programada', tone: 'neutral' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** Label and tone of each status of a part. Two labels differ from those of a distribution (B204, CON-12). */
export const partStatus: Readonly<Record<DistributionStatus, StatusDisplay>> = {
  ...distributionStatus,
  AUTHORIZATION_PENDING: { label: 'En proceso', tone: 'info' },
  PENDING: { label: 'Pendiente', tone: 'info' },
};

/** Tabs of the list, after the tab "all" (B210). */
export const statusTabs = [
  { id: 'ERROR', name: 'Error' },
  { id: 'AUTHORIZATION_PENDING', name: 'Pendiente' },
  { id: 'PENDING', name: 'En proceso' },
  { id: 'REJECTED', name: 'Rechazado' },
  { id: 'SUCCESS', name: 'Aprobado' },
  { id: 'MANUAL', name: 'Manuales' },
] as const;

/** Statuses without a tab, which chips choose (CON-12). */
export const statusChips = [
  { id: 'IN_PROCESS', name: 'En el banco', ofSchedule: false },
  { id: 'DEFERRED', name: 'Diferido', ofSchedule: true },
  { id: 'SCHEDULED', name: 'Programada', ofSchedule: true },
] as const;

/** Chip with the status of a distribution. Its tooltip also has the whole message of the service, if any (GAP-38). */
export const DistributionStatusChip = statusChip(distributionStatus, {});

/** Chip with the status of a part. */
export const PartStatusChip = statusChip(partStatus, {});
