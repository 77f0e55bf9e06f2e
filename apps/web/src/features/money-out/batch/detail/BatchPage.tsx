import { useParams } from 'react-router-dom';
import { ActivitySection } from '@/domain/activity';
import { TakenPart } from '@/domain/record-take';
import { routes } from '@/domain/routes';
import { offerOf } from '@/shared/actions';
import { queryState } from '@/shared/apollo';
import { DetailHeader, DetailPlaceholder } from '@/shared/detail';
import { money } from '@/shared/format';
import { usePolling } from '@/shared/polling';
import { batchActions } from '../actions/batch.actions';
import { useBatchForActionQuery } from '../actions/BatchChanges.generated';
import { detailTexts as texts, dialogTexts } from '../batch.texts';
import { BatchStatusChip } from '../batch.status';
import { BatchCards } from './BatchCards';

const toBatches = { to: routes.batches.path, label: texts.back } as const;

const missing = {
  title: dialogTexts.notFound,
  detail: texts.notFoundDetail,
  to: routes.batches.path,
  link: texts.back,
} as const;

/** Polling interval in milliseconds, while the batch is in process. */
const EVERY_MS = 3_000;

/**
 * Page of a batch: `/lotes/lotes/{collectorId}/{id}` (B93, CON-02). A batch of another collector is reported as not
 * found.
 */
export const BatchPage = () => {
  const { id = '', collectorId } = useParams();
  const result = useBatchForActionQuery({ variables: { id } });
  const reloading = result.loading && Boolean(result.data);
  const actions = batchActions.usePageActions({ id, onChanged: () => void result.refetch() });
  const entity = result.data?.entity?.collectorId === collectorId ? result.data?.entity : undefined;
  usePolling(entity?.status === 'IN_PROCESS', EVERY_MS, result.refetch);
  if (!entity)
    return (
      <DetailPlaceholder
        title={texts.title}
        back={toBatches}
        query={queryState(result)}
        missing={missing}
        failed={dialogTexts.failed}
      />
    );
  const offered = actions.offered(entity);
  return (
    <>
      <DetailHeader
        title={texts.title}
        documentTitle={texts.titleOf(entity.id)}
        back={toBatches}
        entity={{
          what: money(entity.balance, entity.currencyId),
          who: entity.collectorName ?? entity.collectorId,
          status: <BatchStatusChip of={entity} />,
        }}
        toolbar={{ label: texts.actions, actions: offered }}
        taken={<TakenPart of="Batch" id={entity.id} status={entity.status} />}
        reloading={reloading}
      />
      <BatchCards
        batch={entity}
        reprocess={offerOf(offered, 'reprocess')}
        activity={<ActivitySection of="Batch" id={entity.id} />}
        onReload={() => void result.refetch()}
      />
      {actions.dialog}
    </>
  );
};
