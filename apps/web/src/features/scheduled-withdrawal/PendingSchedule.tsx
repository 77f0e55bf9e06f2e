import { Pending, PendingText, Section } from '@/shared/detail';
import { scheduleTexts as texts } from './schedule.texts';

/** Placeholder with one line, the height of the section without a schedule. */
export const pendingStanding = <PendingText lines={1} />;

/** Placeholder of the section while its chunk loads. */
export const PendingSchedule = () => (
  <Section title={texts.title}>
    <Pending>{pendingStanding}</Pending>
  </Section>
);
