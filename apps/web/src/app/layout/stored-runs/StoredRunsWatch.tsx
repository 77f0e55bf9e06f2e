import { useEffect, useEffectEvent } from 'react';
import { useStoredRunsQuery, type StoredRunFragment } from '@/shared/bulk/stored/StoredRuns.generated';
import { usePolling } from '@/shared/polling';

/** Polling interval in milliseconds, while the notices are open. */
const EVERY_MS = 3_000;

interface StoredRunsWatchProps {
  /** True while the notices are open. */
  readonly isOpen: boolean;
  /** Called with each answer. The list is empty if no run is stored, or the store does not respond. */
  readonly onRuns: (runs: readonly StoredRunFragment[]) => void;
}

/** Queries the bulk runs once, then polls while the notices are open. */
export const StoredRunsWatch = ({ isOpen, onRuns }: StoredRunsWatchProps) => {
  const { data, refetch } = useStoredRunsQuery({ variables: { action: null }, fetchPolicy: 'no-cache' });
  usePolling(isOpen, EVERY_MS, refetch);
  const tell = useEffectEvent(onRuns);
  useEffect(
    function tellRuns() {
      if (data) tell(data.bulkRuns ?? []);
    },
    [data],
  );
  return null;
};
