import type { JobKind } from '@/shared/jobs';

/** Exports, as jobs of which the end is told. */
export const exportJobs: JobKind = {
  id: 'export',
  load: async () => (await import('./export-job')).askExportJob,
};
