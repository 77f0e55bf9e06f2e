import type { JobKind } from '@/shared/jobs';

/** Exports as jobs: their end is reported to the person who requested them. */
export const exportJobs: JobKind = {
  id: 'export',
  load: async () => (await import('./export-job')).askExportJob,
};
