import { counted, type Noun } from '@/shared/format';

const note: Noun = { one: 'nota', many: 'notas', gender: 'feminine' };

/** Words of the mark of a row. Lists load them without the words of the notes themselves. */
export const markTexts = { count: (count: number) => counted(note, count) } as const;
