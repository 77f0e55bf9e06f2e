import { useEffect, useEffectEvent } from 'react';
import { useKeptRunsQuery, type KeptRunFragment } from '@/shared/bulk/kept/KeptRuns.generated';
import { usePolling } from '@/shared/polling';

/** Milliseconds from an answer to the next question, while the notices are open. */
const EVERY_MS = 3_000;

interface KeptRunsWatchProps {
  /** True while the person looks at the runs. */
  readonly isOpen: boolean;
  /** Called with each answer; with none where nothing is kept, or the store does not answer. */
  readonly onRuns: (runs: readonly KeptRunFragment[]) => void;
}

/** Asks which bulk runs there are: once at the start, and again while the person looks at them. */
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
