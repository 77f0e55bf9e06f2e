import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ScheduleProblem } from './schedule-problems';
import { problemTexts as texts } from './schedule.texts';

interface ScheduleProblemsProps {
  readonly problems: readonly ScheduleProblem[];
  /** Opens the dialog that resolves the problems. Undefined without the permission. */
  readonly onMend: ((mend: ScheduleProblem['mend']) => void) | undefined;
}

/** Alert with the problems of a schedule, and a button that opens the dialog to resolve them. */
export const ScheduleProblems = ({ problems, onMend }: ScheduleProblemsProps) => {
  const [first] = problems;
  if (!first) return null;
  return (
    <Alert
      severity="warning"
      action={
        onMend && (
          <Button color="inherit" size="small" onClick={() => onMend(first.mend)}>
            {texts[first.mend]}
          </Button>
        )
      }
    >
      {problems.map(({ text }) => (
        <Typography key={text} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
      {!onMend && <Typography>{texts.others}</Typography>}
    </Alert>
  );
};
