import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { withdrawalsGroup } from '@/features/withdrawal/withdrawal.feature';
import { defineFeature } from '@/shared/feature/feature';

const anyOf = operationPermissions['Query.batches'];

/** Batches of withdrawals: their list, their files and their detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.batches.path,
      title: 'Lotes de retiros',
      anyOf,
      load: async () => (await import('./BatchesPage')).BatchesPage,
      list: 'batches.list',
      menu: [{ group: withdrawalsGroup, label: 'Lotes', goKey: 'l', detail: routes.batch.path }],
    },
    {
      path: routes.batch.path,
      title: 'Detalle de lote',
      anyOf,
      load: async () => (await import('./detail/BatchPage')).BatchPage,
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
