import { routes } from '@/domain/routes';
import { AskedPart, Nothing, Section, SectionLink } from '@/shared/detail';
import { collectorSectionTexts as texts } from './collector-section.texts';
import { CollectorFacts } from './CollectorFacts';
import { useCollector } from './use-collector';

const CollectorContent = ({ id }: { readonly id: string }) => {
  const { allowed, asked, collector } = useCollector(id);
  if (!allowed) return <Nothing>{texts.refused}</Nothing>;
  return (
    <AskedPart asked={asked} part={collector} texts={texts}>
      {(known) => <CollectorFacts collector={known} />}
    </AskedPart>
  );
};

/** Who is paid. It comes from the collector service and fails alone. */
export const CollectorSection = ({ collectorId }: { readonly collectorId: string }) => {
  const { allowed } = useCollector(collectorId);
  const open = allowed && <SectionLink to={routes.collector.href(collectorId)}>{texts.open}</SectionLink>;
  return (
    <Section title={texts.title} aside={open}>
      <CollectorContent id={collectorId} />
    </Section>
  );
};
