import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { withdrawalsGroup } from '@/features/withdrawal/withdrawal.feature';
import { defineFeature } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { batchTitles } from './batch.titles';

/** The list of batches. */
export const batchesList: ListPlace = { key: 'batches.list', title: batchTitles.list, path: routes.batches.path };

const anyOf = operationPermissions['Query.batches'];

/** Batches of withdrawals: their list, their files and their detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.batches.path,
      title: batchTitles.list,
      anyOf,
      load: async () => (await import('./BatchesPage')).BatchesPage,
    },
    {
      path: routes.batch.path,
      title: batchTitles.detail,
      anyOf,
      load: async () => (await import('./detail/BatchPage')).BatchPage,
    },
  ],
  menu: [
    {
      group: withdrawalsGroup,
      label: 'Lotes',
      to: routes.batches.path,
      goKey: 'l',
      anyOf,
      detail: routes.batch.path,
      list: batchesList,
    },
  ],
  permissions: [
    {
      area: 'Lotes de retiros',
      words: {
        BATCH_WITHDRAW_SHOW: 'Ver',
        BATCH_WITHDRAW_REPROCESS: 'Reprocesar',
        BATCH_WITHDRAW_DOWNLOAD: 'Descargar',
        BATCH_WITHDRAW_RE_EXPORT: 'Re-exportar',
      },
    },
  ],
});
