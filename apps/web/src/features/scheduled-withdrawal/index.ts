import { lazy } from 'react';

/** The dialog, where a person opens it. */
export const ScheduleDialog = lazy(() =>
  import('./ScheduleDialog').then((module) => ({ default: module.ScheduleDialog })),
);

/** The section of a collector's page. */
export const ScheduleSection = lazy(() =>
  import('./ScheduleSection').then((module) => ({ default: module.ScheduleSection })),
);
