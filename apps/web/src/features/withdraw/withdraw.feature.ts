import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { withdrawsTitle } from './withdraw.titles';

/** The list of withdraws: a view of the screen of all withdrawals (GAP-21). */
export const withdrawsList: ListPlace = {
  key: 'withdraws.list',
  title: withdrawsTitle,
  path: routes.allWithdrawals.path,
};

/** Withdraws: their transfer and their files for the bank. */
export const feature = defineFeature({
  screens: [],
  permissions: [
    {
      area: 'Retiros a transferir',
      words: {
        WITHDRAW_SHOW: 'Ver',
        WITHDRAW_TRANSFER: 'Transferir',
        WITHDRAW_DOWNLOAD: 'Descargar',
        WITHDRAW_REJECTED: 'Rechazar',
        WITHDRAW_RE_EXPORT: 'Re-exportar',
      },
    },
  ],
});
