import { latePart } from '@/shared/late-code';

export { RecordMarks } from './RecordMarks';

/** Lazily loaded with the first opened record. A list shows the section in its panel, but loads without its code. */
export const NotesSection = latePart(async () => (await import('./NotesSection')).NotesSection);
