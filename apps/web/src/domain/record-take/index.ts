import { latePart } from '@/shared/late-code';

export { QueueMarks } from './QueueMarks';

/** Lazily loaded with the first record that is opened. Lists have it in their panels, and load without it. */
export const TakenPart = latePart(async () => (await import('./TakenPart')).TakenPart);
