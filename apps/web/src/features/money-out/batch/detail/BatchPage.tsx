import { useParams } from 'react-router-dom';
import { ActivitySection } from '@/domain/activity';
import { routes } from '@/domain/routes';
import { queryState } from '@/shared/apollo';
import { DetailBody, DetailHeader, DetailPlaceholder } from '@/shared/detail';
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

/** Milliseconds from an answer to the next question, while the batch is in process. */
const EVERY_MS = 3_000;

/** The page of a batch: `/lotes/lotes/{collectorId}/{id}` (B93, CON-02). One of another collector is not there. */
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
        toolbar={{ label: texts.actions, actions: actions.offered(entity) }}
        reloading={reloading}
      />
      <DetailBody
        main={<BatchCards batch={entity} onReload={() => void result.refetch()} />}
        activity={<ActivitySection of="Batch" id={entity.id} />}
      />
      {actions.dialog}
    </>
  );
};
