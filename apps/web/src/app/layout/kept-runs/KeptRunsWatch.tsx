import { useEffect, useEffectEvent } from 'react';
import { useKeptRunsQuery, type KeptRunFragment } from '@/shared/bulk/kept/KeptRuns.generated';
import { usePolling } from '@/shared/polling';

/** Polling interval in milliseconds, while the notices are open. */
const EVERY_MS = 3_000;

interface KeptRunsWatchProps {
  /** True while the notices are open. */
  readonly isOpen: boolean;
  /** Called with each answer. The list is empty if no run is stored, or the store does not respond. */
  readonly onRuns: (runs: readonly KeptRunFragment[]) => void;
}

/** Queries the bulk runs once, then polls while the notices are open. */
export const KeptRunsWatch = ({ isOpen, onRuns }: KeptRunsWatchProps) => {
  const { data, refetch } = useKeptRunsQuery({ variables: { action: null }, fetchPolicy: 'no-cache' });
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
