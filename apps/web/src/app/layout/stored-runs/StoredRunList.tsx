import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { actionNames } from '@backoffice/schema/activity-names';
import { useApolloClient } from '@/shared/apollo';
import { bulkTexts, storedRunTexts as texts } from '@/shared/bulk/bulk.texts';
import { EndBulkRunDocument, type StoredRunFragment } from '@/shared/bulk/stored/StoredRuns.generated';
import { ConfirmDialog } from '@/shared/dialog';
import { notify } from '@/shared/feedback';
import { dateTime } from '@/shared/format';

const stateText = ({ isOwn, owner, state }: StoredRunFragment): string => {
  if (!isOwn) return texts.runBy(owner);
  return state === 'RUNNING' ? texts.running : texts.paused;
};

const countsText = ({ size, done, failed, unknown }: StoredRunFragment): string => {
  const waiting = size - done - failed - unknown;
  return [
    bulkTexts.done(done),
    failed > 0 && bulkTexts.failed(failed),
    unknown > 0 && bulkTexts.unknown(unknown),
    waiting > 0 && bulkTexts.waiting(waiting),
  ]
    .filter(Boolean)
    .join(' · ');
};

interface StoredRunRowProps {
  readonly run: StoredRunFragment;
  readonly onOpen: (id: string) => void;
  readonly onDiscard: (id: string) => void;
}

/** One bulk run: its action, number of records, progress and person. The person's own paused run has buttons. */
const StoredRunRow = ({ run, onOpen, onDiscard }: StoredRunRowProps) => {
  const { id, action, size, done, failed, unknown, isOwn, state, isResumable } = run;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.75, px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', columnGap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 560, mr: 'auto', overflowWrap: 'anywhere' }}>
          {actionNames[action] ?? action}
        </Typography>
        <Typography variant="body2" noWrap sx={{ flex: 'none' }}>
          {texts.items(size)}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        color={state === 'RUNNING' ? 'primary' : 'warning'}
        value={((done + failed + unknown) / size) * 100}
        aria-hidden
      />
      <Typography variant="body2">{countsText(run)}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="caption" color="textSecondary" sx={{ mr: 'auto' }}>
          {stateText(run)} · {dateTime(run.beganAt)}
        </Typography>
        {isOwn && state === 'PAUSED' && (
          <>
            <Button size="small" color="inherit" onClick={() => onDiscard(id)}>
              {texts.discard}
            </Button>
            <Button size="small" variant="outlined" onClick={() => onOpen(id)}>
              {isResumable ? texts.resume : texts.see}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
};

interface StoredRunListProps {
  readonly runs: readonly StoredRunFragment[];
  /** Called with the id of the run that the person resumes or looks at. */
  readonly onOpen: (id: string) => void;
  /** Called with the id of a run that the person discards. */
  readonly onDiscarded: (id: string) => void;
}

/** Bulk runs of the person that have not ended, and those that other people run now. */
export const StoredRunList = ({ runs, onOpen, onDiscarded }: StoredRunListProps) => {
  const client = useApolloClient();
  const [asked, ask] = useState<string>();
  const discard = async (id: string): Promise<void> => {
    ask(undefined);
    const answer = await client
      .mutate({ mutation: EndBulkRunDocument, variables: { id }, fetchPolicy: 'no-cache' })
      .catch(() => undefined);
    const payload = answer?.data?.payload;
    if (payload && !payload.error) onDiscarded(id);
    else notify.error([texts.notDiscarded, payload?.error?.message].filter(Boolean).join(': '));
  };
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ px: 2, pb: 1 }}>
        {texts.title}
      </Typography>
      <Box
        component="ul"
        aria-label={texts.title}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
      >
        {runs.map((run) => (
          <StoredRunRow key={run.id} run={run} onOpen={onOpen} onDiscard={ask} />
        ))}
      </Box>
      {asked !== undefined && (
        <ConfirmDialog
          title={texts.discardTitle}
          detail={texts.discardDetail}
          confirmLabel={texts.discard}
          onConfirm={() => void discard(asked)}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
};
