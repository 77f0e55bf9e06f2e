import { DetailBody, Section } from '@/shared/detail';
import { CollectorFacts } from '../summary/CollectorSection';
import type { CollectorOfEntityQuery } from '../summary/CollectorOfEntity.generated';
import { BalanceSection } from './BalanceSection';
import { ConfigurationSection } from './configuration/ConfigurationSection';
import { collectorDetailTexts as texts } from './detail.texts';
import { ListsSection } from './ListsSection';

interface CollectorBodyProps {
  readonly collector: NonNullable<CollectorOfEntityQuery['collector']>;
}

/** All that a collector shows; its money and its configuration fail alone. */
export const CollectorBody = ({ collector }: CollectorBodyProps) => (
  <DetailBody
    story={
      <Section title={texts.summary}>
        <CollectorFacts collector={collector} />
      </Section>
    }
    facts={
      <>
        <BalanceSection collectorId={collector.id} />
        <ListsSection collector={collector} />
      </>
    }
    rest={<ConfigurationSection collectorId={collector.id} />}
  />
);
