import { lateHelper } from '@/shared/late-code';
import { usePreference } from '@/shared/preferences';
import { startedJobs, type JobKind } from './jobs';

const JobWatcher = lateHelper(async () => (await import('./JobWatcher')).JobWatcher);

/**
 * Reports the end of jobs that the person started in this browser, on any screen. The watcher's chunk is loaded only
 * while there are jobs.
 */
export const JobNotices = ({ kinds }: { readonly kinds: readonly JobKind[] }) => {
  const [jobs] = usePreference(startedJobs);
  return jobs.length > 0 && <JobWatcher kinds={kinds} />;
};
