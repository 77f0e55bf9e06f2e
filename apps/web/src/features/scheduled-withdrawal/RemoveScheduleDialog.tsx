import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SecondPerson } from '@/domain/second-person';
import { useLeaveQuestion } from '@/shared/change';
import { AppDialog } from '@/shared/dialog';
import { notify } from '@/shared/feedback';
import { texts as commonTexts } from '@/shared/texts';
import { RunProblem } from './RunProblem';
import type { ScheduleEntryFragment } from './Schedule.generated';
import { planOfDeletion, scheduleOf } from './schedule';
import { questionTexts, scheduleTexts as texts } from './schedule.texts';
import { ScheduleFacts } from './ScheduleFacts';
import { usePlanRun } from './use-plan-run';

interface RemoveScheduleDialogProps {
  readonly collectorId: string;
  readonly entries: readonly ScheduleEntryFragment[];
  readonly onClose: () => void;
  /** Reads the entries again. */
  readonly readAgain: () => Promise<readonly ScheduleEntryFragment[] | undefined>;
}

/** Dialog that removes a schedule. It disables the entries of the schedule, except the account (B182). */
export const RemoveScheduleDialog = ({ collectorId, entries, onClose, readAgain }: RemoveScheduleDialogProps) => {
  const run = usePlanRun({ collectorId, variables: [] });
  const { leave, question } = useLeaveQuestion(run.state.kind, false, onClose);
  const remove = async () => {
    const made = await run.run({ shown: entries, read: readAgain, stepsOf: planOfDeletion });
    if (made === undefined) return;
    await readAgain().catch(() => undefined);
    notify.success(texts.removed, run.late());
    if (!run.late()) onClose();
  };
  return (
    <AppDialog
      open
      title={questionTexts.remove}
      width={520}
      onClose={run.running ? undefined : leave}
      actions={
        <>
          <Button color="inherit" onClick={leave} disabled={run.running} autoFocus>
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
      {run.state.kind === 'idle' && <ScheduleFacts schedule={scheduleOf(entries)} />}
      <SecondPerson act="editSchedule" />
      <RunProblem run={run} stands={scheduleOf(entries)} />
      {question}
    </AppDialog>
  );
};
