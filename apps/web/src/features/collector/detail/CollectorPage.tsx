import { BalanceSection, CollectorFacts, useCollector } from '@/domain/collector';
import { ActivitySection } from '@/domain/activity';
import { routes } from '@/domain/routes';
import { useParams } from 'react-router-dom';
import { queryState } from '@/shared/apollo';
import { ScheduleSection } from '@/features/scheduled-withdrawal';
import { BareHeader, DetailBody, DetailPlaceholder, Section } from '@/shared/detail';
import { PaidSections, ReferencesSection, WithdrawnSection } from './CollectorSections';
import { ConfigurationSection } from './ConfigurationSection';
import { collectorDetailTexts as texts } from './detail.texts';

/** Back to the search, which remembers for the session how it was left (A15). */
const toCollectors = { to: routes.collectors.path, label: texts.back } as const;

const missing = {
  title: texts.notFound,
  detail: texts.notFoundDetail,
  to: routes.collectors.path,
  link: texts.back,
} as const;

const CollectorScreen = ({ id }: { readonly id: string }) => {
  const { query, collector } = useCollector(id);
  if (!collector)
    return (
      <DetailPlaceholder
        title={texts.title}
        back={toCollectors}
        query={queryState(query)}
        missing={missing}
        failed={texts.failed}
      />
    );
  return (
    <>
      <BareHeader title={collector.name} back={toCollectors} />
      <DetailBody
        main={
          <>
            <Section title={texts.summary}>
              <CollectorFacts collector={collector} />
            </Section>
            <PaidSections collector={collector} />
          </>
        }
        aside={
          <>
            <BalanceSection collectorId={collector.id} />
            <ScheduleSection collector={collector} />
            <WithdrawnSection collector={collector} />
            <ReferencesSection collector={collector} />
          </>
        }
        footer={<ConfigurationSection collectorId={collector.id} />}
        activity={<ActivitySection of="Collector" id={collector.id} />}
      />
    </>
  );
};

/** The page of a collector: `/comercios/{id}` (GAP-03, CON-04). */
export const CollectorPage = () => {
  const { id = '' } = useParams();
  // another collector is another screen: nothing of the one before stays, its open parts included
  return <CollectorScreen key={id} id={id} />;
};
