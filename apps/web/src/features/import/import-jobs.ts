import type { JobKind } from '@/shared/jobs';

/** Imports as jobs: the end of reading them, and of creating their payments, is reported. */
export const importJobs: JobKind = { id: 'import', load: async () => (await import('./ask-import')).askImportJob };
