import type { JobKind } from '@/shared/jobs';

/** Imports that are followed until they are read, or their payments are made. */
export const importJobs: JobKind = { id: 'import', load: async () => (await import('./ask-import')).askImportJob };
