import { operationPermissions } from '@backoffice/schema/permissions';
import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { transferTitles } from './transfer.titles';

/** The list of received transfers. */
export const transfersList: ListPlace = {
  key: 'transfers.list',
  title: transferTitles.title,
  path: routes.transfers.path,
};

/** Received bank transfers: their list and their conciliation. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.transfers.path,
      title: transferTitles.title,
      anyOf: operationPermissions['Query.transfers'],
      load: async () => (await import('./list/TransfersPage')).TransfersPage,
    },
  ],
  menu: [
    {
      group: { id: 'transfers', label: 'Transferencias', icon: SwapHoriz, order: 8 },
      label: transferTitles.conciliate,
      to: routes.transfers.path,
      goKey: 't',
      anyOf: operationPermissions['Query.transfers'],
      list: transfersList,
    },
  ],
  permissions: [{ area: 'Transferencias', words: { TRANSFER_SHOW: 'Ver', TRANSFER_UPDATE: 'Conciliar' } }],
});
