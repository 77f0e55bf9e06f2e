import { routes } from '@/domain/routes';
import { FieldFacts, Nothing, PendingFacts, QuerySection, Section, SectionLink, type Fields } from '@/shared/detail';
import { matchImportText, withdrawalStrategyText } from '../collector-text';
import { collectorSectionTexts as texts } from './collector-section.texts';
import type { CollectorOfEntityQuery } from './CollectorOfEntity.generated';
import { useCollector } from './use-collector';

type Collector = NonNullable<CollectorOfEntityQuery['collector']>;

const fields: Fields<Collector> = {
  name: [texts.name, ({ name }) => name],
  id: [texts.signature, ({ id }) => id, { copy: texts.copySignature, help: 'Firma' }],
  checkoutVersion: [texts.checkoutVersion, ({ checkoutVersion }) => checkoutVersion, { technical: true }],
  withdrawalStrategy: [texts.withdrawalStrategy, withdrawalStrategyText, { technical: true }],
  withdrawalStrategyCode: null,
  matchImport: [texts.matchImport, matchImportText, { technical: true, help: 'Coincidencias' }],
  matchImportCode: null,
};

/** Fields of a collector, on its own page and on records paid to it. */
export const CollectorFacts = ({ collector }: { readonly collector: Collector }) => (
  <FieldFacts fields={fields} entity={collector} />
);

const CollectorContent = ({ id }: { readonly id: string }) => {
  const { allowed, query, collector } = useCollector(id);
  if (!allowed) return <Nothing>{texts.refused}</Nothing>;
  return (
    <QuerySection query={query} data={collector} texts={texts} pending={<PendingFacts fields={fields} />}>
      {(known) => <CollectorFacts collector={known} />}
    </QuerySection>
  );
};

/**
 * Section with the collector of a record. Its data comes from the collector service, so a failure affects this section
 * alone.
 */
export const CollectorSection = ({ collectorId }: { readonly collectorId: string }) => {
  const { allowed } = useCollector(collectorId);
  const open = allowed && <SectionLink to={routes.collector.href(collectorId)}>{texts.open}</SectionLink>;
  return (
    <Section title={texts.title} aside={open}>
      <CollectorContent id={collectorId} />
    </Section>
  );
};
