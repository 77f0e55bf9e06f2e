import { lateDialog, latePart } from '@/shared/late-code';
import { PendingSchedule } from './PendingSchedule';

/** The dialog, where a person opens it. */
export const ScheduleDialog = lateDialog(async () => (await import('./ScheduleDialog')).ScheduleDialog);

/** The section of a collector's page. */
export const ScheduleSection = latePart(
  async () => (await import('./ScheduleSection')).ScheduleSection,
  PendingSchedule,
);
