import { BalanceSection, CollectorFacts, useCollector } from '@/domain/collector';
import { ActivitySection } from '@/domain/activity';
import { routes } from '@/domain/routes';
import { useParams } from 'react-router-dom';
import { queryState } from '@/shared/apollo';
import { ScheduleSection } from '@/features/scheduled-withdrawal';
import { BareHeader, DetailBody, DetailPlaceholder, Section } from '@/shared/detail';
import { ElsewhereSection, LatestSections } from './CollectorSections';
import { ConfigurationSection } from './ConfigurationSection';
import { collectorDetailTexts as texts } from './detail.texts';

/** Link to the search, which restores its last filters in this session (A15). */
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
            <BalanceSection collectorId={collector.id} prominent />
            <LatestSections collector={collector} />
            <ConfigurationSection collectorId={collector.id} />
          </>
        }
        aside={
          <>
            <Section title={texts.summary}>
              <CollectorFacts collector={collector} />
            </Section>
            <ScheduleSection collector={collector} />
            <ElsewhereSection collector={collector} />
          </>
        }
        activity={<ActivitySection of="Collector" id={collector.id} />}
      />
    </>
  );
};

/** Page of a collector: `/comercios/{id}` (GAP-03, CON-04). */
export const CollectorPage = () => {
  const { id = '' } = useParams();
  // the key resets all state, including open sections, for another collector
  return <CollectorScreen key={id} id={id} />;
};
