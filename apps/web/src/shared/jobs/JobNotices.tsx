import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useViewer } from '@/shared/auth';
import { jobMemory, type JobKind } from './jobs';

const JobWatcher = lazy(async () => ({ default: (await import('./JobWatcher')).JobWatcher }));

/**
 * Tells when something ends that this person asked for in this browser, wherever they are by then. What follows it loads
 * when there is something to follow.
 */
export const JobNotices = ({ kinds }: { readonly kinds: readonly JobKind[] }) => {
  const { username } = useViewer();
  const isAnyRemembered = useSyncExternalStore(jobMemory.subscribe, () => jobMemory.read(username) !== null);
  return <Suspense>{isAnyRemembered && <JobWatcher person={username} kinds={kinds} />}</Suspense>;
};
