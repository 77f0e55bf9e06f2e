import { scheduleCodes } from '@backoffice/validators';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { CollectorOption } from '@/domain/collector';
import { useAddressedDialog, useOpenAction } from '@/shared/actions';
import type { WithdrawalStrategy } from '@/shared/apollo/schema-types.generated';
import { QuerySection, Section } from '@/shared/detail';
import { NextRuns } from './CronFields';
import { pendingStanding } from './PendingSchedule';
import { RemoveScheduleDialog } from './RemoveScheduleDialog';
import {
  useScheduledWithdrawalQuery,
  type ScheduledWithdrawalQuery,
  type ScheduleEntryFragment,
} from './Schedule.generated';
import { scheduleOf } from './schedule';
import { problemsOf, type ScheduleProblem } from './schedule-problems';
import { scheduleTexts as texts } from './schedule.texts';
import { ScheduleDialog } from './ScheduleDialog';
import { ScheduleFacts } from './ScheduleFacts';
import { ScheduleProblems } from './ScheduleProblems';

const SCHEDULE = 'scheduleWithdrawal';
const REMOVE = 'removeScheduledWithdrawal';

/** Returns true if the GraphQL gateway lets the person change the variables of a schedule (ADR 0027). */
const maySchedule = (data: ScheduledWithdrawalQuery | undefined): boolean =>
  data?.configurationVariables?.some(({ code, mayChange }) => code === scheduleCodes.cron && mayChange) ?? false;

interface ButtonsProps {
  readonly isScheduled: boolean;
  readonly open: (action: string) => void;
}

const ScheduleButtons = ({ isScheduled, open }: ButtonsProps) => (
  <Box sx={{ display: 'flex', gap: 1, mr: -1.25 }}>
    {isScheduled && (
      <Button size="small" color="error" onClick={() => open(REMOVE)}>
        {texts.remove}
      </Button>
    )}
    <Button size="small" onClick={() => open(SCHEDULE)}>
      {isScheduled ? texts.change : texts.schedule}
    </Button>
  </Box>
);

interface StandingProps {
  readonly entries: readonly ScheduleEntryFragment[];
  readonly strategy: WithdrawalStrategy | null;
  /** Opens a dialog by its action. Undefined without the permission. */
  readonly open: ((action: string) => void) | undefined;
}

/** Current schedule with its problems. A schedule without problems shows its next runs. */
const Standing = ({ entries, strategy, open }: StandingProps) => {
  const schedule = scheduleOf(entries);
  const problems = problemsOf(entries, strategy);
  const mend = open && ((how: ScheduleProblem['mend']) => open(how === 'remove' ? REMOVE : SCHEDULE));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ScheduleFacts schedule={schedule} />
      <ScheduleProblems problems={problems} onMend={mend} />
      {schedule.cron !== null && problems.length === 0 && <NextRuns cron={schedule.cron} />}
    </Box>
  );
};

/** Section with the schedule of a collector, its next runs, and the dialogs that change it (CON-20). */
export const ScheduleSection = ({ collector }: { readonly collector: CollectorOption }) => {
  const result = useScheduledWithdrawalQuery({ variables: { collectorId: collector.id } });
  const entries = result.data?.collector?.configurations;
  const mayChange = maySchedule(result.data);
  const open = useOpenAction('entidad', collector.id);
  const { dialog, close } = useAddressedDialog('entidad', collector.id);
  const openHere = (action: string) => open({ action, id: collector.id });
  const readAgain = async () => (await result.refetch()).data?.collector?.configurations ?? undefined;
  const buttons = mayChange && entries && (
    <ScheduleButtons isScheduled={scheduleOf(entries).cron !== null} open={openHere} />
  );
  return (
    <Section title={texts.title} aside={buttons}>
      <QuerySection query={result} data={entries} texts={texts} pending={pendingStanding}>
        {(known) => (
          <Standing
            entries={known}
            strategy={result.data?.collector?.withdrawalStrategy ?? null}
            open={mayChange ? openHere : undefined}
          />
        )}
      </QuerySection>
      {mayChange && dialog?.action === SCHEDULE && (
        <ScheduleDialog collector={collector} onClose={() => void close()} onDone={() => void readAgain()} />
      )}
      {mayChange && entries && dialog?.action === REMOVE && (
        <RemoveScheduleDialog
          collectorId={collector.id}
          entries={entries}
          onClose={() => void close()}
          readAgain={readAgain}
        />
      )}
    </Section>
  );
};
