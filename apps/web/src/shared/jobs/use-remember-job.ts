import { usePreference } from '@/shared/preferences';
import { rememberJob, startedJobs, type JobKind } from './jobs';

/**
 * Hook that stores a started job of this kind. Its end is then reported on any screen, even after a reload
 * (`JobNotices`).
 */
export const useRememberJob = ({ id: kind }: JobKind): ((id: string) => void) => {
  const [, change] = usePreference(startedJobs);
  return (id) => rememberJob(change, { kind, id });
};
