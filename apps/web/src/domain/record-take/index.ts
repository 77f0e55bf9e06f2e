import { latePart } from '@/shared/late-code';

export { QueueMarks } from './QueueMarks';
export { useWaiting } from './use-waiting';

/** Lazily loaded with the first opened record. A list shows the part in its panel, but loads without its code. */
export const TakenPart = latePart(async () => (await import('./TakenPart')).TakenPart);
