import Checklist from '@mui/icons-material/ChecklistRounded';
import { useState } from 'react';
import { errorOf } from '@/shared/apollo';
import { BULK_WIDTH } from '@/shared/bulk/bulk-definition';
import { storedRunTexts as texts } from '@/shared/bulk/bulk.texts';
import type { StoredRunKind } from '@/shared/bulk/stored/stored-run';
import { useStoredRunWholeQuery, type StoredRunWholeFragment } from '@/shared/bulk/stored/StoredRuns.generated';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { useFeatures } from '@/shared/feature/feature';
import { lateDialog } from '@/shared/late-code';

interface OpenedProps {
  readonly kind: StoredRunKind;
  readonly run: StoredRunWholeFragment;
  readonly onClose: () => void;
}

const Opened = ({ kind, run, onClose }: OpenedProps) => {
  const [Dialog] = useState(() => lateDialog(kind.load));
  return <Dialog run={run} onClose={onClose} />;
};

interface StoredRunHostProps {
  readonly id: string;
  readonly onClose: () => void;
}

/**
 * Dialog of a stored bulk run, available on every screen. The feature of the run names the records and makes the
 * changes.
 */
export const StoredRunHost = ({ id, onClose }: StoredRunHostProps) => {
  const features = useFeatures();
  const query = useStoredRunWholeQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const run = query.data?.bulkRuns?.[0];
  const kind = run && features.flatMap(({ bulkRuns = [] }) => bulkRuns).find(({ type }) => type === run.type);
  if (run && kind) return <Opened kind={kind} run={run} onClose={onClose} />;
  const failure = errorOf(query);
  return (
    <AppDialog open title={texts.title} width={BULK_WIDTH} onClose={onClose}>
      {failure && <FailedState title={texts.failed} failure={failure} onRetry={() => void query.refetch()} />}
      {query.loading && <LoadingRows />}
      {!failure && !query.loading && <EmptyState icon={<Checklist />} title={texts.gone} />}
    </AppDialog>
  );
};
