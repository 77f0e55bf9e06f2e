import { operationPermissions } from '@backoffice/schema/permissions';
import { createEntityActions } from '@/shared/actions';
import type { BatchFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { BatchRowFragment } from '../list/BatchesPage.generated';
import { actionTexts, batch, batchesTexts } from '../batch.texts';
import { batchOffers } from './batch.offers';

/** Actions of batches for row menu and dialogs: `?accion=reprocess&lote=…`. The detail is one of the dialogs. */
export const batchActions = createEntityActions({
  ...batchOffers,
  load: async () => (await import('./batch.dialogs')).BatchDialog,
});

/** Bulk action that reprocesses the selected batches. */
export const batchBulk = createBulk<BatchRowFragment, BatchFilter, 'reprocess'>({
  noun: batch,
  amountOf: ({ balance, currencyId }) => ({ amount: balance, currencyId }),
  anyOf: operationPermissions['Mutation.reprocessBatch'],
  labels: { reprocess: actionTexts.reprocess.label },
  clearLabel: batchesTexts.deselect,
  load: async () => (await import('./batch.dialogs')).BatchBulkDialog,
});
