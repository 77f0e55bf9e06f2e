import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ChangeProblem } from '@/shared/change';
import type { Schedule } from './schedule';
import { runTexts as texts } from './schedule.texts';
import { ScheduleFacts } from './ScheduleFacts';
import type { PlanRun } from './use-plan-run';

interface RunProblemProps {
  readonly run: PlanRun;
  /** Current schedule in the service. */
  readonly stands: Schedule;
}

/**
 * Progress of the changes. After a failure, it shows the current schedule, and that a retry makes only the remaining
 * changes.
 */
export const RunProblem = ({ run: { state, running, done, total, at }, stands }: RunProblemProps) => {
  if (running && at)
    return (
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2">
          {texts.progress(done, total)} · {texts.steps[at.kind][at.part]}
        </Typography>
        <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={texts.progress(done, total)} />
      </Box>
    );
  return (
    <ChangeProblem state={state} title={texts.halfWay}>
      <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 560 }}>
        {texts.progress(done, total)}. {texts.goOn}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, mb: 1 }}>
        {texts.stands}:
      </Typography>
      <ScheduleFacts schedule={stands} />
    </ChangeProblem>
  );
};
