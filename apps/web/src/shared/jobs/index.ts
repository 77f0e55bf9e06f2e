export { JobNotices } from './JobNotices';
export type { AskJob, JobKind } from './jobs';
export { useRememberJob } from './use-remember-job';
