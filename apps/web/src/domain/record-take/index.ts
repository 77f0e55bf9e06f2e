import { latePart } from '@/shared/late-code';

export { QueueMarks } from './QueueMarks';

/** Loads with the first record that is opened: lists, which have it in their panels, load without it. */
export const TakenPart = latePart(async () => (await import('./TakenPart')).TakenPart);
