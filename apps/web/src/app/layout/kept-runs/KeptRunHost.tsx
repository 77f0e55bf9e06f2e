import Checklist from '@mui/icons-material/ChecklistRounded';
import { useState } from 'react';
import { errorOf } from '@/shared/apollo';
import { BULK_WIDTH } from '@/shared/bulk/bulk-definition';
import { keptTexts as texts } from '@/shared/bulk/bulk.texts';
import type { KeptRunKind } from '@/shared/bulk/kept/kept-run';
import { useKeptRunWholeQuery, type KeptRunWholeFragment } from '@/shared/bulk/kept/KeptRuns.generated';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { useFeatures } from '@/shared/feature/feature';
import { lateDialog } from '@/shared/late-code';

interface OpenedProps {
  readonly kind: KeptRunKind;
  readonly run: KeptRunWholeFragment;
  readonly onClose: () => void;
}

const Opened = ({ kind, run, onClose }: OpenedProps) => {
  const [Dialog] = useState(() => lateDialog(kind.load));
  return <Dialog run={run} onClose={onClose} />;
};

interface KeptRunHostProps {
  readonly id: string;
  readonly onClose: () => void;
}

/**
 * Dialog of a stored bulk run, available on every screen. The feature of the run names the records and makes the
 * changes.
 */
export const KeptRunHost = ({ id, onClose }: KeptRunHostProps) => {
  const features = useFeatures();
  const query = useKeptRunWholeQuery({ variables: { id }, fetchPolicy: 'no-cache' });
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
