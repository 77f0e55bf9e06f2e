import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppDialog } from '@/shared/dialog';
import { notify } from '@/shared/feedback';
import { texts as commonTexts } from '@/shared/texts';
import { RunProblem } from './RunProblem';
import type { ScheduleEntryFragment } from './Schedule.generated';
import { planOfDeletion, scheduleOf } from './schedule';
import { questionTexts, scheduleTexts as texts } from './schedule.texts';
import { usePlanRun } from './use-plan-run';

interface RemoveScheduleDialogProps {
  readonly collectorId: string;
  readonly entries: readonly ScheduleEntryFragment[];
  readonly onClose: () => void;
  /** Reads the entries anew. */
  readonly readAgain: () => Promise<unknown>;
}

/** Asks before nothing is scheduled any more; every entry but the account is disabled (B182). */
export const RemoveScheduleDialog = ({ collectorId, entries, onClose, readAgain }: RemoveScheduleDialogProps) => {
  const run = usePlanRun({ collectorId, variables: [] });
  const remove = async () => {
    const isDone = await run.run(planOfDeletion(entries));
    await readAgain().catch(() => undefined);
    if (!isDone) return;
    notify.success(texts.removed);
    onClose();
  };
  return (
    <AppDialog
      open
      title={questionTexts.remove}
      width={520}
      onClose={run.running ? undefined : onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={run.running} autoFocus>
            {commonTexts.back}
          </Button>
          <Button variant="contained" color="error" onClick={() => void remove()} disabled={run.running}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {questionTexts.removeDetail}
      </Typography>
      <RunProblem run={run} stands={scheduleOf(entries)} />
    </AppDialog>
  );
};
