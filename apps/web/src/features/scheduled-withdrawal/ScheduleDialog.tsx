import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiStep from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useId } from 'react';
import type { CollectorOption } from '@/domain/collector';
import { useLeaveQuestion } from '@/shared/change';
import { AppDialog, ConfirmDialog } from '@/shared/dialog';
import { FormLock, TriedFields } from '@/shared/form';
import { texts as commonTexts } from '@/shared/texts';
import { RunProblem } from './RunProblem';
import { scheduleTexts as texts } from './schedule.texts';
import { AccountStep, AmountStep, CronStep, EntityStep } from './ScheduleSteps';
import { useScheduleFlow, type FlowStep, type ScheduleFlow } from './use-schedule-flow';

interface ScheduleDialogProps {
  /** Collector of the schedule; null to choose it in the dialog. */
  readonly collector: CollectorOption | null;
  readonly onClose: () => void;
  /** Called after all changes were made. */
  readonly onDone: () => void;
}

const contents: Readonly<Record<FlowStep, (props: { readonly flow: ScheduleFlow }) => React.ReactNode>> = {
  entity: EntityStep,
  account: AccountStep,
  amount: AmountStep,
  cron: CronStep,
};

const Progress = ({ flow: { steps, at } }: { readonly flow: ScheduleFlow }) => (
  <Stepper activeStep={at} sx={{ mb: 3, flexWrap: 'wrap', rowGap: 1 }}>
    {steps.map((step) => (
      <MuiStep key={step}>
        <StepLabel>{texts.steps[step]}</StepLabel>
      </MuiStep>
    ))}
  </Stepper>
);

/** Dialog that creates or changes the schedule of a collector in steps (B80-B85). */
export const ScheduleDialog = ({ collector, onClose, onDone }: ScheduleDialogProps) => {
  const id = useId();
  const flow = useScheduleFlow({
    collector,
    onDone: (isGone) => {
      if (!isGone) onClose();
      onDone();
    },
  });
  const { step, at, run, question } = flow;
  const Content = contents[step];
  const { leave, question: leaveQuestion } = useLeaveQuestion(run.state.kind, flow.dirty, onClose);
  return (
    <AppDialog
      open
      title={texts.title}
      width={640}
      onClose={run.running ? undefined : leave}
      keepOnBackdrop
      actions={
        <>
          <Button color="inherit" onClick={at === 0 ? leave : flow.back} disabled={run.running}>
            {at === 0 ? commonTexts.cancel : commonTexts.back}
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={!flow.ready}>
            {step === 'cron' ? texts.finish : texts.next}
          </Button>
        </>
      }
    >
      <Progress flow={flow} />
      <Box
        component="form"
        id={id}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          flow.next();
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minHeight: 220, alignContent: 'start' }}
      >
        <FormLock value={run.running}>
          <TriedFields key={step} valid={flow.ready}>
            <Content flow={flow} />
          </TriedFields>
        </FormLock>
        <RunProblem run={run} stands={flow.stands} />
      </Box>
      {question && <ConfirmDialog {...question} danger={false} />}
      {leaveQuestion}
    </AppDialog>
  );
};
