import { scheduleCodes } from '@backoffice/validators';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { CollectorOption } from '@/domain/collector';
import { useActionAddress } from '@/shared/actions';
import { QuerySection, Section } from '@/shared/detail';
import { NextRuns } from './CronFields';
import { RemoveScheduleDialog } from './RemoveScheduleDialog';
import { useScheduledWithdrawalQuery, type ScheduledWithdrawalQuery } from './Schedule.generated';
import { scheduleOf } from './schedule';
import { scheduleTexts as texts } from './schedule.texts';
import { ScheduleDialog } from './ScheduleDialog';
import { ScheduleFacts } from './ScheduleFacts';

const SCHEDULE = 'scheduleWithdrawal';
const REMOVE = 'removeScheduledWithdrawal';

/** Asks if the person may change the schedule, by the word of the gateway about its variables (ADR 0027). */
const maySchedule = (data: ScheduledWithdrawalQuery | undefined): boolean =>
  data?.configurationVariables?.some(({ code, mayChange }) => code === scheduleCodes.cron && mayChange) ?? false;

/** Schedule of a collector, its next runs, and its changes: its dialog is reached from here (CON-20). */
export const ScheduleSection = ({ collector }: { readonly collector: CollectorOption }) => {
  const result = useScheduledWithdrawalQuery({ variables: { collectorId: collector.id } });
  const entries = result.data?.collector?.configurations;
  const mayChange = maySchedule(result.data);
  const { dialog, open, close } = useActionAddress('entidad', collector.id);
  const schedule = scheduleOf(entries ?? []);
  const isScheduled = schedule.cron !== null;
  const readAgain = () => result.refetch();
  const buttons = mayChange && entries && (
    <Box sx={{ display: 'flex', gap: 1, mr: -1.25 }}>
      {isScheduled && (
        <Button size="small" color="error" onClick={() => open({ action: REMOVE, id: collector.id })}>
          {texts.remove}
        </Button>
      )}
      <Button size="small" onClick={() => open({ action: SCHEDULE, id: collector.id })}>
        {isScheduled ? texts.change : texts.schedule}
      </Button>
    </Box>
  );
  return (
    <Section title={texts.title} aside={buttons}>
      <QuerySection query={result} data={entries} texts={texts}>
        {() => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ScheduleFacts schedule={schedule} />
            {schedule.cron !== null && <NextRuns cron={schedule.cron} />}
          </Box>
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
