import { Pending, PendingText, Section } from '@/shared/detail';
import { scheduleTexts as texts } from './schedule.texts';

/** Most collectors have no schedule: a line says so. */
export const pendingStanding = <PendingText lines={1} />;

/** In the place of the section while its code loads. */
export const PendingSchedule = () => (
  <Section title={texts.title}>
    <Pending>{pendingStanding}</Pending>
  </Section>
);
