export type { AskJob, JobKind } from './job-kind';
export { JobNotices } from './JobNotices';
export { jobs } from './jobs';
