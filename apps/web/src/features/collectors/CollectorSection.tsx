import { Copyable, Fact, Facts, Nothing, PartFailed, PartLoading, Section, SectionLink } from '@/shared/detail';
import { collectorSectionTexts as texts } from './collector-section.texts';
import type { CollectorOfEntityQuery } from './CollectorOfEntity.generated';
import { collectorPath } from './collectors.paths';
import { matchImportText } from './match-import';
import { useCollector } from './use-collector';
import { withdrawalStrategyText } from './withdrawal-strategy';

type Collector = NonNullable<CollectorOfEntityQuery['collector']>;

const CollectorFacts = ({ collector }: { readonly collector: Collector }) => (
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
  const { allowed, loading, collector, failure, retry } = useCollector(id);
  if (!allowed) return <Nothing>{texts.refused}</Nothing>;
  if (collector) return <CollectorFacts collector={collector} />;
  if (loading) return <PartLoading />;
  if (failure) return <PartFailed title={texts.failed} failure={failure} onRetry={retry} />;
  return <Nothing>{texts.unknown}</Nothing>;
};

/** Who is paid. It comes from the collector service and fails alone. */
export const CollectorSection = ({ collectorId }: { readonly collectorId: string }) => {
  const { allowed } = useCollector(collectorId);
  const open = allowed && <SectionLink to={collectorPath(collectorId)}>{texts.open}</SectionLink>;
  return (
    <Section title={texts.title} aside={open}>
      <CollectorContent id={collectorId} />
    </Section>
  );
};
