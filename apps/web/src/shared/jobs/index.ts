export { JobNotices } from './JobNotices';
export { jobs, type AskJob, type JobKind } from './jobs';
