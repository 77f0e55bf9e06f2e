import { latePart } from '@/shared/late-code';

export { RecordMarks } from './RecordMarks';

/** Loads with the first record that is opened: lists, which have it in their panels, load without it. */
export const NotesSection = latePart(async () => (await import('./NotesSection')).NotesSection);
