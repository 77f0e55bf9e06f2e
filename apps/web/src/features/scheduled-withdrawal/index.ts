import { lateDialog, latePart } from '@/shared/late-code';
import { PendingSchedule } from './PendingSchedule';

/** Lazily loaded dialog of a schedule. */
export const ScheduleDialog = lateDialog(async () => (await import('./ScheduleDialog')).ScheduleDialog);

/** Section with the schedule on the page of a collector. */
export const ScheduleSection = latePart(
  async () => (await import('./ScheduleSection')).ScheduleSection,
  PendingSchedule,
);
