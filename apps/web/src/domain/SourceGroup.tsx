import { codeText } from '@/domain/service-codes';
import { FieldFacts, Group, Nothing, readFields, type Fields, type SectionReading } from '@/shared/detail';
import { sourceTexts as texts } from './source.texts';

interface Source {
  readonly sourceId: string | null;
  readonly name: string | null;
  readonly type: string | null;
}

const sourceFields: Fields<Source> = {
  name: [texts.name, ({ name }) => name],
  type: [texts.type, ({ type }) => codeText('sourceType', type)],
  sourceId: [texts.id, ({ sourceId }) => sourceId],
};

/** Group with the origin of a record: name, type and id. */
export const SourceGroup = ({ source }: { readonly source: Source | null }) => (
  <Group title={texts.title}>
    {source ? <FieldFacts fields={sourceFields} entity={source} /> : <Nothing>{texts.none}</Nothing>}
  </Group>
);

/** Reads the origin of a record for a comparison of versions. */
export const readSource = (source: Source | null): SectionReading => ({
  key: 'source',
  title: texts.title,
  fields: readFields(sourceFields, source),
});
