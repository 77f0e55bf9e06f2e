import { operationPermissions } from '@backoffice/schema/permissions';
import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';

/** Received bank transfers: list and conciliation. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.transfers.path,
      title: 'Transferencias',
      anyOf: operationPermissions['Query.transfers'],
      load: async () => (await import('./list/TransfersPage')).TransfersPage,
      list: 'transfers.list',
      menu: [
        {
          group: { id: 'transfers', label: 'Transferencias', icon: SwapHoriz, order: 8 },
          label: 'Conciliar',
          goKey: 't',
        },
      ],
    },
  ],
  permissions: [{ area: 'Transferencias', words: { TRANSFER_SHOW: 'Ver', TRANSFER_UPDATE: 'Conciliar' } }],
  bulkRuns: [
    { type: 'Transfer', load: async () => (await import('./actions/transfer.actions')).transferBulk.StoredRun },
  ],
  help: { load: async () => (await import('./transfer.help')).help },
});
