import { detailTexts } from '@/shared/detail';
import { readFields, type Fields, type Reading } from './reading';

const texts = detailTexts.source;

interface Source {
  readonly id: string | null;
  readonly name: string | null;
  readonly type: string | null;
}

const fields: Fields<Source> = {
  name: [texts.name, ({ name }) => name],
  type: [texts.type, ({ type }) => type],
  id: [texts.id, ({ id }) => id],
};

/** Where an entity comes from, as it reads. */
export const readSource = (source: Source | null): readonly Reading[] => readFields(fields, source);
