import { latePart } from '@/shared/late-code';

export { RecordMarks } from './RecordMarks';

/** Lazily loaded with the first record that is opened. Lists have the section in their panels, and load without it. */
export const NotesSection = latePart(async () => (await import('./NotesSection')).NotesSection);
