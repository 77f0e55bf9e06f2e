import { lateHelper } from '@/shared/late-code';
import { usePreference } from '@/shared/preferences';
import { startedJobs, type JobKind } from './jobs';

const JobWatcher = lateHelper(async () => (await import('./JobWatcher')).JobWatcher);

/**
 * Reports the end of something that this person requested in this browser, wherever they are by then. What follows it
 * loads when there is something to follow.
 */
export const JobNotices = ({ kinds }: { readonly kinds: readonly JobKind[] }) => {
  const [jobs] = usePreference(startedJobs);
  return jobs.length > 0 && <JobWatcher kinds={kinds} />;
};
