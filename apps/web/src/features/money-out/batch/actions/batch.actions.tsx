import { operationPermissions } from '@backoffice/schema/permissions';
import Refresh from '@mui/icons-material/RefreshRounded';
import Replay from '@mui/icons-material/ReplayRounded';
import { createEntityActions } from '@/shared/actions';
import type { BatchFilter } from '@/shared/apollo/schema-types.generated';
import { createBulk } from '@/shared/bulk';
import type { BatchRowFragment } from '../list/BatchesPage.generated';
import { actionTexts, batch, batchesTexts } from '../batch.texts';

/** Actions of batches for row menu and dialogs: `?accion=reprocess&lote=…`. The detail is one of the dialogs. */
export const batchActions = createEntityActions({
  parameter: 'lote',
  actions: {
    reprocess: { label: actionTexts.reprocess.label, icon: <Replay /> },
    reexport: { label: actionTexts.reexport.label, icon: <Refresh /> },
  },
  nextOf: () => ['reprocess'],
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
