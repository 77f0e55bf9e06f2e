import { usePreference } from '@/shared/preferences';
import { rememberJob, startedJobs, type JobKind } from './jobs';

/** Remembers that a job of this kind was started: its end is reported on any screen, and after a reload. */
export const useRememberJob = ({ id: kind }: JobKind): ((id: string) => void) => {
  const [, change] = usePreference(startedJobs);
  return (id) => rememberJob(change, { kind, id });
};
