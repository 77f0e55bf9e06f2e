import { readFields, type Fields, type SectionReading } from './detail-fields';
import { detailTexts } from './detail.texts';
import { FieldFacts } from './Facts';
import { Group, Nothing } from './Section';

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

/** The origin of an entity. */
export const SourceGroup = ({ source }: { readonly source: Source | null }) => (
  <Group title={texts.title}>
    {source ? <FieldFacts fields={fields} entity={source} /> : <Nothing>{texts.none}</Nothing>}
  </Group>
);

/** The origin of an entity for a comparison. */
export const readSource = (source: Source | null): SectionReading => ({
  key: 'source',
  title: texts.title,
  fields: readFields(fields, source),
});
