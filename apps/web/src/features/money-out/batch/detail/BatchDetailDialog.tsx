import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { TakenPart } from '@/domain/record-take';
import { routes } from '@/domain/routes';
import { ActionToolbar, offerOf, useOfferedDialogs } from '@/shared/actions';
import { queryState } from '@/shared/apollo';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { RowSteps } from '@/shared/neighbors';
import { batchOffers } from '../actions/batch.offers';
import { useBatchForActionQuery } from '../actions/BatchChanges.generated';
import { BatchStatusChip } from '../batch.status';
import { detailTexts as texts, dialogTexts } from '../batch.texts';
import { BatchCards } from './BatchCards';

interface BatchDetailDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Dialog with a batch over its list (B91, B386). */
export const BatchDetailDialog = ({ id, onClose }: BatchDetailDialogProps) => {
  const result = useBatchForActionQuery({ variables: { id } });
  const { loading, failure, retry } = queryState(result);
  const entity = result.data?.entity;
  const offered = useOfferedDialogs(batchOffers)(entity);
  return (
    <AppDialog
      open
      title={texts.title}
      width="max(50vw, 560px)"
      height="70vh"
      onClose={onClose}
      tools={entity && <RowSteps key={entity.id} id={entity.id} parameter="lote" />}
      actions={
        entity && (
          <>
            <Button
              component={Link}
              to={routes.batch.href(entity.collectorId, entity.id)}
              color="inherit"
              sx={{ mr: 'auto' }}
            >
              {texts.openPage}
            </Button>
            <ActionToolbar label={texts.actions} actions={offered} atLeast={1} />
          </>
        )
      }
    >
      {failure && <FailedState title={dialogTexts.failed} failure={failure} onRetry={retry} />}
      {!entity && loading && <LoadingRows />}
      {!entity && !loading && !failure && <EmptyState title={dialogTexts.notFound} />}
      {entity && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <BatchStatusChip of={entity} />
            <TakenPart of="Batch" id={entity.id} status={entity.status} />
          </Box>
          <BatchCards batch={entity} reprocess={offerOf(offered, 'reprocess')} onReload={retry} />
        </>
      )}
    </AppDialog>
  );
};
