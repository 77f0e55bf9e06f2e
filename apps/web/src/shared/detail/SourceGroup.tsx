import { detailTexts } from './detail.texts';
import { Fact, Facts } from './Facts';
import { Group, Nothing } from './Section';

const texts = detailTexts.source;

interface SourceGroupProps {
  readonly source: { readonly id: string | null; readonly name: string | null; readonly type: string | null } | null;
}

/** Where an entity comes from. */
export const SourceGroup = ({ source }: SourceGroupProps) => (
  <Group title={texts.title}>
    {source ? (
      <Facts>
        <Fact label={texts.name}>{source.name}</Fact>
        <Fact label={texts.type}>{source.type}</Fact>
        <Fact label={texts.id}>{source.id}</Fact>
      </Facts>
    ) : (
      <Nothing>{texts.none}</Nothing>
    )}
  </Group>
);
