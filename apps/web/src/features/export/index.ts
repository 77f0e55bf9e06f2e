import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { historyNeeds } from './export.needs';
import { exportsTexts } from './export.texts';

export type { ListExport } from './create/list-export';
export { ExportMenu } from './create/ExportMenu';
export { ExportHistoryLink } from './ExportHistoryLink';
export { exportsList } from './export.paths';
export { exportJobs } from './jobs/export-jobs';

/** The history of exports, loaded when it is visited. */
export const exportsRoutes: RouteObject[] = [
  {
    path: 'exportaciones',
    handle: { title: exportsTexts.title, ...historyNeeds } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./history/ExportsPage')).ExportsPage }),
  },
];
