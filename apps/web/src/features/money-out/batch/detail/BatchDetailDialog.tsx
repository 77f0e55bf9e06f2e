import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { ActionToolbar, offerOf, useOfferedDialogs } from '@/shared/actions';
import { queryState } from '@/shared/apollo';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { batchOffers } from '../actions/batch.offers';
import { useBatchForActionQuery } from '../actions/BatchChanges.generated';
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
      {entity && <BatchCards batch={entity} reprocess={offerOf(offered, 'reprocess')} onReload={retry} />}
    </AppDialog>
  );
};
