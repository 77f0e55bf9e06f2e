import { routes } from '@/domain/routes';
import type { BatchFilter } from '@/shared/apollo/schema-types.generated';
import { bulkAction, bulkDialog } from '@/shared/bulk';
import { confirmation, entityAction, entityDialogs } from '@/shared/change';
import { money } from '@/shared/format';
import { actionTexts, dialogTexts, reprocessMany, reprocessManyDetail } from '../batch.texts';
import { BatchStatusChip } from '../batch.status';
import { batchFields } from '../detail/BatchCards';
import { BatchDetailDialog } from '../detail/BatchDetailDialog';
import type { BatchRowFragment } from '../list/BatchesPage.generated';
import * as changes from './BatchChanges.generated';

const nameOf = ({ collectorId, collectorName }: BatchRowFragment): string => collectorName ?? collectorId;

/** Dialogs of a batch: its actions and its detail (B91, B188). */
export const BatchDialog = entityDialogs({
  query: changes.BatchForActionDocument,
  texts: dialogTexts,
  summaryOf: (entity: changes.BatchForActionFragment) => ({
    title: nameOf(entity),
    amount: money(entity.balance, entity.currencyId),
    status: <BatchStatusChip of={entity} />,
    lastUpdateDate: entity.creationDate,
  }),
  addressOf: ({ collectorId, id }) => routes.batch.href(collectorId, id),
  fields: batchFields,
  actionTexts,
  actions: {
    reprocess: entityAction({ mutation: changes.ReprocessBatchDocument, useForm: confirmation(), movesMoney: true }),
    reexport: entityAction({ mutation: changes.ReexportBatchDocument, useForm: confirmation() }),
  },
  others: { detail: BatchDetailDialog },
});

/** Dialog that reprocesses many batches (B91). */
export const BatchBulkDialog = bulkDialog<BatchRowFragment, BatchFilter, 'reprocess'>({
  labelOf: (row) => `${nameOf(row)} · ${row.id}`,
  statusOf: (row) => <BatchStatusChip of={row} />,
  columns: [{ header: 'ENTIDAD', valueOf: ({ collectorId }) => collectorId }],
  matching: changes.BatchSelectionDocument,
  actions: {
    reprocess: bulkAction({
      mutation: changes.ReprocessBatchDocument,
      useForm: confirmation<readonly BatchRowFragment[]>(() => reprocessManyDetail),
      ...reprocessMany,
      movesMoney: true,
      file: 'lotes-reprocesados',
    }),
  },
});
