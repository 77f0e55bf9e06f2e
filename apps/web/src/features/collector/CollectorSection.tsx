import { Nothing, QuerySection, Section, SectionLink } from '@/shared/detail';
import { collectorSectionTexts as texts } from './collector-section.texts';
import { CollectorFacts } from './CollectorFacts';
import { collectorPath } from './collector.paths';
import { useCollector } from './use-collector';

const CollectorContent = ({ id }: { readonly id: string }) => {
  const { allowed, query, collector } = useCollector(id);
  if (!allowed) return <Nothing>{texts.refused}</Nothing>;
  return (
    <QuerySection query={query} data={collector} texts={texts}>
      {(known) => <CollectorFacts collector={known} />}
    </QuerySection>
  );
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
