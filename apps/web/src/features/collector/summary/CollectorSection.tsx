import { routes } from '@/domain/routes';
import { AskedPart, Copyable, Fact, Facts, Nothing, Section, SectionLink } from '@/shared/detail';
import { matchImportText, withdrawalStrategyText } from '../collector-text';
import { collectorSectionTexts as texts } from './collector-section.texts';
import type { CollectorOfEntityQuery } from './CollectorOfEntity.generated';
import { useCollector } from './use-collector';

interface CollectorFactsProps {
  readonly collector: NonNullable<CollectorOfEntityQuery['collector']>;
}

/** Facts about a collector: on its own page, and beside a payment or a subscription. */
export const CollectorFacts = ({ collector }: CollectorFactsProps) => (
  <Facts>
    <Fact label={texts.name} span="row">
      {collector.name}
    </Fact>
    <Fact label={texts.signature}>
      <Copyable value={collector.signature} label={texts.copySignature} />
    </Fact>
    <Fact label={texts.checkoutVersion}>{collector.checkoutVersion}</Fact>
    <Fact label={texts.withdrawalStrategy}>{withdrawalStrategyText(collector.withdrawalStrategy)}</Fact>
    <Fact label={texts.matchImport}>{matchImportText(collector.matchImport)}</Fact>
  </Facts>
);

const CollectorContent = ({ id }: { readonly id: string }) => {
  const { allowed, asked, collector } = useCollector(id);
  if (!allowed) return <Nothing>{texts.refused}</Nothing>;
  return (
    <AskedPart asked={asked} part={collector} texts={texts}>
      {(known) => <CollectorFacts collector={known} />}
    </AskedPart>
  );
};

/** The collector of an entity. It comes from the collector service and fails alone. */
export const CollectorSection = ({ collectorId }: { readonly collectorId: string }) => {
  const { allowed } = useCollector(collectorId);
  const open = allowed && <SectionLink to={routes.collector.href(collectorId)}>{texts.open}</SectionLink>;
  return (
    <Section title={texts.title} aside={open}>
      <CollectorContent id={collectorId} />
    </Section>
  );
};
