import { useParams } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { errorOf } from '@/shared/apollo';
import { BareHeader, DetailSkeleton, Unavailable } from '@/shared/detail';
import { useCollector } from '../summary/use-collector';
import { CollectorBody } from './CollectorBody';
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
  const { asked, collector } = useCollector(id);
  if (!collector)
    return (
      <>
        <BareHeader title={texts.title} back={toCollectors} />
        {asked.loading ? (
          <DetailSkeleton />
        ) : (
          <Unavailable
            missing={missing}
            failed={texts.failed}
            failure={errorOf(asked)}
            onRetry={() => void asked.refetch()}
          />
        )}
      </>
    );
  return (
    <>
      <BareHeader title={collector.name} back={toCollectors} />
      <CollectorBody collector={collector} />
    </>
  );
};

/** The page of a collector: `/comercios/{id}` (GAP-03, CON-04). */
export const CollectorPage = () => {
  const { id = '' } = useParams();
  // another collector is another screen: nothing of the one before stays, its open parts included
  return <CollectorScreen key={id} id={id} />;
};
